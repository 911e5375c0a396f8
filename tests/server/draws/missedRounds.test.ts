/** What becomes of rounds that nobody drew: after a stop, a sleep, a kill (ROU-6). */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/domain/mini-games/gameTable.ts';
import type { Round } from '../../../src/domain/mini-games/round.ts';
import { slipOfGame } from '../../../src/domain/bets/slipOfGame.ts';
import { availableOf } from '../../../src/domain/wallet/ledger.ts';
import { MOST_VOIDED } from '../../../server/draws/missedRounds.ts';
import { createManualClock } from '../feed/manualClock.ts';
import { signIn, type Caller } from '../support/caller.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { betOnRound, byClock, drawsAt, NOON, openDrawHouse, roundOn } from './support/drawHouse.ts';

const game = GAMES.find((row) => slipOfGame(row) === 'minigame' && row.periodMs <= 60_000)!;
const HOUR = 3_600_000;

async function allRounds(caller: Caller): Promise<Round[]> {
  const rows: Round[] = [];
  for (let next: string | null = ''; next !== null;) {
    const after: string = next === '' ? '' : `&after=${next}`;
    const { body } = await caller.call('GET', `/game-result/rounds?gameId=${game.gameId}&limit=200${after}`);
    const page = body as { rows: Round[]; next: string | null };
    rows.push(...page.rows);
    next = page.next;
  }
  return rows;
}

/** One origin that ends with an open bet, and another on its data, some time later. */
async function stoppedFor(ms: number) {
  const dataDir = newDataDir();
  const before = await openDrawHouse([game], { dataDir });
  const bettor = await signIn(before.origin);
  const roundId = roundOn(game, before.clock.now());
  expect((await betOnRound(bettor, game, roundId)).status).toBe(200);
  await before.origin.close();
  const clock = createManualClock(drawsAt(roundId) + ms);
  const origin = await openOrigin({ ...byClock(clock, [game]), dataDir });
  await origin.drawn();
  await origin.settled();
  return { origin, roundId, member: await signIn(origin), clock };
}

describe('after a stop', () => {
  it('ROU-6 of less than the span rounds are drawn', async () => {
    const { origin, roundId, member } = await stoppedFor(59_000);
    const rounds = await allRounds(member);
    expect(rounds.every(({ state }) => state === 'drawn')).toBe(true);
    expect(rounds.map((round) => round.roundId)).toContain(roundId);
    expect((await origin.inspect.bets(member.memberId))[0]?.status).toBeGreaterThan(0);
  });

  it('ROU-6 of ten hours they are void and told, the newest alone, and what was backed is paid back', async () => {
    const { origin, roundId, member } = await stoppedFor(10 * HOUR);
    const rounds = await allRounds(member);
    const states = (state: Round['state']) => rounds.filter((round) => round.state === state);
    // Those within the span are drawn; the oldest, which was backed, is told beside the newest.
    expect(states('void')).toHaveLength(MOST_VOIDED + 1);
    expect(states('drawn').length).toBeLessThanOrEqual(Math.floor(60_000 / game.periodMs) + 1);
    expect(rounds.at(-1)).toMatchObject({ roundId, state: 'void', drawn: [], seed: '' });
    expect((await origin.inspect.bets(member.memberId))[0]).toMatchObject({ status: -1, paid: 10_000 });
    expect(await origin.inspect.balance(availableOf(member.memberId))).toBe(1_000_000);
    const told = await origin.inspect.log('events');
    expect(told.filter(({ envelope }) => envelope.includes('"RoundEnded"'))).toHaveLength(rounds.length);
  });

  it('ROU-1, ROU-6 a second start ends nothing again', async () => {
    const { origin, member, clock } = await stoppedFor(HOUR);
    const before = await allRounds(member);
    const told = (await origin.inspect.log('events')).length;
    await origin.drawn();
    await clock.advance(500);
    await origin.drawn();
    expect(await allRounds(member)).toEqual(before);
    expect((await origin.inspect.log('events')).length).toBe(told);
  });
});

it('ROU-6 a machine that slept for an hour voids what it missed and draws on', async () => {
  const { origin, clock } = await openDrawHouse([game]);
  expect(clock.now()).toBe(NOON);
  clock.sleep(HOUR);
  await origin.drawn();
  const member = await signIn(origin);
  const rounds = await allRounds(member);
  expect(rounds[0]?.state).toBe('drawn');
  expect(rounds.at(-1)?.state).toBe('void');
});
