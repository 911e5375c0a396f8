/** The short form of the run of a day; `npm run draws:day` is the long one, with kills if asked. */
import { expect, it } from 'vitest';
import { GAMES } from '../../../../src/domain/mini-games/gameTable.ts';
import { newDataDir } from '../../support/openOrigin.ts';
import { signIn } from '../../support/caller.ts';
import { seededRandom } from '../../../support/seededRandom.ts';
import { NOON, openDrawHouse } from '../support/drawHouse.ts';
import { checkDay } from './checkDay.ts';
import { liveOn, type TakenBet } from './liveOn.ts';

/** Over the end of a day, and over the round of every period. */
const SPAN_MS = 7 * 60_000;
const FROM = NOON + 12 * 3_600_000 - 60_000;

it('ROU-1, ROU-2, ROU-5, LED-3 all games draw each round once and in time, and settle each bet once', async () => {
  const dataDir = newDataDir();
  const { origin, clock } = await openDrawHouse(GAMES, { dataDir, start: FROM });
  const members = await Promise.all(['member3', 'member5', 'member7'].map((userId) => signIn(origin, userId)));
  const bets: TakenBet[] = [];
  const until = FROM + SPAN_MS;
  await liveOn({
    ...{ origin, clock, members, until, games: GAMES, betsAMinute: 20, random: seededRandom(3) },
    onBet: (bet) => bet !== 'refused' && bets.push(bet),
    onMinute: () => undefined,
  });
  await origin.close();
  const found = await checkDay(dataDir, { games: GAMES, from: FROM, until, bets, hasKills: false });
  expect(found.faults).toEqual([]);
  expect(found.voided).toBe(0);
  expect(found.rounds).toBeGreaterThan(GAMES.length);
  expect(bets.length).toBeGreaterThan(60);
}, 30_000);
