"""Writes the protocol's types as TypeScript: `python -m rookery.table.typescript > web/src/protocol.ts`."""

from __future__ import annotations

import inspect
import sys
from typing import Any

import msgspec

from rookery.table import protocol

SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """All types of the protocol, in the order of its file."""
    structs = [
        value
        for value in vars(protocol).values()
        if inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__module__ == protocol.__name__
    ]
    schemas, components = msgspec.json.schema_components(structs)
    del schemas
    blocks = ["// Generated from src/rookery/table/protocol.py by `make protocol`: change it there.\n"]
    blocks += [interface(struct, components[struct.__name__]) for struct in structs]
    for name in ("Request", "Reply"):
        members = [member.__name__ for member in getattr(protocol, name).__args__]
        blocks.append(f"export type {name} = {' | '.join(members)};\n")
    return "\n".join(blocks)


def interface(struct: type[msgspec.Struct], schema: dict[str, Any]) -> str:
    """A struct as an interface, with its description."""
    lines = [f"/** {(struct.__doc__ or '').strip()} */", f"export interface {struct.__name__} {{"]
    required = set(schema.get("required", []))
    sent = not struct.__struct_config__.forbid_unknown_fields  # the server's own always have every field
    for name, field in schema["properties"].items():
        mark = "" if sent or name in required else "?"
        lines.append(f"  {name}{mark}: {kind(field)};")
    return "\n".join([*lines, "}", ""])


def kind(schema: dict[str, Any]) -> str:
    """A type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in sorted(schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(kind(one) for one in schema["anyOf"])
    if schema.get("type") == "array":
        inner = kind(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {kind(values) if isinstance(values, dict) else 'unknown'}>"
    if "type" not in schema:
        return "unknown"
    return SIMPLE[schema["type"]]


if __name__ == "__main__":
    sys.stdout.write(typescript())
