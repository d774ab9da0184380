// The shell around every game: the table itself, whose turn it is, what can be done, and the side panel.
import { useEffect, useMemo, useState } from "react";
import type { Taken } from "../../protocol";
import { keepTable, keptTable } from "../keep";
import { useLanguage } from "../language";
import { useGames, useGameWords } from "../load";
import { seatNames } from "../names";
import { Header } from "../parts/Header";
import { useTableLine } from "../tableline";
import type { Standing } from "../wishes";
import { Banners } from "./Banners";
import { Board } from "./Board";
import { Chat } from "./Chat";
import { OpenSeat } from "./Claim";
import { Again, Ending } from "./Ending";
import { KeyboardPlace } from "./KeyboardPlace";
import { Log } from "./Log";
import { News } from "./News";
import { Players } from "./Players";
import { useReplay } from "./replay";
import { ReplayBar } from "./ReplayBar";
import { OpenRule } from "./RuleChip";
import { RulesDrawer } from "./RulesDrawer";
import { SeatLinks } from "./SeatLinks";
import { Shut } from "./Shut";
import { Side, type TabName } from "./Side";
import { Tools } from "./Tools";
import { TurnLine } from "./TurnLine";
import { useSettled } from "./useSettled";
import { useWide } from "./useWide";
import { useWishes } from "./useWishes";
import { WishSwitch } from "./WishSwitch";

interface RoomProps {
  table: string;
  token: string;
  inviting: boolean;
  invite(inviting: boolean): void;
  /** Whether a link for another seat was just opened here. */
  spare: boolean;
  understood(): void;
  take(taken: Taken): void;
  giveUp(): void;
}

export function Room({ table, token, inviting, invite, spare, understood, take, giveUp }: RoomProps) {
  const { ui, language } = useLanguage();
  const [known, line] = useTableLine(table, token);
  const replay = useReplay(table, token, known);
  const [settled, staging, stage] = useSettled(known);
  const wide = useWide();
  const [tab, setTab] = useState<TabName>("log");
  const [open, setOpen] = useState(false);
  const [rule, setRule] = useState<string | null>(null);
  const [read, setRead] = useState(0); // how many words of the chat have been seen

  const game = known.hello?.game ?? "";
  const seats = known.presence?.seats;
  const plain = useGameWords(game, language);
  const words = useMemo(() => (plain && seats ? plain.seated(seatNames(seats, plain)) : null), [plain, seats]);
  const name = plain?.say("name") ?? "";
  const live = known.line === "open" && replay.at === null;
  const games = useGames();
  const standing = games.value?.find((one) => one.name === game)?.standing ?? NONE;
  const { switches, pending } = useWishes(table, known, line, live, standing);
  const waits = pending !== null || (games.value === null && games.fault === null);
  const moves = Boolean(words && known.view?.moves.length && !waits);
  const over = known.view ? known.view.ending !== null : false;
  const ended = over && settled.view?.ending !== null; // and the table has shown it
  const seat = known.hello?.seat ?? null;
  useEffect(() => {
    if (game && token) keepTable(table, { game, seat, over });
  }, [table, token, game, seat, over]);

  const mine = Boolean(known.view && seat !== null && known.view.waiting.includes(seat) && !pending);
  useEffect(() => {
    document.title = [mine ? "●" : "", name, "Rookery"].filter(Boolean).join(" ");
  }, [mine, name]);

  const said = known.events.filter((event) => event.what === "chat").length;
  const shown = (one: TabName): boolean => tab === one && (wide || open);
  const chatShown = shown("chat");
  useEffect(() => {
    if (chatShown) setRead(said);
  }, [chatShown, said]);

  if (known.line === "refused" && known.shut) return <Shut refusal={known.shut} token={token} giveUp={giveUp} />;
  if (!known.view || !words) return <Waiting down={known.line === "down"} />;
  const view = replay.view ?? known.view;
  const links = expected(keptTable(table)?.links ?? {}, seats?.map((one) => one.kind) ?? []);
  return (
    <OpenRule value={setRule}>
      <Header>
        <h1>{name}</h1>
      </Header>
      <div className="room">
        <main className="board">
          <div className="notices">
            <Banners known={known} line={line} words={words} />
            {spare && (
              <div className="banner" role="status">
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
          <div className="board-top">
            {seat === null && <span className="tag">{ui.say("watching")}</span>}
            <TurnLine
              view={replay.view ?? settled.view ?? view}
              events={settled.events}
              words={words}
              at={replay.at}
              formality={pending !== null}
              staging={staging}
            />
            {switches.map((wish) =>
              wish.on || !staging ? <WishSwitch key={wish.move} wish={wish} words={words} /> : null,
            )}
            <News events={settled.events} words={words} speak={!shown("log")} replaying={replay.at !== null} />
          </div>
          <Board
            table={table}
            known={known}
            line={line}
            replay={replay}
            words={words}
            stage={stage}
            waits={waits}
          >
            <KeyboardPlace ready={moves && !staging && live} moment={known.viewed} />
          </Board>
          <Tools known={known} line={line} replay={replay} openRules={() => setRule("")}>
            {ended && (
              <Again table={table} token={token} view={known.view} next={known.presence?.rematch ?? ""} words={words} />
            )}
          </Tools>
          <ReplayBar replay={replay} />
          {ended && replay.at === null && <Ending table={table} token={token} view={known.view} words={words} />}
        </main>
        <Side
          chosen={tab}
          open={open}
          choose={(chosen, up) => {
            setTab(chosen);
            setOpen(up);
          }}
          tabs={[
            {
              name: "log",
              label: ui.say("log.title"),
              news: 0,
              body: <Log events={settled.events} words={words} seat={seat} until={replay.at} shown={shown("log")} />,
            },
            {
              name: "chat",
              label: ui.say("chat.title"),
              news: said - read,
              body: (
                <Chat
                  events={known.events}
                  words={words}
                  say={seat === null ? null : (text) => line.ask({ type: "chat", text })}
                />
              ),
            },
            {
              name: "players",
              label: ui.say("player.title"),
              news: 0,
              body: (
                <Players table={table} token={token} known={known} words={words} showLinks={() => invite(true)} />
              ),
            },
          ]}
        />
      </div>
      {inviting && Object.keys(links).length > 0 && (
        <SeatLinks
          title={ui.say("links.title")}
          about={ui.say("links.about")}
          table={table}
          links={links}
          nameOf={(one) => words.seat(one)}
          close={() => invite(false)}
        />
      )}
      {rule !== null && <RulesDrawer game={game} rule={rule} close={() => setRule(null)} />}
    </OpenRule>
  );
}

const NONE: Standing = {};

/** The links of seats that nobody has taken yet. */
function expected(links: Record<string, string>, kinds: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(links).filter(([seat]) => kinds[Number(seat)] === "link"));
}

function Waiting({ down }: { down: boolean }) {
  const { ui } = useLanguage();
  return (
    <>
      <Header />
      <main className="claim">
        <p role={down ? "alert" : "status"} className={down ? "banner banner-loud" : "quiet"}>
          {ui.say(down ? "line.down" : "line.connecting")}
        </p>
      </main>
    </>
  );
}
