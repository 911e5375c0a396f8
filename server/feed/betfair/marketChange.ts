/** The messages of the Betfair Exchange Stream that carry markets, as recordings keep them: one JSON object a line. */
import { z } from 'zod';

/** Runner ids are small numbers in the stream and text here, like every id. */
const RunnerId = z.union([z.number().int().min(0), z.string().min(1).max(20)]).transform(String);

/** Handicap of a runner; absent means none, and none is 0. */
const Handicap = z.number().min(-1_000).max(1_000).default(0);

/** `[price, size]`; size 0 removes the price. */
export const PriceSize = z.tuple([z.number().min(0), z.number().min(0)]).rest(z.unknown());
/** `[level, price, size]`; size 0 removes the level. Level 0 is the best. */
export const LevelPriceSize = z
  .tuple([z.number().int().min(0).max(50), z.number().min(0), z.number().min(0)])
  .rest(z.unknown());

/** Prices of one runner that changed: by price (`atb`) or by level (`batb`), in decimal odds. */
export const RunnerChange = z.object({
  id: RunnerId,
  hc: Handicap,
  /** Last price traded. */
  ltp: z.number().min(0).nullish(),
  /** Available to back, by price. */
  atb: z.array(PriceSize).optional(),
  /** Available to back, by level. */
  batb: z.array(LevelPriceSize).optional(),
  /** Available to lay: not read, but where it is the file has offers. */
  atl: z.unknown().optional(),
  batl: z.unknown().optional(),
});
export type RunnerChange = z.infer<typeof RunnerChange>;

/** Official historic files have names; a stream as it is recorded has none. */
const Name = z
  .string()
  .nullish()
  .transform((name) => name?.trim().slice(0, 100) || undefined);

/** Who runs, and what became of them. */
export const RunnerDefinition = z.object({
  id: RunnerId,
  hc: Handicap,
  status: z.string().max(20),
  sortPriority: z.number().int().min(0),
  name: Name,
});
export type RunnerDefinition = z.infer<typeof RunnerDefinition>;

/** What a market is and how it stands; times as ISO text. */
export const MarketDefinition = z.object({
  eventId: z.string().min(1).max(40),
  eventTypeId: z.string().min(1).max(12),
  marketType: z.string().min(1).max(60),
  marketTime: z.iso.datetime(),
  status: z.string().max(20),
  inPlay: z.boolean(),
  runners: z.array(RunnerDefinition).max(1_000),
  venue: z.string().max(60).optional(),
  countryCode: z.string().max(8).optional(),
  name: Name,
  eventName: Name,
  numberOfWinners: z.number().int().min(0).max(1_000).nullish(),
});
export type MarketDefinition = z.infer<typeof MarketDefinition>;

/** One market in a message; without `img` it is a delta. */
export const MarketChange = z.object({
  id: z.string().min(1).max(30),
  /** The market is sent whole: forget what was known of it. */
  img: z.boolean().optional(),
  marketDefinition: MarketDefinition.optional(),
  rc: z.array(RunnerChange).max(5_000).optional(),
});
export type MarketChange = z.infer<typeof MarketChange>;

/** A line of a recording. */
export const MarketChangeMessage = z.object({
  op: z.literal('mcm'),
  /** Publish time, epoch ms: the pace of a recording. */
  pt: z.number().int().min(0),
  /** `HEARTBEAT`, `SUB_IMAGE`, `RESUB_DELTA`, or nothing. */
  ct: z.string().max(20).optional(),
  /** 503: Betfair itself is late. */
  status: z.number().int().nullish(),
  /** Each market is read by itself, so that one bad one does not take the others with it. */
  mc: z.array(z.unknown()).max(20_000).optional(),
});
export type MarketChangeMessage = z.infer<typeof MarketChangeMessage>;
