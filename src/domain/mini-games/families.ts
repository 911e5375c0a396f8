/** Every family of games by its name: one table, so that a family without rules does not compile. */
import { baccarat } from './baccarat.ts';
import { blackjack } from './blackjack.ts';
import { dice, sicbo } from './dice.ts';
import type { Family } from './family.ts';
import type { FamilyId } from './familyId.ts';
import { goStop } from './goStop.ts';
import { hiLo } from './hiLo.ts';
import { keno } from './keno.ts';
import { kenoLadder, ladder, powerLadder } from './ladder.ts';
import { powerball } from './powerball.ts';
import { race, snail } from './races.ts';
import { cardOddEven, dragonTiger, hiddenOddEven } from './twoCards.ts';
import { virtualBasketball, virtualRace, virtualSoccer } from './virtual/families.ts';
import { oneRing, roulette } from './wheels.ts';

export const FAMILIES = {
  ...{ powerball, powerLadder, keno, kenoLadder, ladder },
  ...{ baccarat, dragonTiger, cardOddEven, hiddenOddEven, hiLo, blackjack, goStop },
  ...{ sicbo, dice, roulette, oneRing, race, snail },
  ...{ virtualSoccer, virtualBasketball, virtualRace },
} as const satisfies Readonly<Record<FamilyId, Family>>;

/** The rules that a game is drawn and settled by. */
export const familyOf = (id: FamilyId): Family => FAMILIES[id];
