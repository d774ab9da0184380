"""Plain data read by its fields, compiled or not: how a state is shown, kept and made again."""

from __future__ import annotations

import copyreg
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

VECTORS: dict[str, Any] = {
    "i64": vec[i64], "i32": vec[i32], "i16": vec[i16], "u8": vec[u8], "float": vec[float], "bool": vec[bool],
}  # fmt: skip
NOT_DATA = ("steps", "told")  # the rules' own objects, and who listens


def names(thing: object) -> list[str]:
    """The names of an object's fields, those of its base classes first."""
    found: list[str] = []
    for cls in reversed(type(thing).__mro__):
        found += [name for name in vars(cls).get("__mypyc_attrs__", ()) if name not in found]
    found += [name for name in getattr(thing, "__dict__", {}) if name not in found]
    return [name for name in found if name not in NOT_DATA]


def values(thing: object) -> dict[str, Any]:
    """The fields by name; a step by its number."""
    found = {name: getattr(thing, name) for name in names(thing)}
    if "step" in found:
        found["step"] = found["step"].number
    return found


def restore(cls: type[Any], fields: dict[str, Any], *made_with: str) -> Any:
    """An object with these fields; its class is called with those it is made with."""
    thing = cls(*[fields[name] for name in made_with])
    for name, value in fields.items():
        if name == "step":
            thing.step = thing.steps[value] if value >= 0 else thing.step
        elif name not in made_with:
            setattr(thing, name, value)
    return thing


def show(thing: object) -> str:
    """The object as an expression that makes it again."""
    fields = ", ".join(f"{name}={value!r}" for name, value in values(thing).items())
    return f"{type(thing).__name__}.of({fields})"


def apart(value: Any) -> Any:
    """The same data, in lists of its own."""
    from rookery.engine.state import Part  # which is shown and kept by this module

    if isinstance(value, list):
        return [apart(one) for one in value]
    if isinstance(value, dict):
        return {key: apart(one) for key, one in value.items()}
    if isinstance(value, vec):
        return value[:]
    if isinstance(value, set):
        return set(value)
    if isinstance(value, Part):
        part = restore(type(value), values(value))
        own(part)
        return part
    return value


def own(thing: object) -> None:
    """Let a state share with no other what could be changed, not even what the rules never change."""
    for name in names(thing):
        value = getattr(thing, name)
        if not isinstance(value, int | str):
            setattr(thing, name, apart(value))
    if hasattr(thing, "steps"):
        thing.steps = thing.steps[:]


def restore_vector(kind: str, items: list[Any]) -> Any:
    """A native vector of some items."""
    return VECTORS[kind](items)


for _kind, _vector in VECTORS.items():  # they cannot be pickled by themselves
    copyreg.pickle(_vector, lambda kept, kind=_kind: (restore_vector, (kind, list(kept))))  # type: ignore[misc]
