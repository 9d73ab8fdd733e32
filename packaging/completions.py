# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""completions.py PROGRAM FOLDER: writes completions for bash, zsh and fish of what PROGRAM says to --help."""

import os
import re
import subprocess
import sys

OPTION = re.compile(r"^  (?:-(\w), )?--([\w-]+)(?: <([^>]+)>)?\s{2,}(.*)$")
COMMAND = re.compile(r"^  ([a-z]+)(?: ([a-z]+))?(?: [A-Z]+)?\s{2,}(.*)$")


def read(program, *arguments):
    """(options, commands) of a help text: (short, long, value, words) and (group, name or None, words)."""
    text = subprocess.run([program, *arguments, "--help"], check=True, capture_output=True, text=True,
                          env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}).stdout
    options, commands = [], []
    for line in text.splitlines():
        if option := OPTION.match(line):
            options.append([option[1], option[2], option[3], option[4]])
        elif command := COMMAND.match(line):
            commands.append((command[1], command[2], command[3]))
        elif options and line.startswith(" " * 20):
            options[-1][3] += " " + line.strip()
    return options, commands


def first_sentence(words):
    return re.split(r"(?<=[.:]) |\(default", words)[0].strip().rstrip(".").replace("'", "")


def choices(value):
    """The words between which a value chooses: `on|off`."""
    return value.split("|") if value and "|" in value else []


def takes_path(value):
    return value in ("dir", "file", "path")


def bash(name, options, commands):
    groups = sorted({group for group, _, _ in commands})
    function = "_" + name.replace("-", "_")
    cases = "".join(f"        --{long}) COMPREPLY=($(compgen -W '{' '.join(choices(value))}' -- \"$word\")); return ;;\n"
                    for _, long, value, _ in options if choices(value))
    cases += "".join(f"        --{long}) COMPREPLY=($(compgen -{'d' if value == 'dir' else 'f'} -- \"$word\")); return ;;\n"
                     for _, long, value, _ in options if takes_path(value))
    cases += "".join(f"        {group}) COMPREPLY=($(compgen -d -- \"$word\")); return ;;\n" for group in groups
                     if group in ("backup", "restore"))
    cases += "".join(f"        {group}) COMPREPLY=($(compgen -W '{' '.join(n for g, n, _ in commands if g == group and n)}'"
                     " -- \"$word\")); return ;;\n" for group in groups
                     if any(g == group and n for g, n, _ in commands))
    words = " ".join([f"--{long}" for _, long, _, _ in options] + groups)
    return (f"# bash completion of {name}\n{function}()\n{{\n    local word=${{COMP_WORDS[COMP_CWORD]}}\n"
            f"    case ${{COMP_WORDS[COMP_CWORD-1]}} in\n{cases}    esac\n"
            f"    COMPREPLY=($(compgen -W '{words}' -- \"$word\"))\n}}\ncomplete -F {function} {name}\n")


def zsh(name, options, commands):
    def spec(short, long, value, words):
        names = f"'(-{short} --{long})'{{-{short},--{long}}}" if short else f"--{long}"
        action = f":{value}:({' '.join(choices(value))})" if choices(value) else \
            f":{value}:_files" if takes_path(value) else f":{value}:" if value else ""
        return f"    {names}'[{first_sentence(words)}]{action}'"

    groups = sorted({group for group, _, _ in commands})
    lines = [spec(*option) for option in options]
    if groups:
        lines.append(f"    '1:command:({' '.join(groups)})'")
        lines.append(f"    '2:action:({' '.join(sorted({n for _, n, _ in commands if n}))})'")
    body = " \\\n".join(lines)
    return f"#compdef {name}\n_arguments -s \\\n{body}\n"


def fish(name, options, commands):
    lines = [f"# fish completion of {name}"]
    for short, long, value, words in options:
        line = f"complete -c {name} -l {long}"
        if short:
            line += f" -s {short}"
        if value:
            line += " -r" if takes_path(value) else " -x"
        if choices(value):
            line += f" -a '{' '.join(choices(value))}'"
        lines.append(line + f" -d '{first_sentence(words)}'")
    for group in sorted({group for group, _, _ in commands}):
        lines.append(f"complete -c {name} -n __fish_use_subcommand -f -a {group}")
    lines += [f"complete -c {name} -n '__fish_seen_subcommand_from {group}' -f -a {command} -d '{words.replace(chr(39), '')}'"
              for group, command, words in commands if command]
    return "\n".join(lines) + "\n"


def main():
    program, folder = sys.argv[1:]
    name = os.path.basename(program)
    options, commands = read(program)
    for group in sorted({group for group, _, _ in commands}):
        more, named = read(program, group)
        commands += [command for command in named if command[1]]
        options += [option for option in more if option[1] not in {o[1] for o in options}]
    os.makedirs(folder, exist_ok=True)
    for file, text in ((name, bash), (f"_{name}", zsh), (f"{name}.fish", fish)):
        with open(os.path.join(folder, file), "w", encoding="utf-8") as out:
            out.write(text(name, options, commands))


if __name__ == "__main__":
    main()
