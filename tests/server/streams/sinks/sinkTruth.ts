/** What readers must have been told, reckoned from the log alone: not by what the origin makes of it for them. */
import { z } from 'zod';
import { publicNumber } from '../../../../src/domain/mini-games/virtual/publicChance.ts';
import { isTopical } from '../../../../src/domain/events/topics.ts';
import type { SportId } from '../../../../src/domain/reference/sports.ts';

/** Of what a reader is: one sport's prices and what everybody is told, or `all`. */
export type Wish = SportId;

/**
 * Texts in their order as one number: that of a sequence is found from that of its beginning (`× factor + sum`), so that a piece that many are told is reckoned
 * once. Modulo 2^32: one in four thousand million wrong sequences would pass.
 */
export interface Digest {
  readonly factor: number;
  readonly sum: number;
}

const BASE = 0x01000193;
export const NO_TEXTS: Digest = { factor: 1, sum: 0 };

export const thenText = ({ factor, sum }: Digest, text: string): Digest => ({
  factor: Math.imul(factor, BASE) >>> 0,
  sum: (Math.imul(sum, BASE) + publicNumber(text)) >>> 0,
});

/** What a sequence comes to that goes on by such a piece. */
export const thenPiece = (before: number, { factor, sum }: Digest): number => (Math.imul(before, factor) + sum) >>> 0;

const Envelope = z.object({ type: z.string(), data: z.looseObject({ fixtureId: z.string().optional() }) });

export interface SinkTruth {
  /** The next event of the log. */
  add(offset: number, envelope: string): void;
  readonly head: () => number;
  /** What everything comes to that a wish is told up to an offset. */
  digestAt(wish: Wish, offset: number): number;
}

/** @param sportOf a game by its id */
export function createSinkTruth(
  wishes: readonly Wish[],
  sportOf: (fixtureId: string) => SportId | undefined,
): SinkTruth {
  const told = new Map(wishes.map((wish): [Wish, number[]] => [wish, [0]]));
  let head = 0;
  return {
    add(offset, envelope) {
      if (offset !== head + 1) throw new Error(`the log has ${offset} after ${head}`);
      head = offset;
      const { type, data } = Envelope.parse(JSON.parse(envelope));
      const sport = isTopical(type) ? sportOf(data.fixtureId ?? '') : undefined;
      const piece = thenText(NO_TEXTS, envelope);
      for (const [wish, sums] of told) {
        const last = sums.at(-1) ?? 0;
        sums.push(sport === undefined || wish === 'all' || wish === sport ? thenPiece(last, piece) : last);
      }
    },
    head: () => head,
    digestAt: (wish, offset) => told.get(wish)?.[offset] ?? -1,
  };
}
