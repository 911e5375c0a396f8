/**
 * Whether a round was drawn as the house had promised (rules VER): its seed leads to the day's commitment, the seed draws what is said to have been
 * drawn, and each market was settled by that. The step that fails first is told first.
 */
import { familyOf } from './families.ts';
import { bytesOfHex, hexOfBytes } from '../kernel/bytes.ts';
import { redraw, seedsDown, type Bytes, type DrawCrypto, type Redrawn } from './redraw.ts';
import { gameOfRound, partsOf, type RoundId } from './round.ts';

/** What is said of a round. */
export interface DrawClaim {
  readonly roundId: RoundId;
  /** Told after its draw; 64 hex digits. */
  readonly seed: string;
  /** Told before its day; 64 hex digits. */
  readonly commitment: string;
  /** Told with the commitment. */
  readonly salt: string;
  /** What is said to have been drawn; absent where nobody says. */
  readonly drawn?: readonly number[];
}

/** In the order in which they are checked. */
export const VERIFICATION_STEPS = ['commitment', 'draw', 'markets'] as const;
export type VerificationStep = (typeof VERIFICATION_STEPS)[number];

/** How a market ended. */
export interface MarketEnd {
  readonly marketId: string;
  /** Cells that won; none where no outcome of the market came. */
  readonly won: readonly string[];
  /** Whether its stakes went back. */
  readonly isPush: boolean;
  /** Whether what is said to have been drawn ends it alike. */
  readonly isAsSaid: boolean;
}

export interface Verification extends Redrawn {
  readonly roundId: RoundId;
  /** The seed, and what each hash came to; the last is to be the commitment. Hex. */
  readonly seeds: readonly string[];
  /** Whether somebody said what was drawn: without, only the first step can fail. */
  readonly isCompared: boolean;
  readonly markets: readonly MarketEnd[];
  /** Steps that did not hold, the first first; none: it was drawn as promised. */
  readonly failed: readonly VerificationStep[];
}

/** @throws RangeError for what is no round */
export async function verifyDraw(claim: DrawClaim, means: DrawCrypto): Promise<Verification> {
  const { roundId, salt, commitment } = claim;
  const parts = partsOf(roundId);
  if (parts === undefined) throw new RangeError(`no round ${roundId}`);
  const seed = bytesOfHex(claim.seed);
  const seeds = (await seedsDown(seed, parts.n, means)).map(hexOfBytes);
  const checked = await checkDraw({ roundId, salt, seed, drawn: claim.drawn }, means);
  const isPromised = seeds.at(-1) === commitment.toLowerCase();
  return { ...checked, seeds, failed: isPromised ? checked.failed : ['commitment', ...checked.failed] };
}

interface SeededRound {
  readonly roundId: RoundId;
  readonly seed: Bytes;
  readonly salt: string;
  readonly drawn: readonly number[] | undefined;
}

/** All of it but the way to the commitment, which rounds of a day have in common (rule VER-3). */
export async function checkDraw(
  { roundId, seed, salt, drawn: said }: SeededRound,
  means: DrawCrypto,
): Promise<Omit<Verification, 'seeds'>> {
  const drawing = await redraw(roundId, seed, salt, means);
  const isSame = said === undefined || isSameDraw(said, drawing.drawn);
  const markets = marketEnds(roundId, drawing.drawn, said ?? drawing.drawn);
  const failed: VerificationStep[] = [];
  if (!isSame) failed.push('draw');
  if (markets.some(({ isAsSaid }) => !isAsSaid)) failed.push('markets');
  return { ...drawing, roundId, isCompared: said !== undefined, markets, failed };
}

const isSameDraw = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((number, at) => number === other[at]);

/** How each market of a round ends by what was drawn, beside how it ends by what is said to have been drawn. */
function marketEnds(roundId: RoundId, drawn: readonly number[], said: readonly number[]): readonly MarketEnd[] {
  const { markets, settle, isDrawn } = familyOf(gameOfRound(roundId).family);
  const canBe = isDrawn(said);
  return markets(roundId).map(({ marketId, cells }) => {
    const ends = cells.map(({ key }) => settle(drawn, marketId, key, roundId));
    return {
      marketId,
      won: cells.filter((_, at) => ends[at] === 2).map(({ key }) => key),
      isPush: ends.includes(3),
      isAsSaid: canBe && cells.every(({ key }, at) => settle(said, marketId, key, roundId) === ends[at]),
    };
  });
}
