/** Rounds drawn again: what was promised and drawn passes, whatever was changed fails at its own step first. */
import { createHash, webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkChain } from '../../../server/draws/dayChain.ts';
import { drawnBy } from '../../../server/draws/drawnRound.ts';
import { nodeCrypto } from '../../../scripts/draws/nodeCrypto.ts';
import { verifyDay, type DayFile } from '../../../scripts/draws/verifyDay.ts';
import { GAMES, type GameRow } from '../../../src/domain/mini-games/gameTable.ts';
import { bytesOfHex, hexOfBytes } from '../../../src/domain/kernel/bytes.ts';
import { redraw, webCrypto } from '../../../src/domain/mini-games/redraw.ts';
import { timesOf, type Round, type RoundId } from '../../../src/domain/mini-games/round.ts';
import { verifyDraw, type DrawClaim } from '../../../src/domain/mini-games/verification.ts';

const browser = webCrypto(webcrypto.subtle);
const DAY = '20261124';
const SALT = 'salt0';
const top = (name: string) => createHash('sha256').update(name).digest();

async function claimOf(game: GameRow, n: number): Promise<DrawClaim & { readonly drawn: readonly number[] }> {
  const chain = await walkChain(top(game.gameId), Math.min(60, n + 5));
  const roundId = `mg.${game.gameId}.${DAY}.${n}` as RoundId;
  const seed = chain.seedOf(n);
  const drawn = drawnBy(roundId, seed, SALT);
  return { roundId, seed: hexOfBytes(seed), commitment: chain.commitment, salt: SALT, drawn };
}

const game = fc.constantFrom(...GAMES);
const number = fc.integer({ min: 1, max: 40 });

describe('a round drawn again', () => {
  it('VER-1 VER-2 VER-5 MIN-06 as the origin drew it, of any game, it passes in a browser and here', async () => {
    await fc.assert(
      fc.asyncProperty(game, number, async (row, n) => {
        const claim = await claimOf(row, n);
        for (const crypto of [browser, nodeCrypto]) {
          const { failed, drawn, seeds, markets } = await verifyDraw(claim, crypto);
          expect(failed).toEqual([]);
          expect(drawn).toEqual(claim.drawn);
          expect(seeds).toHaveLength(n + 1);
          expect(markets.every(({ isAsSaid }) => isAsSaid)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('VER-1 VER-4 a seed, a commitment or a round of another fails at the commitment first', async () => {
    const [claim, other] = await Promise.all([
      claimOf(gameNamed('entryPowerball'), 7),
      claimOf(gameNamed('skyDice'), 7),
    ]);
    const changes: readonly Partial<DrawClaim>[] = [
      { seed: other.seed },
      { commitment: other.commitment },
      { roundId: `mg.216.${DAY}.8` as RoundId },
    ];
    for (const change of changes) {
      expect((await verifyDraw({ ...claim, ...change }, browser)).failed[0]).toBe('commitment');
    }
  });

  it('VER-2 VER-4 another salt, another order and another number fail at the draw; a market fails where it ends otherwise', async () => {
    const claim = await claimOf(gameNamed('entryPowerball'), 7);
    const [first = 0, second = 0, ...rest] = claim.drawn;
    expect((await verifyDraw({ ...claim, salt: 'salt1' }, browser)).failed[0]).toBe('draw');
    // The same balls in another order: the order is told, though no market of powerball asks for it.
    const turned = await verifyDraw({ ...claim, drawn: [second, first, ...rest] }, browser);
    expect(turned.failed).toEqual(['draw']);
    const power = (claim.drawn[5] ?? 0) === 9 ? 0 : 9;
    const forged = await verifyDraw({ ...claim, drawn: [...claim.drawn.slice(0, 5), power] }, browser);
    expect(forged.failed).toEqual(['draw', 'markets']);
    expect(forged.markets.find(({ marketId }) => marketId === 'mg.pb.number')?.isAsSaid).toBe(false);
    expect(forged.markets.find(({ marketId }) => marketId === 'mg.pb.oe')?.isAsSaid).toBe(true);
  });

  it('VER-4 without a word of what was drawn nothing is compared, and it says so', async () => {
    const { drawn, ...claim } = await claimOf(gameNamed('mgmBaccarat1'), 3);
    const found = await verifyDraw(claim, browser);
    expect(found).toMatchObject({ failed: [], isCompared: false, drawn });
  });

  it('VER-2 DRW-3 all words are told: those that were drawn from, those passed over, those left', async () => {
    const { roundId, seed, salt } = await claimOf(gameNamed('speedKino'), 12);
    const { words, spare, blocks, drawn } = await redraw(roundId, bytesOfHex(seed), salt, browser);
    expect(words.filter((word) => word.drawn !== null)).toHaveLength(drawn.length);
    expect((words.length + spare.length) * 4).toBe(blocks * 32);
  });
});

describe('a day drawn again', () => {
  const row = () => gameNamed('skySpeedBaccarat1');
  const LAST = 50;

  async function dayFile(): Promise<DayFile> {
    const { gameId } = row();
    const chain = await walkChain(top('day'), LAST + 9);
    const drawn = Array.from({ length: LAST }, (_, index): Round => {
      const roundId = `mg.${gameId}.${DAY}.${index + 1}` as RoundId;
      const seed = chain.seedOf(index + 1);
      const said = { roundId, gameId, drawsAt: timesOf(roundId).drawsAt };
      if (index === 10) return { ...said, state: 'void', drawn: [], seed: '' };
      return { ...said, state: 'drawn', drawn: drawnBy(roundId, seed, SALT), seed: hexOfBytes(seed) };
    });
    const last = { n: LAST, seed: hexOfBytes(chain.seedOf(LAST)) };
    const { commitment } = chain;
    return { gameId, day: DAY, commitment, salt: SALT, committedAt: 0, rounds: 2_880, last, drawn };
  }

  it('VER-3 out of its commitment and the last seed alone', async () => {
    const file = await dayFile();
    expect(await verifyDay({ ...file, drawn: [] }, nodeCrypto)).toEqual({
      rounds: LAST,
      compared: 0,
      voided: 0,
      faults: [],
    });
    expect(await verifyDay(file, nodeCrypto)).toEqual({ rounds: LAST - 1, compared: LAST - 1, voided: 1, faults: [] });
    expect(await verifyDay({ ...file, last: null }, nodeCrypto)).toMatchObject({ rounds: 0, faults: [] });
  });

  it('VER-2 VER-3 one changed card is found, and a seed that was told otherwise', async () => {
    const file = await dayFile();
    const changed = file.drawn.map((round, at) => {
      if (at === 20)
        return { ...round, drawn: round.drawn.map((card, place) => (place === 0 ? (card + 1) % 52 : card)) };
      return at === 30 ? { ...round, seed: 'ab'.repeat(32) } : round;
    });
    const { faults } = await verifyDay({ ...file, drawn: changed }, nodeCrypto);
    expect(faults.some((fault) => fault.startsWith(`draw: ${String(changed[20]?.roundId)} `))).toBe(true);
    expect(faults.at(-1)).toBe(`seed: ${String(changed[30]?.roundId)} was told another`);
    expect((await verifyDay({ ...file, commitment: '0'.repeat(64) }, nodeCrypto)).faults[0]).toMatch(/^commitment/);
  });
});

function gameNamed(name: string): GameRow {
  const found = GAMES.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no game ${name}`);
  return found;
}
