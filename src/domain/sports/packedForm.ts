/**
 * How fixtures are arranged in a block (`packedOffer.ts`): names, leagues and markets once, then columns of places, codes and prices.
 * A number that stands for a value of a closed table is its place there.
 */
import { z } from 'zod';
import { Ids, Numbers, Times } from './packedColumns.ts';

/** Another number, another arrangement: whoever does not know it has no block. */
export const ARRANGEMENT = 2;

/** Sport, location and its name, league and its name. */
export const PackedLeague = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]);
export type PackedLeague = z.infer<typeof PackedLeague>;

/** How the line of a selection is told from that of its market: the same, that of the other side, or the text itself. */
export const SAME_LINE = 0;
export const OTHER_LINE = 1;
export const otherLine = (line: string): string => (line.startsWith('-') ? line.slice(1) : `-${line}`);

/** A selection without its id and price: side, name, line. */
const Seat = z.tuple([z.number(), z.string(), z.union([z.number(), z.string()])]);
/** A market without its line and prices: id, name, seats. */
export const Shape = z.tuple([z.string(), z.string(), z.array(Seat)]);
export type Shape = z.infer<typeof Shape>;

/** When odds moved: never, with those of the selection before, or as long before the last move of all, and this. */
export const NEVER = 0;
export const WITH_THE_LAST = 1;
export const FIRST_AGE = 2;

export const PackedForm = z.object({
  arrangement: z.literal(ARRANGEMENT),
  leagues: z.array(PackedLeague),
  teams: z.array(z.string()),
  lines: z.array(z.string()),
  shapes: z.array(Shape),
  /** Shapes of all markets of a fixture. */
  forms: z.array(Numbers),
  fixtures: z.object({
    ids: Ids,
    leagues: Numbers,
    homes: Numbers,
    aways: Numbers,
    starts: Times,
    statuses: Numbers,
    turning: Numbers,
  }),
  markets: z.object({
    /** One for each fixture. */
    forms: Numbers,
    lines: Numbers,
  }),
  /** Place of the fixture, period, seconds, goals of home and away, and where more is told how it stands in play (`packedPlay.ts`). */
  scores: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()], z.number())),
  /**
   * Of scores that say when they were told: place of the fixture, how long before the last move of all that was, ms, and how far the clock it showed was
   * ahead, seconds. Apart, so that whoever does not know it reads the rest; absent from an image of before.
   */
  told: z.array(z.tuple([z.number(), z.number(), z.number()])).optional(),
  selections: z.object({
    ids: Ids,
    odds: Numbers,
    /** The price before the last move, minus the price on offer. */
    oddsBefore: Numbers,
    /** Version minus one, so that the most frequent one is 0. */
    versions: Numbers,
    moves: Numbers,
    statuses: Numbers,
    /** 0 for none. */
    settlements: Numbers,
  }),
  /** Epoch ms. */
  lastMove: z.number(),
  /** An administrator's odds: place of the selection, odds. */
  oddsByAdmin: z.array(z.tuple([z.number(), z.number()])),
});
export type PackedForm = z.infer<typeof PackedForm>;
