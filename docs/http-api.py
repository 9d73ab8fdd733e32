#!/usr/bin/env python3
# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""Writes http-api.md from the host's own description: curl -s .../openapi.json | python3 http-api.py > http-api.md"""

import json
import sys
from urllib.parse import urlencode

HEAD = """# The HTTP interface

Made by [http-api.py](http-api.py) from the endpoint table (`core/api/EndpointTable.cpp`), as is `GET /openapi.json`. A
test fails when this page is out of date; to write it again:

    curl -s http://127.0.0.1:8787/openapi.json | python3 docs/http-api.py > docs/http-api.md

The host listens at `http://127.0.0.1:8787` (`--bind`, `--port`). Bodies are JSON in UTF-8, except that of
`POST /createToken`, a `multipart/form-data`. Integers are exact: read them as 64-bit. A name that ends in `Raw` is an
integer in the smallest unit (lamports, or base units of a token) as text. A reply may have more members than it has
today, never fewer; the answers below are real ones. A body of JSON is 1 MiB at most, an array in it 10,000 elements, a text
64 KiB. Clients that run: [examples](examples). Events: [events.md](events.md).

Every error is `{"error":true,"message":"<one English sentence>","code":"<for programs>"}`; an error of a program on chain
has `"program":{"id","code","name"}` too. The examples work on a new sandbox with simulated traders:

    curvedesk-host --sandbox-traders on --sandbox-rpc-port 8899
"""


def resolved(document, node):
    while "$ref" in node:
        name = node["$ref"].removeprefix("#/").split("/")
        node = document
        for step in name:
            node = node[step]
    return node


def type_of(schema):
    kinds = schema.get("type", "any")
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    return " or ".join(kind.replace("integer", "number").replace("string", "text") for kind in dict.fromkeys(kinds))


def cell(text):
    return text.replace("|", "\\|").replace("\n", " ")


def table(heads, rows):
    return ["", "| " + " | ".join(heads) + " |", "|" + "---|" * len(heads),
            *("| " + " | ".join(map(cell, row)) + " |" for row in rows)]


def members(schema, before=""):
    """Rows of an object's members, and of the objects within it."""
    for name, member in schema.get("properties", {}).items():
        kind = type_of(member)
        if name not in schema.get("required", []):
            kind += ", may be absent"
        yield f"`{before}{name}`", kind, member.get("description", "")
        yield from members(member, f"{before}{name}.")
        yield from members(member.get("items", {}), f"{before}{name}[].")


def inputs(operation):
    """Rows of an operation's parameters and members of its body."""
    for each in operation["parameters"]:
        yield (f"`{each['name']}`", each["in"], type_of(each["schema"]), "yes" if each["required"] else "",
               each["description"])
    for media in operation.get("requestBody", {}).get("content", {}).values():
        for name, member in media["schema"]["properties"].items():
            yield (f"`{name}`", "body", type_of(member), "yes" if name in media["schema"]["required"] else "",
                   member["description"])


def example(path, method, operation):
    """A command that sends the operation's example request."""
    query = {}
    words = []
    for each in operation["parameters"]:
        if "example" not in each:
            continue
        if each["in"] == "path":
            path = path.replace("{" + each["name"] + "}", each["example"])
        elif each["in"] == "query":
            query[each["name"]] = each["example"]
        else:
            words.append(f"-H '{each['name']}: {each['example']}'")
    if operation["security"]:
        words.insert(0, "-H \"x-api-key: $key\"")
    for kind, media in operation.get("requestBody", {}).get("content", {}).items():
        if kind == "application/json":
            words += ["-H 'Content-Type: application/json'", f"-d '{json.dumps(media['example'])}'"]
        else:
            words += [f"-F '{name}={value}'" if name != "file" else "-F file=@picture.png"
                      for name, value in media["example"].items()]
    address = f"'http://127.0.0.1:8787{path}{'?' if query else ''}{urlencode(query)}'"
    command = ["curl -s", *(["-X POST"] if method == "post" and not words else []), address, *words]
    return ["", "    " + " \\\n        ".join([" ".join(command[:2]), *command[2:]])]


def section(document, path, method, operation):
    scope = operation.get("x-scope")
    needs = f"a key with the scope `{scope}`" if scope else "any key" if operation["security"] else "no key"
    yield from ["", f"## {method.upper()} {path}", f"{operation['summary']}. Needs {needs}."]
    asked = list(inputs(operation))
    if asked:
        yield from table(["asked", "in", "form", "required", "meaning"], asked)
    answered = list(members(next(iter(operation["responses"]["200"]["content"].values()))["schema"]))
    if answered:
        yield from table(["answered", "form", "meaning"], answered)
    errors = [status for status in operation["responses"] if status.isdigit() and int(status) >= 400]
    yield from ["", f"Errors: {', '.join(errors)}."]
    yield from example(path, method, operation)
    answer = next(iter(operation["responses"]["200"]["content"].values())).get("example")
    if answer is not None:
        yield from ["", "answers", "", *("    " + line for line in json.dumps(answer, indent=2).splitlines())]


def page(document):
    operations = [(path, method, operation) for path, methods in document["paths"].items()
                  for method, operation in methods.items() if path != "/ws"]
    lines = [HEAD.rstrip("\n")]
    lines += table(["endpoint", "does"], ((f"`{method.upper()} {path}`", operation["summary"])
                                          for path, method, operation in operations))
    for each in operations:
        lines += section(document, *each)
    lines += ["", "## Errors"]
    errors = {}
    for _, _, operation in operations:
        errors.update((status, resolved(document, reply)) for status, reply in operation["responses"].items()
                      if status.isdigit() and int(status) >= 400)
    return "\n".join(lines + table(["status", "means", "for example"], (
        (status, errors[status]["description"], f"`{code}`: {reply['value']['message']}") for status in sorted(errors)
        for code, reply in errors[status]["content"]["application/json"]["examples"].items()))) + "\n"


if __name__ == "__main__":
    sys.stdout.write(page(json.load(sys.stdin)))
