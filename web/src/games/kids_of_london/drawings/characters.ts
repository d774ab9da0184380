// Who may come by, each with a drawing.

import type { ComponentType } from "react";
import type { Character } from "../table";
import { Banker } from "./Banker";
import { Beggar } from "./Beggar";
import { Jeweller } from "./Jeweller";
import { Merchant } from "./Merchant";
import { LeftPriest, RightPriest } from "./Priests";
import { Prince } from "./Prince";

export const CHARACTERS: Record<Character, ComponentType> = {
  merchant: Merchant,
  left_priest: LeftPriest,
  right_priest: RightPriest,
  jeweller: Jeweller,
  banker: Banker,
  prince: Prince,
  beggar: Beggar,
};
