/** The short form of the run of a day; `npm run draws:day` is the long one, with kills if asked. */
import { cpSync } from 'node:fs';
import { expect, it } from 'vitest';
import { breathe } from '../../../../server/breathe.ts';
import { GAMES } from '../../../../src/domain/mini-games/gameTable.ts';
import { newDataDir } from '../../support/openOrigin.ts';
import { signIn } from '../../support/caller.ts';
import { seededRandom } from '../../../support/seededRandom.ts';
import { NOON, openDrawHouse } from '../support/drawHouse.ts';
import { checkDay } from './checkDay.ts';
import { liveOn, type TakenBet } from './liveOn.ts';

/** Over the end of a day, when rounds of every period are drawn. */
const SPAN_MS = 90_000;
const FROM = NOON + 12 * 3_600_000 - 45_000;

it('ROU-1, ROU-2, ROU-5, LED-3 all games draw each round once and in time, and settle each bet once', async () => {
  const dataDir = newDataDir();
  const { origin, clock } = await openDrawHouse(GAMES, { dataDir, start: FROM });
  const members = await Promise.all(['member3', 'member5', 'member7'].map((userId) => signIn(origin, userId)));
  const bets: TakenBet[] = [];
  const until = FROM + SPAN_MS;
  await liveOn({
    ...{ origin, clock, members, until, games: GAMES, betsAMinute: 40, random: seededRandom(3) },
    onBet: (bet) => bet !== 'refused' && bets.push(bet),
    onMinute: () => undefined,
  });
  await origin.close();
  const found = await checkDay(dataDir, { games: GAMES, from: FROM, until, bets, hasKills: false });
  expect(found.faults).toEqual([]);
  expect(found.voided).toBe(0);
  expect(found.rounds).toBeGreaterThan(GAMES.length);
  expect(bets.length).toBeGreaterThan(20);
}, 240_000);

/** Short rounds, so that something is drawn whenever the house is cut off. */
const QUICK = GAMES.toSorted((a, b) => a.periodMs - b.periodMs).slice(0, 6);
const CUTS = 3;
/** Over by the next start: one process does not take itself for dead. */
const LEASE_MS = 900;

it('ROU-1, ROU-6 a house that is cut off in the middle of whatever it does ends each round once, and settles each bet once', async () => {
  const random = seededRandom(11);
  let dataDir = newDataDir();
  let { origin, clock } = await openDrawHouse(QUICK, { dataDir, start: FROM, leaseMs: LEASE_MS });
  const bets: TakenBet[] = [];
  for (let cut = 0; cut < CUTS; cut += 1) {
    const members = await Promise.all(['member3', 'member5'].map((userId) => signIn(origin, userId)));
    const live = { origin, clock, members, games: QUICK, betsAMinute: 60, random, onMinute: () => undefined };
    const onBet = (bet: TakenBet | 'refused') => bet !== 'refused' && bets.push(bet);
    await liveOn({ ...live, until: clock.now() + 8_000, onBet });
    // On with the next draws, and so many turns into them its disk is taken as it is: what a power cut leaves.
    const ending = clock.advance(5_000);
    for (let turns = Math.floor(random() * 40); turns > 0; turns -= 1) await breathe();
    const left = newDataDir();
    cpSync(dataDir, left, { recursive: true });
    await ending;
    await origin.close();
    dataDir = left;
    const start = clock.now() + (cut === 1 ? 3 * 60_000 : 1_000);
    ({ origin, clock } = await openDrawHouse(QUICK, { dataDir, start, leaseMs: LEASE_MS }));
  }
  await origin.settled();
  const until = clock.now();
  await origin.close();
  const found = await checkDay(dataDir, { games: QUICK, from: FROM, until, bets, hasKills: true });
  expect(found.faults).toEqual([]);
  expect(found.voided).toBeGreaterThan(0);
  expect(bets.length).toBeGreaterThan(10);
}, 240_000);
