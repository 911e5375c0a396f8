/** The Trade360 messages of LSports this project reads, in the feed's own words. Ids are text, however long. */
import { z } from 'zod';

const Id = z.union([z.number().int(), z.string().regex(/^-?\d{1,24}$/)]).transform(String);
const Text = z.string().max(200);

/** The types of message that are read. */
export const MESSAGE = {
  fixture: 1,
  livescore: 2,
  market: 3,
  keepAlive: 31,
  heartbeat: 32,
  settlement: 35,
} as const;

/** What every message begins with. */
export const Header = z.object({
  Type: z.number().int(),
  /** Milliseconds in new feeds, seconds in older ones. */
  ServerTimestamp: z.number().int().min(0),
});

const Named = z.object({ Id, Name: Text });
const Result = z.object({ Position: z.string(), Value: z.string() });

/** Who plays, where and when. */
export const FixtureMetadata = z.object({
  Sport: Named,
  Location: Named.nullish(),
  League: Named.nullish(),
  StartDate: z.string().max(40).nullish(),
  Status: z.number().int().nullish(),
  Participants: z.array(z.object({ Id, Name: Text, Position: z.string() })).max(100),
  FixtureExtraData: z
    .array(z.object({ Name: Text, Value: Text.nullish() }))
    .max(200)
    .nullish(),
});
export type FixtureMetadata = z.infer<typeof FixtureMetadata>;

const Results = z.array(Result).max(20).nullish();

/** Something that happened in a period. */
export const FeedIncident = z.object({
  Period: z.number().int().nullish(),
  IncidentType: z.number().int(),
  Seconds: z.number().int().nullish(),
  ParticipantPosition: z.string().max(4).nullish(),
  Results,
});
export type FeedIncident = z.infer<typeof FeedIncident>;

/** One period; its incidents are read one by one. */
const FeedPeriod = z.object({ Type: z.number().int(), Results, Incidents: z.array(z.unknown()).max(500).nullish() });
export type FeedPeriod = z.infer<typeof FeedPeriod>;

const FeedStatistic = z.object({ Type: z.number().int(), Results });
export type FeedStatistic = z.infer<typeof FeedStatistic>;

/** Reads those that are sound; the others cost none of them. */
const soundOf = <Of extends z.ZodType>(schema: Of) =>
  z
    .array(z.unknown())
    .max(200)
    .nullish()
    .transform((items) => (items ?? []).flatMap((item) => schema.safeParse(item).data ?? []));

/** The score and how far the game is. */
export const Livescore = z.object({
  Scoreboard: z.object({
    Status: z.number().int(),
    CurrentPeriod: z.number().int(),
    /** Seconds, as text. */
    Time: z.string().max(12).nullish(),
    Results,
  }),
  Periods: soundOf(FeedPeriod),
  Statistics: soundOf(FeedStatistic),
});
export type Livescore = z.infer<typeof Livescore>;

/** A bet is what this project calls a selection. Later messages leave out what did not change. */
export const Bet = z.object({
  Id,
  Name: Text.nullish(),
  Line: z.string().max(40).nullish(),
  BaseLine: z.string().max(40).nullish(),
  Status: z.number().int().nullish(),
  Price: z.string().max(24).nullish(),
  Settlement: z.number().int().nullish(),
});
export type Bet = z.infer<typeof Bet>;

/** A market with its bets, each of which is read by itself: one that is broken costs none of the others. */
export const FeedMarket = z.object({ Id, Name: Text.nullish(), Bets: z.array(z.unknown()).max(2_000).nullish() });
export type FeedMarket = z.infer<typeof FeedMarket>;

/** What a message says of one fixture; each part is read by itself. */
export const FeedEvent = z.object({
  FixtureId: Id,
  Fixture: z.unknown().optional(),
  Livescore: z.unknown().optional(),
  Markets: z.array(z.unknown()).max(2_000).nullish(),
});
export type FeedEvent = z.infer<typeof FeedEvent>;

/** A line of a recording. */
export const Trade360Message = z.object({
  Header: Header.extend({ FeedInterrupted: z.array(z.unknown()).max(100).nullish() }),
  Body: z
    .object({
      Events: z.array(z.unknown()).max(20_000).nullish(),
      KeepAlive: z.object({ ActiveEvents: z.array(Id).max(200_000).nullish() }).nullish(),
      FeedInterrupted: z.array(z.unknown()).max(100).nullish(),
    })
    .nullish(),
});
export type Trade360Message = z.infer<typeof Trade360Message>;

/** An answer to a call for a snapshot: fixtures whole, or one part of them, with or without a header like that of messages. */
export const SnapshotMessage = z.object({
  Header: z.unknown().optional(),
  Body: z.array(z.unknown()).max(20_000),
});
