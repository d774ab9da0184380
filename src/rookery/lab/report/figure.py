"""One finding: a picture, the sentence that says what it shows, and its numbers as a table."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from rookery.lab.report.drawing import Drawing
from rookery.lab.report.voice import Voice


@dataclass(frozen=True)
class Table:
    """Numbers in rows; the first column says whose they are."""

    columns: list[str]
    rows: list[list[str]]

    def html(self, about: str) -> str:
        """As a part of a page; where it is too wide for that, it can be moved by the keyboard, too."""
        head = "".join(f'<th scope="col">{escape(column)}</th>' for column in self.columns)
        rows = "".join(
            f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
            for row in self.rows
        )
        return (
            f'<div class="wide" tabindex="0" role="region" aria-label="{escape(about, quote=True)}">'
            f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
        )


@dataclass(frozen=True)
class Figure:
    """A finding; `name` is its place on the page."""

    name: str
    title: str
    picture: Drawing
    sentence: str
    table: Table
    notes: tuple[str, ...] = ()

    def label(self) -> str:
        """What the picture tells those who do not see it."""
        return f"{self.title}. {self.sentence}"

    def html(self, voice: Voice) -> str:
        """As a part of a page."""
        notes = "".join(f'<p class="note">{escape(note)}</p>' for note in self.notes)
        return (
            f'<figure id="{self.name}"><h2>{escape(self.title)}</h2>{self.picture.svg(self.label())}'
            f"<figcaption>{escape(self.sentence)}</figcaption>{notes}<details><summary>{escape(voice.say('numbers'))}"
            f"</summary>{self.table.html(self.title)}</details></figure>"
        )
