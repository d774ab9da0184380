"""What is kept beside the tables: players, where they sit, results, notices. Statements that both databases understand.

Nothing here is the truth about a table: that is its events, and whatever is missing here is made from them again.
"""

from __future__ import annotations

SCHEMA = """
CREATE TABLE players (
    id text PRIMARY KEY, name text NOT NULL, language text NOT NULL, settings text NOT NULL,
    made double precision NOT NULL
);
CREATE TABLE devices (key text PRIMARY KEY, player text NOT NULL, made double precision NOT NULL);
CREATE INDEX devices_of ON devices (player);
CREATE TABLE passes (key text PRIMARY KEY, player text NOT NULL, until double precision NOT NULL);
CREATE TABLE merged (old text PRIMARY KEY, player text NOT NULL);
CREATE TABLE sittings (
    player text NOT NULL, table_id text NOT NULL, seat integer NOT NULL, at double precision NOT NULL,
    hidden integer NOT NULL DEFAULT 0, PRIMARY KEY (player, table_id)
);
CREATE TABLE summaries (table_id text PRIMARY KEY, number integer NOT NULL, data text NOT NULL);
CREATE TABLE results (
    table_id text PRIMARY KEY, game text NOT NULL, rules integer NOT NULL, options text NOT NULL,
    at double precision NOT NULL, seconds double precision NOT NULL, moves integer NOT NULL, ending text NOT NULL,
    takebacks integer NOT NULL, unfair integer NOT NULL, rated integer NOT NULL
);
CREATE INDEX results_at ON results (game, at);
CREATE TABLE result_seats (
    table_id text NOT NULL, seat integer NOT NULL, player text NOT NULL, bot text NOT NULL,
    share double precision NOT NULL, score integer NOT NULL, lines text NOT NULL, hints integer NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_of ON result_seats (player);
CREATE TABLE house (name text PRIMARY KEY, value text NOT NULL);
CREATE TABLE turns (
    table_id text NOT NULL, seat integer NOT NULL, player text NOT NULL, number integer NOT NULL,
    turn integer NOT NULL, asked double precision, live integer NOT NULL, told integer NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX turns_asked ON turns (asked) WHERE asked IS NOT NULL;
CREATE INDEX turns_of ON turns (player);
CREATE TABLE wishes (
    player text PRIMARY KEY, turns integer NOT NULL, wait double precision NOT NULL, digest double precision
);
CREATE INDEX wishes_digest ON wishes (digest) WHERE digest IS NOT NULL;
CREATE TABLE addresses (
    id text PRIMARY KEY, player text NOT NULL, kind text NOT NULL, address text NOT NULL, secrets text NOT NULL,
    confirmed integer NOT NULL, made double precision NOT NULL
);
CREATE INDEX addresses_of ON addresses (player);
CREATE TABLE outbox (
    id text PRIMARY KEY, kind text NOT NULL, player text NOT NULL, address text NOT NULL, table_id text NOT NULL,
    seat integer NOT NULL, turn integer NOT NULL, made double precision NOT NULL, due double precision NOT NULL,
    until double precision NOT NULL, worker text NOT NULL, tries integer NOT NULL, state text NOT NULL
);
CREATE INDEX outbox_due ON outbox (due) WHERE state = '';
CREATE INDEX outbox_to ON outbox (address);
CREATE TABLE nights (
    id text PRIMARY KEY, game text NOT NULL, players integer NOT NULL, rounds integer NOT NULL, title text NOT NULL,
    options text NOT NULL, clock text NOT NULL, bot text NOT NULL, host text NOT NULL, secret text NOT NULL,
    round integer NOT NULL, over integer NOT NULL, entered integer NOT NULL, made double precision NOT NULL
);
CREATE INDEX nights_running ON nights (over) WHERE over = 0;
CREATE TABLE entrants (
    night text NOT NULL, number integer NOT NULL, player text NOT NULL, name text NOT NULL, bot text NOT NULL,
    PRIMARY KEY (night, number)
);
CREATE UNIQUE INDEX entrants_once ON entrants (night, player) WHERE player <> '';
"""
