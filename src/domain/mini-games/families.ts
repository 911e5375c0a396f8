/** Every family of games by its name: one table, so that a family without rules does not compile. */
import type { Family, GameCell, GameMarket } from './family.ts';
import { kenoLadder, powerLadder } from './ladder.ts';
import { keno } from './keno.ts';
import { powerball } from './powerball.ts';
import { race, snail } from './races.ts';
import { virtualBasketball, virtualRace, virtualSoccer } from './virtual/families.ts';

export const FAMILIES = {
  powerball,
  powerLadder,
  keno,
  kenoLadder,
  race,
  snail,
  virtualSoccer,
  virtualBasketball,
  virtualRace,
} as const satisfies Readonly<Record<string, Family>>;

export type FamilyId = keyof typeof FAMILIES;

export const familyOf = (id: FamilyId): Family => FAMILIES[id];
export type { Family, GameCell, GameMarket };
