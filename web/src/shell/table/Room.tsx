// The shell around every game: the people gathering or the table itself, what must not be overlooked, and the side panel.
import { useEffect, useMemo, useState } from "react";
import { GAMES } from "../../games";
import { ClocksContext } from "../../look";
import { clocksOf } from "../clock";
import { isOpen } from "../known";
import { useLanguage } from "../language";
import { useGames, useGameWords } from "../load";
import { seatNames } from "../names";
import { Header } from "../parts/Header";
import { useTableLine } from "../tableline";
import type { Standing } from "../wishes";
import banner from "./Banner.module.css";
import { Banners } from "./Banners";
import { Chat } from "./Chat";
import { OpenSeat } from "./Claim";
import claim from "./Claim.module.css";
import { Gathering } from "./Gathering";
import { Keys } from "./Keys";
import { type Line, logged } from "./lines";
import { Log } from "./Log";
import { heard, useMuted } from "./mute";
import { Play } from "./Play";
import { Players } from "./Players";
import { useReplay } from "./replay";
import { OpenRule } from "./RuleChip";
import styles from "./Room.module.css";
import { RulesDrawer } from "./RulesDrawer";
import { Shut } from "./Shut";
import { type Aside, Side, type TabName } from "./Side";
import { useMyTurn } from "./useMyTurn";
import { useSettled } from "./useSettled";
import { useWide } from "./useWide";
import { useWishes } from "./useWishes";

interface RoomProps {
  table: string;
  token: string;
  aside: Aside;
  turnTo(aside: Aside): void;
  /** Whether a link for another seat was just opened here. */
  spare: boolean;
  understood(): void;
  take(token: string): void;
  giveUp(): void;
}

export function Room({ table, token, aside, turnTo, spare, understood, take, giveUp }: RoomProps) {
  const { ui, language } = useLanguage();
  const [known, line] = useTableLine(table, token);
  const replay = useReplay(table, token, known);
  const [settled, staging, stage] = useSettled(known);
  const wide = useWide();
  const { tab, open } = aside;
  const [rule, setRule] = useState<string | null>(null);
  const [wanted, setWanted] = useState(""); // a line of the log
  const [read, setRead] = useState(0); // the number of the last word of the chat that was seen

  const game = known.hello?.game ?? "";
  const seats = known.presence?.seats;
  const facts = known.hello?.facts;
  const plain = useGameWords(game, language);
  const words = useMemo(() => {
    if (!plain || !seats) return null;
    const names = facts === undefined ? undefined : GAMES[game]?.names?.(facts, plain);
    return (names ? plain.named(names) : plain).seated(seatNames(seats, plain));
  }, [plain, seats, game, facts]);
  const clocks = useMemo(() => (seats ? clocksOf(known, seats, ui) : null), [known.clocks, known.hello, seats, ui]);
  const name = plain?.say("name") ?? "";
  const info = useGames().value?.find((one) => one.name === game);
  const live = isOpen(known) && replay.at === null;
  const wishes = useWishes(table, known, line, live, staging, info?.standing ?? NONE);
  const over = Boolean(known.closed || known.view?.ending);
  const seat = known.hello?.seat ?? null;
  const mine = Boolean(!over && seat !== null && known.view?.waiting.includes(seat) && !wishes.pending);
  useMyTurn(known.number === 0 ? null : mine && !staging, name);

  const [muted, mute] = useMuted(table);
  const spoken = useMemo(() => heard(known.events, muted), [known.events, muted]);
  const hidden = known.events.filter((event) => event.what === "chat").length - spoken.length;
  const last = spoken.at(-1)?.number ?? 0;
  const shown = (one: TabName): boolean => tab === one && (wide || open);
  const chatShown = shown("chat");
  useEffect(() => {
    if (chatShown) setRead(last);
  }, [chatShown, last]);

  const showLine = ({ key }: Line): void => {
    setRule(null);
    turnTo({ tab: "log", open: true });
    setWanted(key);
  };
  if (known.line === "refused" && known.shut) {
    return <Shut table={table} refusal={known.shut} token={token} take={take} giveUp={giveUp} />;
  }
  if (known.number === 0 || !words) return <Arriving down={known.line === "down"} />;
  return (
    <ClocksContext value={replay.at === null && !over ? clocks : null}>
      <OpenRule value={setRule}>
        <Header>
          <h1>{name}</h1>
        </Header>
        <div className={styles.room}>
          <main className={styles.board} data-moves={known.move}>
            <div className={styles.notices}>
              <Banners table={table} token={token} known={known} line={line} words={words} />
              {spare && (
                <div className={banner.banner} role="status">
                  <span>{ui.say("claim.spare")}</span>
                  <button type="button" className="btn btn-quiet" onClick={understood}>
                    {ui.say("close")}
                  </button>
                </div>
              )}
              {seat === null && !over && seats?.some((one) => one.kind === "open") && (
                <OpenSeat table={table} words={words} take={take} />
              )}
            </div>
            {known.view ? (
              <Play
                table={table}
                token={token}
                known={known}
                settled={settled}
                staging={staging}
                stage={stage}
                line={line}
                replay={replay}
                live={live}
                wishes={wishes}
                words={words}
                speak={!shown("log")}
                openRules={() => setRule("")}
              />
            ) : (
              !known.closed && (
                <Gathering
                  table={table}
                  token={token}
                  known={known}
                  words={words}
                  game={info}
                  openRules={() => setRule("")}
                />
              )
            )}
          </main>
          <Side
            chosen={tab}
            open={open}
            choose={(chosen, up) => turnTo({ tab: chosen, open: up })}
            tabs={[
              {
                name: "log",
                label: ui.say("log.title"),
                news: 0,
                body: (
                  <Log
                    events={settled.events}
                    words={words}
                    seat={seat}
                    until={replay.at}
                    shown={shown("log")}
                    wanted={wanted}
                  />
                ),
              },
              {
                name: "chat",
                label: ui.say("chat.title"),
                news: spoken.filter((event) => event.number > read).length,
                body: (
                  <Chat
                    said={spoken}
                    hidden={hidden}
                    showAll={() => mute([])}
                    words={words}
                    say={seat === null ? null : (text) => line.ask({ type: "chat", text })}
                  />
                ),
              },
              {
                name: "players",
                label: ui.say("player.title"),
                news: 0,
                body: <Players table={table} token={token} known={known} words={words} muted={muted} mute={mute} />,
              },
            ]}
          />
        </div>
        <Keys />
        {rule !== null && known.hello && (
          <RulesDrawer
            game={game}
            at={{ table, token, values: known.hello.values }}
            rule={rule}
            log={{ lines: logged(settled.events, words, ui), show: showLine }}
            close={() => setRule(null)}
          />
        )}
      </OpenRule>
    </ClocksContext>
  );
}

const NONE: Standing = {};

function Arriving({ down }: { down: boolean }) {
  const { ui } = useLanguage();
  return (
    <>
      <Header />
      <main className={claim.claim}>
        <p role={down ? "alert" : "status"} className={down ? banner.loud : "quiet"}>
          {ui.say(down ? "line.down" : "line.connecting")}
        </p>
      </main>
    </>
  );
}
