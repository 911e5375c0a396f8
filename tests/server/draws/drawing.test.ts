import { createHash } from 'node:crypto';
import { expect, it, describe } from 'vitest';
import { Round } from '../../../src/domain/mini-games/round.ts';
import { GAMES } from '../../../src/domain/mini-games/gameTable.ts';
import { settlementOf } from '../../../server/draws/endRounds.ts';
import { signIn } from '../support/caller.ts';
import { betOnRound, closesAt, drawsAt, lineOn, openDrawHouse, roundOn } from './support/drawHouse.ts';

const game = GAMES[0]!;

async function roundsOf(caller: Awaited<ReturnType<typeof signIn>>, query = `gameId=${game.gameId}`) {
  const { body } = await caller.call('GET', `/game-result/rounds?${query}`);
  return (body as { rows: Round[] }).rows;
}

describe('a game that is drawn', () => {
  it('DRW-1, DRW-3 ends each round at its instant, once, by a seed that leads to what was published', async () => {
    const { origin, clock, pass } = await openDrawHouse([game]);
    const member = await signIn(origin);
    const first = roundOn(game, clock.now());
    const day = first.split('.')[2]!;
    const before = (await member.call('GET', `/draws/${game.gameId}/${day}`)).body as {
      commitment: string;
      last: unknown;
    };
    expect(before.last).toBeNull();
    await pass(drawsAt(first) - clock.now() - 1);
    expect(await roundsOf(member)).toEqual([]);
    await pass(1);
    const [row] = await roundsOf(member);
    expect(row).toMatchObject({ roundId: first, state: 'drawn', drawsAt: drawsAt(first) });
    const after = (await member.call('GET', `/draws/${game.gameId}/${day}`)).body as {
      commitment: string;
      last: { n: number; seed: string };
    };
    expect(after).toMatchObject({ commitment: before.commitment, last: { seed: row!.seed } });
    let hash = Buffer.from(after.last.seed, 'hex');
    for (let n = after.last.n; n > 0; n -= 1) hash = createHash('sha256').update(hash).digest();
    expect(hash.toString('hex')).toBe(after.commitment);
  });

  it('DRW-5 settles what was backed with the round', async () => {
    const { origin, clock, pass } = await openDrawHouse([game]);
    const member = await signIn(origin);
    const roundId = roundOn(game, clock.now());
    const answer = await betOnRound(member, game, roundId);
    expect([answer.status, answer.body]).toMatchObject([200, {}]);
    await pass(drawsAt(roundId) - clock.now());
    const [row] = await roundsOf(member);
    const [bet] = await origin.inspect.bets(member.memberId);
    expect(bet?.picks[0]?.settlement).toBe(settlementOf(row!, lineOn(roundId).oddsId));
    expect(bet?.status).not.toBe(0);
    expect(closesAt(roundId)).toBeLessThan(drawsAt(roundId));
  });
});
