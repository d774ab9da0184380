"""Writes types as TypeScript: the protocol's, and beside each game's table those of its views and facts.

`python -m rookery.table.typescript web/src` writes them; with `--check` it says which are stale.
"""

from __future__ import annotations

import inspect
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from rookery.engine import lesson, registry, view
from rookery.minds import hint, review
from rookery.table import addresses, events, host, mine, nights, people, protocol, push, results

SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def main(folder: str, check: bool) -> int:
    """Write all files, or find those that are stale; the exit status."""
    root = Path(folder)
    texts = {root / "protocol.ts": protocol_types()}
    for game in registry.all_games():
        if (root / "games" / game.name).is_dir():
            texts[root / "games" / game.name / "view.ts"] = game_types(game.package)
    stale = [path for path, text in texts.items() if not path.exists() or path.read_text("utf-8") != text]
    if check:
        for path in stale:
            print(f"{path} is stale: run 'make protocol'", file=sys.stderr)
        return bool(stale)
    for path in stale:
        path.write_text(texts[path], "utf-8")
    return 0


def protocol_types() -> str:
    """What all games show, and all messages, in the order of their files."""
    modules = (people, push, addresses, mine, nights, results, host, hint, review)
    asked = [struct for module in modules for struct in structs_of(module)]
    clock: list[type[msgspec.Struct]] = [events.Clock]
    structs = [*structs_of(view), *structs_of(lesson), *clock, *structs_of(protocol), *asked]
    blocks = ["// Generated from src/rookery/engine/view.py and table/protocol.py by `make protocol`.\n"]
    blocks += interfaces(structs)
    for name in ("Request", "Reply"):
        members = [member.__name__ for member in getattr(protocol, name).__args__]
        blocks.append(f"export type {name} = {' | '.join(members)};\n")
    return "\n".join(blocks)


def game_types(package: str) -> str:
    """A game's table and facts, with their parts."""
    module = import_module(f"{package}.view")
    return "\n".join([f"// Generated from {package}.view by `make protocol`.\n", *interfaces(structs_of(module))])


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module defines."""
    return [
        value
        for value in vars(module).values()
        if inspect.isclass(value)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
        and value is not view.Shown
    ]


def interfaces(structs: list[type[msgspec.Struct]]) -> list[str]:
    """Structs as interfaces."""
    _, components = msgspec.json.schema_components(structs)
    return [interface(struct, components[struct.__name__]) for struct in structs]


def interface(struct: type[msgspec.Struct], schema: dict[str, Any]) -> str:
    """A struct as an interface, with its description."""
    open_to = [parameter.__name__ for parameter in getattr(struct, "__parameters__", ())]
    generic = f"<{', '.join(f'{name} = unknown' for name in open_to)}>" if open_to else ""
    described = " ".join((struct.__doc__ or "").split())
    lines = [f"/** {described} */", f"export interface {struct.__name__}{generic} {{"]
    required = set(schema.get("required", []))
    config = struct.__struct_config__
    sent = not config.forbid_unknown_fields and not config.omit_defaults  # the server's own have every field
    for name, field in schema["properties"].items():
        mark = "" if sent or name in required else "?"
        wanted = str(inspect.get_annotations(struct).get(name, ""))
        lines.append(f"  {name}{mark}: {wanted if wanted in open_to else kind(field)};")
    return "\n".join([*lines, "}", ""])


def kind(schema: dict[str, Any]) -> str:
    """A type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1].removesuffix("_Any_")
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(kind(one) for one in schema["anyOf"])
    if "prefixItems" in schema:
        return f"[{', '.join(kind(one) for one in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        inner = kind(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        names = schema.get("propertyNames", {})
        keys = kind(names) if "enum" in names else "string"
        return f"Record<{keys}, {kind(values) if isinstance(values, dict) else 'unknown'}>"
    if "type" not in schema:
        return "unknown"
    return SIMPLE[schema["type"]]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], "--check" in sys.argv))
