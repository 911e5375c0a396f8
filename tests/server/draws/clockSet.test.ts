/** What becomes of rounds and bets where the origin's clock is set (ROU-14). */
import { expect, it } from 'vitest';
import { GAMES } from '../../../src/domain/mini-games/gameTable.ts';
import type { Round } from '../../../src/domain/mini-games/round.ts';
import { availableOf } from '../../../src/domain/wallet/ledger.ts';
import { signIn } from '../support/caller.ts';
import { betOnRound, openDrawHouse, roundOn } from './support/drawHouse.ts';

/** Every ten seconds: three hours are a thousand rounds, of which a hundred and twenty are told. */
const game = GAMES.find(({ gameId }) => gameId === '502')!;
const HOURS = 3 * 3_600_000;

it('ROU-14 C9 three hours ahead and back: what was drawn early stays, and nothing is drawn, told or paid twice', async () => {
  const { origin, clock, pass } = await openDrawHouse([game]);
  let member = await signIn(origin);
  const rounds = async () =>
    ((await member.call('GET', `/game-result/rounds?gameId=${game.gameId}&limit=200`)).body as { rows: Round[] }).rows;
  const early = roundOn(game, clock.now());
  expect((await betOnRound(member, game, early)).status).toBe(200);

  clock.sleep(HOURS);
  await pass(0);
  await origin.drawn();
  await origin.settled();
  // Nobody's session outlasts three hours without a word.
  member = await signIn(origin);
  const ahead = roundOn(game, clock.now());
  expect((await betOnRound(member, game, ahead)).status).toBe(200);
  const told = await rounds();
  expect(told.some(({ state }) => state === 'drawn')).toBe(true);

  clock.sleep(-HOURS);
  await origin.drawn();
  expect(await rounds()).toEqual(told);
  // The house's time goes on, at nine tenths of its pace.
  await pass(12_000);
  const later = await rounds();
  expect(later[0]?.roundId).toBe(ahead);
  expect(later.slice(1, 1 + told.length)).toEqual(told.slice(0, later.length - 1));
  const ids = (await origin.inspect.log('events')).flatMap(
    ({ envelope }) => /"roundId":"([^"]+)"/.exec(envelope)?.[1] ?? [],
  );
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);

  const bets = await origin.inspect.bets(member.memberId);
  expect(bets.map(({ status }) => status)).not.toContain(0);
  // The first was missed by the span and given back.
  expect(bets.find(({ picks }) => picks[0]?.fixtureId === early)).toMatchObject({ status: -1, paid: 10_000 });
  const [second] = bets.filter(({ picks }) => picks[0]?.fixtureId === ahead);
  expect(await origin.inspect.balance(availableOf(member.memberId))).toBe(990_000 + (second?.paid ?? 0));
});
