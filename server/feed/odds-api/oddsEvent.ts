/** What the-odds-api says of an event, in its own words: prices of bookmakers, or a score. */
import { z } from 'zod';

const Text = z.string().min(1).max(120);

/** Decimal or American; which of the two is for the market to say. */
const Outcome = z.object({
  name: Text,
  price: z.number(),
  point: z.number().min(-1_000).max(1_000).nullish(),
  /** Whose total it is, or who the player. */
  description: Text.nullish(),
});
export type Outcome = z.infer<typeof Outcome>;

export const OddsMarket = z.object({ key: Text, outcomes: z.array(Outcome).max(500) });
export type OddsMarket = z.infer<typeof OddsMarket>;

/** Markets are read one by one, so that a broken one costs none of the others. */
export const Bookmaker = z.object({ key: Text, markets: z.array(z.unknown()).max(200) });

/** Teams are absent where many may win. */
export const OddsEvent = z.object({
  id: z.string().min(1).max(48),
  sport_key: Text,
  sport_title: Text.nullish(),
  commence_time: z.union([z.iso.datetime(), z.number().int().min(0)]),
  home_team: Text.nullish(),
  away_team: Text.nullish(),
  bookmakers: z.array(z.unknown()).max(200).nullish(),
  completed: z.boolean().nullish(),
  scores: z
    .array(z.object({ name: Text, score: z.string().regex(/^\d{1,4}$/) }))
    .max(10)
    .nullish(),
});
export type OddsEvent = z.infer<typeof OddsEvent>;

/** A line is the answer to a call: a list of events, one event, or either with the moment it was taken. */
export const Snapshot = z
  .union([
    z.array(z.unknown()).max(5_000),
    z.object({
      timestamp: z.iso.datetime(),
      data: z.union([z.array(z.unknown()).max(5_000), z.looseObject({ id: z.string() })]),
    }),
    z.looseObject({ id: z.string(), sport_key: z.string() }),
  ])
  .transform((said) => {
    if (Array.isArray(said)) return { events: said, isList: true };
    if (!('data' in said) || !('timestamp' in said)) return { events: [said], isList: false };
    const { data } = said as { data: unknown };
    return Array.isArray(data) ? { events: data as unknown[], isList: true } : { events: [data], isList: false };
  });
