"""The page: one file with its own style, without a script and without anything from outside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files

import rookery
from rookery.lab.report.figure import Figure, Table
from rookery.lab.report.voice import PACKAGE, Voice


@dataclass(frozen=True)
class Page:
    """What a report shows: what it is about, its findings, and how it was made."""

    voice: Voice
    title: str
    lead: str  # what was played, in a sentence
    figures: Sequence[Figure]
    plan: Table
    again: Sequence[str]  # commands that make the same
    notes: Sequence[str] = ()

    def html(self) -> str:
        """The page as a text."""
        say = self.voice.say
        parts = [
            f'<!doctype html><html lang="{self.voice.language}"><head><meta charset="utf-8">',
            f"<title>{escape(say('title', name=self.title))}</title>",
            '<meta name="viewport" content="width=device-width,initial-scale=1">',
            f"<style>{style('page')}{style('picture')}</style></head><body>",
            f'<header><p class="kind">{escape(say("kind"))}</p><h1>{escape(self.title)}</h1>',
            f'<p>{escape(self.lead)}</p>{paragraphs(self.notes)}</header><main><div class="columns">',
            *(figure.html(self.voice) for figure in self.figures),
            f'</div><section id="plan"><h2>{escape(say("plan.title"))}</h2>',
            f"{self.plan.html(say('plan.title'))}<h3>{escape(say('again'))}</h3>",
            f"<pre>{escape(chr(10).join(self.again))}</pre></section></main>",
            f"<footer>{escape(say('made_by', version=rookery.__version__))}</footer></body></html>\n",
        ]
        return "".join(parts)

    def pictures(self) -> dict[str, str]:
        """Each picture as a file of its own, by name."""
        return {f"{one.name}.svg": one.picture.alone(one.label(), style("picture")) for one in self.figures}


def paragraphs(notes: Sequence[str]) -> str:
    """Notes below one another."""
    return "".join(f'<p class="note">{escape(note)}</p>' for note in notes)


def style(name: str) -> str:
    """A style sheet of ours."""
    return (files(PACKAGE) / f"{name}.css").read_text("utf-8")
