// The parts of the common look.

export { AboutWords, useAbout } from "./About";
export { Caption } from "./Caption";
export { CardBack, CardFrame } from "./CardFrame";
export { classes } from "./classes";
export { type Clocks, ClocksContext, SeatClock } from "./Clock";
export { Coin, Coins } from "./Coin";
export { Count, points, type Cell, type CountLine } from "./Count";
export { Ending } from "./Ending";
export { Frame } from "./Frame";
export { Hand } from "./Hand";
export { Fog, Lamp, LampPost } from "./Ornaments";
export { atRest, paced, type Pace } from "./pace";
export { HandsContext, nameOf, Piece, spot, type Hands, type PieceProps } from "./Piece";
export { keep } from "./places";
export { Plate } from "./Plate";
export { Answer, Prompt } from "./Prompt";
export { Lamplight, Scene, Street } from "./Scene";
export { SeatMark, seatColour } from "./SeatMark";
export { Since, type Deed } from "./Since";
export { ring } from "./sound";
export { clockFace, span } from "./times";
export { arrive, travel, type Route, type Trip } from "./travel";
