# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""Checks values against the JSON Schemas of an OpenAPI document: the words that ours uses, and no others."""

import re

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}
SAYS_NOTHING = {"description", "example", "format", "contentMediaType"}


def resolve(document, node):
    """The node that a $ref stands for, or the node itself."""
    while isinstance(node, dict) and "$ref" in node:
        target = document
        steps = node["$ref"].split("/")
        assert steps[0] == "#", node
        for step in steps[1:]:
            assert step in target, f"nothing at {node['$ref']}"
            target = target[step]
        node = target
    return node


def is_type(value, name):
    if name in ("number", "integer"):
        return isinstance(value, (int, float) if name == "number" else int) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def problems(document, schema, value, where="value"):
    """What is wrong with the value, as a list of sentences."""
    schema = resolve(document, schema)
    found = []
    for word, rule in schema.items():
        if word == "type":
            names = [rule] if isinstance(rule, str) else rule
            if not any(is_type(value, name) for name in names):
                found.append(f"{where} is {value!r}, no {rule}")
        elif word == "const":
            if value != rule or isinstance(value, bool) != isinstance(rule, bool):
                found.append(f"{where} is {value!r}, not {rule!r}")
        elif word == "enum":
            if value not in rule:
                found.append(f"{where} is {value!r}, none of {rule}")
        elif word == "pattern":
            if isinstance(value, str) and not re.search(rule, value):
                found.append(f"{where} is {value!r}, not like {rule}")
        elif word == "minLength":
            if isinstance(value, str) and len(value) < rule:
                found.append(f"{where} is too short")
        elif word == "minimum":
            if is_type(value, "number") and value < rule:
                found.append(f"{where} is {value}, below {rule}")
        elif word == "maximum":
            if is_type(value, "number") and value > rule:
                found.append(f"{where} is {value}, above {rule}")
        elif word == "required":
            if isinstance(value, dict):
                found += [f"{where} has no {name}" for name in rule if name not in value]
        elif word == "properties":
            if isinstance(value, dict):
                for name, inner in rule.items():
                    if name in value:
                        found += problems(document, inner, value[name], f"{where}.{name}")
        elif word == "items":
            if isinstance(value, list):
                for i, element in enumerate(value):
                    found += problems(document, rule, element, f"{where}[{i}]")
        elif word == "anyOf":
            tried = [problems(document, option, value, where) for option in rule]
            if all(tried):
                found.append(f"{where} fits none: {tried}")
        elif word not in SAYS_NOTHING:
            found.append(f"{where}: a schema uses {word}, which this checker does not know")
    return found
