"""How the game is told and made: the table as text in both languages, and that only the effects know a card by name."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

import pytest
from rich.text import Text

from rookery.engine.match import look
from rookery.games.london import GAME
from rookery.games.london.pieces import CARD_NAMES
from rookery.games.london.state import London
from tests.games.london.tables import play, table

SOURCE = Path(str(files(GAME.package)))


def shown(state: London, language: str, seat: int | None = 0) -> list[str]:
    words = GAME.words(language).seated(state.players)
    facts = GAME.facts(state.players, GAME.settle(None))
    return Text.from_markup(GAME.draw(look(GAME, state, seat), facts, words)).plain.splitlines()


def crowded() -> London:
    return table(
        "st_pauls lords paupers paupers",
        "salters",
        area="omnibus ~mercers+brewing shops:2",
        areas=("grand_hotel ~vintners",),
        display="omnibus - wren",
        lands="city hackney",
        other_lands=("westminster",),
        tubes="city",
        money=4,
    )


def test_the_table_in_english() -> None:
    lines = shown(crowded(), "en")
    text = "\n".join(lines)
    assert "  1 Omnibus brown · 2 – · 3 Wren blue" in lines
    assert "    Omnibus                  £2" in lines  # what it would bring now
    assert "    Brewing                  £9, for a card, 1 below" in lines
    assert "    Shops                    £2, 2 points, poverty −1" in lines
    assert "    Running the city now: piles 3 + cards 4 − boroughs 2: poverty +5" in lines
    assert "    Grand Hotel: £4 · (Vintners)" in lines
    assert any(line.startswith("  City           £8 4/6URed") for line in lines)
    assert any("Islington      £4 4/3 +" in line for line in lines)
    assert any("Hampstead      £7 2/5" in line and "Hampstead      £7 2/5 +" not in line for line in lines)
    assert "St Paul's (£10: 1 loan)" in text
    assert "Paupers grey ×2" in text
    assert "  Lord's blue                1 point, poverty −1; 1 point at the end" in lines
    assert len(lines) <= 40


def test_the_table_in_french() -> None:
    lines = shown(crowded(), "fr")
    assert "  1 Omnibus marron · 2 – · 3 Wren bleu" in lines
    assert "    Brasserie                9 £, pour une carte, 1 dessous" in lines
    assert "    Restaurer à présent : piles 3 + cartes 4 − arrond. 2 : pauvreté +5" in lines
    assert "    Grand Hôtel : 4 £ · (Marchands de vin)" in lines
    assert "Cathédrale Saint-Paul (10 £ : 1 emprunt)" in "\n".join(lines)


def test_a_watcher_sees_cities_but_no_hand() -> None:
    lines = shown(crowded(), "en", None)
    assert not any("Paupers" in line or "Your hand" in line for line in lines)
    assert "    Omnibus: £2 · Brewing: £9 · Shops: £2, 2 points, poverty −1" in lines


def test_what_is_being_placed_and_looked_at_is_shown() -> None:
    state = play(table("salters mercers", area="lords"), "play salters")
    assert "Red is placing Salters" in shown(state, "en", 1)
    state = table("", area="university", deck="salters sewers omnibus", draw=True)
    assert "  1 Salters brown · 2 Sewers blue £4 · 3 Omnibus brown" in shown(state, "en")
    assert not any("You look at" in line for line in shown(state, "en", 1))


STEPS = [path for path in SOURCE.glob("steps/*.py") if path.stem != "all"]  # where the steps have their names


@pytest.mark.parametrize("path", sorted([*STEPS, SOURCE / "state.py", SOURCE / "seats.py"]))
def test_no_step_names_a_card(path: Path) -> None:
    """Cards are data: only docstrings may tell of them."""
    tree = ast.parse(path.read_text("utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    names |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    names |= {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    assert not {name.lower() for name in texts | names} & set(CARD_NAMES)
