/**
 * Whether bets on one round insure each other over several of its markets (rule ROU-13): whatever is drawn, one of them wins or all give their stakes back.
 *
 * It is tried on some draws, the same ones for every bet: what wins on all of them leaves less than about one outcome in a hundred, which is as good as none.
 */
import { familyOf } from '../mini-games/families.ts';
import { partsOf, type RoundId } from '../mini-games/round.ts';
import { cellOfSelection } from '../mini-games/roundFixture.ts';
import type { SelectionId } from '../kernel/ids.ts';

/** Draws that are tried: of outcomes that leave a fiftieth open, all are met by less than one set of bets in a hundred. */
const DRAWS = 240;
const WORDS = 2 ** 32;

/** @param backed selections of the round, each the one pick of a bet */
export function isInsured(roundId: RoundId, backed: readonly SelectionId[]): boolean {
  const parts = partsOf(roundId);
  const cells = backed.flatMap((selectionId) => cellOfSelection(roundId, selectionId) ?? []);
  if (parts === undefined || cells.length < 2) return false;
  const { draw, settle } = familyOf(parts.game.family);
  const words = everyWord();
  for (let tried = 0; tried < DRAWS; tried += 1) {
    const drawn = draw(words, roundId);
    const settled = cells.map(({ marketId, key }) => settle(drawn, marketId, key, roundId));
    if (!settled.includes(2) && settled.includes(1)) return false;
  }
  return true;
}

/** Words that are spread over all there are, and always the same (mulberry32). */
function everyWord() {
  let state = 1;
  return {
    below(n: number) {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / WORDS) * n);
    },
  };
}
