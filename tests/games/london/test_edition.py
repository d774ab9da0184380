"""What is chosen before the deal: whether flipped cards show their colour, and an edition of one's own."""

from __future__ import annotations

import pickle

import pytest

from rookery.engine.dice import QuickDice
from rookery.engine.refusals import Fault, Refusal
from rookery.games.london import GAME
from rookery.games.london.edition import EDITION
from rookery.games.london.pieces import BOX, CARD_NAMES
from rookery.games.london.state import London
from rookery.games.london.view import Facts
from tests.games.london.tables import city, mine_of, play, table, view_of

BOX_TEXT = EDITION.box()


def changed(name: str, /, **cells: object) -> str:
    """The file in the box with other values on a line."""
    head, *lines = BOX_TEXT.splitlines()
    columns = head.split(",")
    found = []
    for line in lines:
        row = dict(zip(columns, line.split(","), strict=True))
        if row["card"] == name:
            row |= {column: str(value) for column, value in cells.items()}
        found.append(",".join(row.values()))
    return "\n".join([head, *found]) + "\n"


def with_cards(state: London, text: str) -> London:
    """A table whose cards are those of an edition."""
    state.cards = EDITION.read(text)
    return state


def faults(text: str) -> list[tuple[int | str, str]]:
    return [(fault.place, fault.kind) for fault in EDITION.faults(text)]


def facts_with(**options: object) -> Facts:
    facts = GAME.facts(2, GAME.settle(options))
    assert isinstance(facts, Facts)
    return facts


# Whether flipped cards show their colour


@pytest.mark.rule("L22")
@pytest.mark.parametrize(("shows", "pounds", "points"), [(True, 3, 3), (False, 1, 2)])
def test_flipped_cards_show_their_colour_or_not(shows: bool, pounds: int, points: int) -> None:
    state = table("", area="bridge town_houses ~salters ~brewing omnibus ~lords")
    state.flipped_colours = shows
    assert [pile.brings and pile.brings.money for pile in view_of(state, 1).seats[0].piles][:1] == [pounds]
    play(state, "activate bridge", "activate town_houses")
    assert (state.seats[0].money, state.seats[0].points) == (pounds, points)


@pytest.mark.rule("L22")
def test_the_text_says_which_cards_count() -> None:
    assert facts_with().cards["bridge"].text == "per_brown"
    assert facts_with(flipped_colours=False).cards["bridge"].text == "per_brown_up"
    for language, seen, unseen in (
        ("en", "face up or flipped", "show no colour"),
        ("fr", "retournée", "ne montre pas"),
    ):
        assert seen in GAME.rulebook(language).rules["L22"].text
        assert unseen in GAME.rulebook(language, GAME.settle({"flipped_colours": "no"})).rules["L22"].text
    assert not GAME.start(2, {"flipped_colours": "no"}).flipped_colours


# An edition of one's own


@pytest.mark.rule("L23")
def test_the_split_of_the_train_stations_is_an_edition_s() -> None:
    north, south = CARD_NAMES.index("train_station_north"), CARD_NAMES.index("train_station_south")
    text = changed("train_station_north", c=1).replace("train_station_south,0,0,1", "train_station_south,0,0,2")
    state = GAME.start(3, {"edition": text})
    assert [state.cards.copies[kind] for kind in (north, south)] == [1, 2]
    assert state.audit() == []
    assert facts_with().cards["train_station_north"].uncertain
    assert "not certain" in GAME.rulebook("en").rules["L23"].text
    assert "not certain" not in GAME.rulebook("en", GAME.settle({"edition": text})).rules["L23"].text
    assert (facts_with().values, facts_with(edition=text).values) == ("printed", "own")


def test_numbers_of_an_edition_are_played_with() -> None:
    state = with_cards(table("st_pauls lords", money=9), changed("st_pauls", price=4, worth=9))
    cost = mine_of(state, 0).pays[0]
    assert cost is not None
    assert (cost.pay, cost.loans) == (4, 0)
    play(state, "play st_pauls", "spend lords")
    assert (state.seats[0].money, state.seats[0].worth) == (5, 9)
    large = with_cards(table("", area="bank_of_england"), changed("bank_of_england", power="large_loans 15"))
    assert play(large, "borrow").seats[0].money == 15
    omnibus = with_cards(table("", area="omnibus", lands="city hackney"), changed("omnibus", text="per_borough 3"))
    assert play(omnibus, "activate omnibus").seats[0].money == 6
    police = with_cards(table("", area="police_force", poverty=1), changed("police_force", text="hand_over 2"))
    assert [one.poverty for one in play(police, "activate police_force").seats] == [0, 2]  # no more than there is
    empty = with_cards(table("", area="grand_hotel salters"), changed("grand_hotel", money=0))
    assert city(empty) == ["grand_hotel", "salters"]
    assert [move for move in empty.legal(0) if "grand_hotel" in GAME.catalogue.name(move)] == []  # it brings nothing


def test_the_words_of_a_card_tell_the_edition_s_numbers() -> None:
    card = facts_with(edition=changed("bank_of_england", power="large_loans 15")).cards["bank_of_england"]
    assert GAME.words("en").say(f"power.{card.power}", {"count": card.strength}) == "Each of your loans brings £15."
    card = facts_with(edition=changed("underground", text="underground 1")).cards["underground"]
    assert GAME.words("fr").say(f"text.{card.text}", {"count": card.amount}) == "Placez 1 marqueur de métro."
    own = GAME.rulebook("en", GAME.settle({"edition": BOX_TEXT})).text
    assert "£12" not in own
    assert "£12" in GAME.rulebook("en").text


def test_games_with_an_edition_are_kept_and_judged() -> None:
    text = changed("salters", money=9)
    state = GAME.start(2, {"edition": text}, 3)
    again = pickle.loads(pickle.dumps(state))  # noqa: S301
    assert again.cards is state.cards
    luck = QuickDice(3)
    while state.waiting():
        legal = state.legal(state.turn)
        state.play(state.turn, legal[luck.pick(len(legal))])
        assert sum(state.judge()) == pytest.approx(1)
    assert state.audit() == []


def test_the_box_is_sound_and_so_is_a_copy_of_it_in_any_order() -> None:
    assert EDITION.faults(BOX_TEXT) == []
    head, *lines = BOX_TEXT.splitlines()
    turned = EDITION.read("\n".join([head, *reversed(lines)]))
    assert list(turned.kind) == list(BOX.kind)
    assert list(turned.price) == list(BOX.price)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "columns"),
        ("card,a\nsalters,1\n", "columns"),
        (changed("salters", price="ten"), "number"),
        (changed("salters", price=21), "number"),
        (changed("salters", price=-1), "number"),
        (changed("salters", a=10), "number"),
        (changed("salters", colour="blue"), "fixed"),
        (changed("salters", stone=0), "fixed"),
        (changed("salters", text="per_borough 1"), "fixed"),
        (changed("omnibus", text="per_thames 1"), "fixed"),
        (changed("omnibus", text="per_borough 0"), "number"),
        (changed("omnibus", text="per_borough"), "number"),
        (changed("university", power="foresight 4"), "number"),
        (changed("bank_of_england", power="large_loans 0"), "number"),
        (changed("st_pauls", money=3), "no_base"),
        (changed("salters", card="pepperers"), "no_card"),
        (changed("salters", card="mercers"), "twice"),
        (changed("salters", a=2), "deck"),
        (changed("school", power="any_colour 2"), "powers_differ"),
        (changed("salters", attested="perhaps"), "choice"),
        ("\n".join(BOX_TEXT.splitlines()[:-1]), "missing"),
    ],
)
def test_what_is_wrong_with_an_edition_is_told(text: str, kind: str) -> None:
    assert kind in [found for _, found in faults(text)]
    for language in ("en", "fr"):
        for fault in EDITION.faults(text):
            told = GAME.words(language).fault(fault)
            assert "{{" not in told
            assert "fault." not in told
    with pytest.raises(Refusal):
        EDITION.read(text or "card\n")


def test_faults_have_their_lines() -> None:
    assert faults(changed("salters", price=99)) == [(3, "number")]
    many = BOX_TEXT.replace(",brown,", ",green,")
    assert 1 < len(EDITION.faults(many)) <= 50
    assert all(isinstance(fault, Fault) for fault in EDITION.faults(many))
