// A card of its own for everything on the table: what it is and does in words, beside what is pointed at, reached by the
// keyboard, or held under a finger.

import {
  createContext,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import styles from "./About.module.css";
import { type Spot, spotOf, useBeside } from "./beside";

const WIDTH = 300; // pixels
const HOLD = 450; // milliseconds of a finger that wants to read, not to play
const LINGER = 250; // and of a mouse

type Content = () => ReactNode;

interface Room {
  show(piece: Element, content: Content): void;
  hide(): void;
}

const RoomContext = createContext<Room>({ show: () => undefined, hide: () => undefined });

/** What is seen closer in a room; whatever happens there puts it away. */
export function AboutRoom({ moment, children }: { moment: unknown; children: ReactNode }) {
  const [shown, setShown] = useState<{ spot: Spot; content: Content } | null>(null);
  const described = useRef<Element | null>(null);
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const style = useBeside(shown?.spot ?? null, WIDTH, card, shown);
  const hide = useCallback(() => {
    if (!described.current) return; // most moments pass with nothing to put away
    described.current.removeAttribute("aria-describedby");
    described.current = null;
    setShown(null);
  }, []);
  const room = useMemo<Room>(
    () => ({
      show(piece, content) {
        hide();
        piece.setAttribute("aria-describedby", id);
        described.current = piece;
        setShown({ spot: spotOf(piece), content });
      },
      hide,
    }),
    [hide, id],
  );
  useEffect(hide, [moment, hide]);
  useEffect(() => {
    if (!shown) return undefined;
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Escape") hide();
    };
    window.addEventListener("keydown", key);
    window.addEventListener("scroll", hide, true);
    return () => {
      window.removeEventListener("keydown", key);
      window.removeEventListener("scroll", hide, true);
    };
  }, [shown, hide]);
  return (
    <RoomContext value={room}>
      {children}
      {shown && (
        <div ref={card} id={id} role="tooltip" className={`${styles.about} sheet`} style={style}>
          {shown.content()}
        </div>
      )}
    </RoomContext>
  );
}

/** What a piece needs to be read closer: `<Piece {...about(() => …)} />`. */
export function useAbout(): (content: Content) => {
  onPointerMove(event: PointerEvent): void;
  onPointerLeave(): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onClickCapture(event: MouseEvent): void;
  onContextMenu(event: MouseEvent): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
} {
  const room = useContext(RoomContext);
  const timer = useRef(0);
  const held = useRef(false); // a finger has read: lifting it is no click
  const touched = useRef(false);
  const above = useRef<Element | null>(null); // what a mouse was moved onto
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (content) => {
    const later = (piece: Element, ms: number, hold: boolean): void => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        if (!piece.isConnected) return;
        held.current = hold;
        room.show(piece, content);
      }, ms);
    };
    const leave = (): void => {
      window.clearTimeout(timer.current);
      room.hide();
    };
    return {
      // Moved onto it: a piece that comes to lie under a resting mouse has not been pointed at.
      onPointerMove: ({ pointerType, currentTarget }) => {
        if (pointerType !== "mouse" || above.current === currentTarget) return;
        above.current = currentTarget;
        later(currentTarget, LINGER, false);
      },
      onPointerLeave: () => {
        above.current = null;
        leave();
      },
      onPointerDown: ({ pointerType, currentTarget }) => {
        held.current = false;
        touched.current = pointerType !== "mouse";
        if (touched.current) later(currentTarget, HOLD, true);
        else leave();
      },
      onPointerUp: () => {
        if (touched.current) leave();
      },
      onPointerCancel: leave,
      onClickCapture: (event) => {
        if (held.current) {
          event.preventDefault();
          event.stopPropagation();
        }
        held.current = false;
      },
      onContextMenu: (event) => {
        if (touched.current) event.preventDefault();
      },
      onFocus: ({ currentTarget }) => {
        if (currentTarget.matches(":focus-visible")) room.show(currentTarget, content);
      },
      onBlur: leave,
    };
  };
}

/** A name and what it says below it, for what is said in words alone. */
export function AboutWords({ name, children }: { name: ReactNode; children?: ReactNode }) {
  return (
    <>
      <strong>{name}</strong>
      {children && <p>{children}</p>}
    </>
  );
}
