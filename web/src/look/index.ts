// The parts of the common look.

export { CardBack, CardFrame } from "./CardFrame";
export { Coin, Coins } from "./Coin";
export { Fog, Lamp, LampPost } from "./Ornaments";
export { HandsContext, nameOf, Piece, spot, type Hands } from "./Piece";
export { keep } from "./places";
export { Lamplight, Scene, Street } from "./Scene";
export { SeatMark, seatColour } from "./SeatMark";
export { arrive, atRest, travel, type Route, type Trip } from "./travel";
