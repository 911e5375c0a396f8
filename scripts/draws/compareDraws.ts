/** Draws of seeded rounds, held against their markets, and some of them against what verifying makes of the same seeds. */
import { webcrypto } from 'node:crypto';
import { drawnBy } from '../../server/draws/drawnRound.ts';
import type { FamilyId } from '../../src/domain/mini-games/familyId.ts';
import { redraw, webCrypto } from '../../src/domain/mini-games/redraw.ts';
import { Fairness, type Fit } from './fairness.ts';
import { nodeCrypto } from './nodeCrypto.ts';
import { seededRounds } from './seededRounds.ts';

export interface Compared {
  readonly fits: readonly Fit[];
  /** Rounds that were drawn again, by this machine's cryptography and by that of browsers. */
  readonly redrawn: number;
  /** Those that came out otherwise. */
  readonly unlike: readonly string[];
}

export interface Compare {
  readonly rounds: number;
  /** How many of them are drawn again. */
  readonly redrawn: number;
  readonly from: string;
  /** Told now and then how many rounds were drawn. */
  readonly onProgress?: (rounds: number) => void;
}

/** Rounds between two tellings. */
const TOLD_EVERY = 50_000;

const browsers = webCrypto(webcrypto.subtle);

export async function compareDraws(
  family: FamilyId,
  { rounds, redrawn, from, onProgress }: Compare,
): Promise<Compared> {
  const fairness = new Fairness(family);
  const unlike: string[] = [];
  let index = 0;
  for await (const { roundId, seed, salt } of seededRounds(family, rounds, from)) {
    const drawn = drawnBy(roundId, seed, salt);
    fairness.add(roundId, drawn);
    index += 1;
    if (index % TOLD_EVERY === 0) onProgress?.(index);
    if (index > redrawn) continue;
    const again = [await redraw(roundId, seed, salt, nodeCrypto), await redraw(roundId, seed, salt, browsers)];
    if (again.some((one) => one.drawn.join() !== drawn.join())) unlike.push(roundId);
  }
  return { fits: fairness.fits(), redrawn: Math.min(index, redrawn), unlike };
}
