/** Hours in which games rest, over all games and instants (rules ROU-19, ROU-21). */
import { describe, expect, it } from 'vitest';
import { isRestingRound, restAt, type GameRests } from '../../../src/domain/mini-games/gameRests.ts';
import { GAMES, gameOf, type GameRow } from '../../../src/domain/mini-games/gameTable.ts';
import { nextRound, roundOf, timesOf } from '../../../src/domain/mini-games/round.ts';
import { DAY_MS } from '../../../src/domain/kernel/seoulDay.ts';
import { seededRandom } from '../../support/seededRandom.ts';

const MINUTE_MS = 60_000;
const AT = Date.parse('2026-11-27T03:59:30+09:00');

/** What a game comes to, walked through round by round. */
function walked(rests: GameRests, game: GameRow, at: number): { isResting: boolean; changesAt: number | null } {
  const first = roundOf(game, at);
  const isResting = isRestingRound(rests, first);
  for (let id = nextRound(first); timesOf(id).opensAt < at + DAY_MS + game.periodMs; id = nextRound(id))
    if (isRestingRound(rests, id) !== isResting) return { isResting, changesAt: timesOf(id).opensAt };
  return { isResting, changesAt: null };
}

describe('hours of rest', () => {
  it('ROU-19 ROU-21 a round rests whole by the minute in which it opens, and the next change is the first round of the other kind', () => {
    const random = seededRandom(163);
    for (let run = 0; run < 400; run += 1) {
      const game = GAMES[Math.floor(random() * GAMES.length)]!;
      const from = Math.floor(random() * 1_440);
      const length = 1 + Math.floor(random() * (run % 3 === 0 ? 6 : 1_438));
      const rests = { [game.gameId]: { from, until: (from + length) % 1_440 } };
      const at = AT + Math.floor(random() * 3 * DAY_MS);
      expect(restAt(rests, game, at), JSON.stringify({ run, rests, at })).toEqual(walked(rests, game, at));
    }
  });

  it('ROU-19 over midnight too, and none for a game without hours', () => {
    const game = gameOf('401')!;
    const rests = { '401': { from: 23 * 60, until: 60 } };
    const at = (time: string) => restAt(rests, game, Date.parse(`2026-11-27T${time}+09:00`)).isResting;
    expect(['22:59:59', '23:00:00', '23:59:59'].map(at)).toEqual([false, true, true]);
    expect(['00:00:00', '00:59:59', '01:00:00', '12:00:00'].map(at)).toEqual([true, true, false, false]);
    expect(restAt(rests, gameOf('402')!, AT)).toEqual({ isResting: false, changesAt: null });
  });

  it('ROU-19 hours in which no round opens change nothing, and hours of nearly a day may leave no round', () => {
    const slow = GAMES.find(({ periodMs, phaseMs }) => periodMs === 5 * MINUTE_MS && phaseMs === 0)!;
    expect(restAt({ [slow.gameId]: { from: 1, until: 3 } }, slow, AT)).toEqual({ isResting: false, changesAt: null });
    expect(restAt({ [slow.gameId]: { from: 0, until: 1_439 } }, slow, AT)).toEqual({
      isResting: true,
      changesAt: null,
    });
  });
});
