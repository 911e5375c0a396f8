/**
 * What every feed says to the origin, whatever it reads: the simulator, a Betfair stream file, LSports messages.
 *
 * A feed reports states, not events: the origin compares with what it has, gives versions, and decides which events follow. A
 * repeated message therefore changes nothing.
 */
import type { FixtureId, LeagueId, LocationId, SelectionId } from '../../src/domain/kernel/ids.ts';
import type { FixtureStatus, SelectionStatus, Settlement } from '../../src/domain/reference/statuses.ts';
import type { PRODUCERS, ProducerState } from '../../src/domain/events/catalogue.ts';
import type { Score, Side } from '../../src/domain/sports/fixture.ts';

/** A fixture's own facts, whole. */
export interface FixtureReport {
  readonly kind: 'fixture';
  readonly fixtureId: FixtureId;
  readonly sportId: string;
  readonly locationId: LocationId;
  readonly locationName: string;
  readonly leagueId: LeagueId;
  readonly leagueName: string;
  readonly home: string;
  readonly away: string;
  readonly startAt: number;
  readonly status: FixtureStatus;
  readonly turnsInPlay: boolean;
}

/** How a game stands; sent again as often as the feed likes. */
export interface ScoreReport {
  readonly kind: 'score';
  readonly fixtureId: FixtureId;
  readonly score: Score;
}

/** One selection as the feed has it now. */
export interface SelectionReport {
  readonly selectionId: SelectionId;
  readonly side: Side;
  readonly name: string;
  readonly line: string;
  /** Hundredths; `null` when nobody offers a price (kept at the last one and suspended). */
  readonly odds: number | null;
  readonly status: SelectionStatus;
  readonly settlement: Settlement | null;
}

/** Some selections of one market line. Selections not named stay as they are. */
export interface MarketReport {
  readonly kind: 'market';
  readonly fixtureId: FixtureId;
  readonly marketId: string;
  readonly marketName: string;
  readonly baseLine: string;
  readonly selections: readonly SelectionReport[];
}

/** The fixture leaves the offer for good. */
export interface ClosedReport {
  readonly kind: 'closed';
  readonly fixtureId: FixtureId;
}

/**
 * A game that ended before it was ever on offer: its facts, its last score and when it was over. Told again it is the same game; told otherwise it
 * is a correction (RES-3).
 */
export interface PastGameReport extends Omit<FixtureReport, 'kind' | 'status' | 'turnsInPlay'> {
  readonly kind: 'pastGame';
  readonly score: Score;
  /** Epoch ms. */
  readonly endedAt: number;
}

/** A part of the feed came up or went down (S-14). */
export interface ProducerReport {
  readonly kind: 'producer';
  readonly producer: (typeof PRODUCERS)[number];
  readonly state: ProducerState;
}

/** Whatever a feed can say. Reports say how things are, so that saying one twice changes nothing. */
export type FeedReport = FixtureReport | ScoreReport | MarketReport | ClosedReport | PastGameReport | ProducerReport;

/** A line of a recording that no schema accepts: kept aside and counted, the rest goes on. */
export interface FeedComplaint {
  readonly source: string;
  readonly line: number;
  readonly detail: string;
}

/** What a feed says at once. */
export interface FeedDelivery {
  readonly reports: readonly FeedReport[];
  /** When it was so, epoch ms by the feed's own clock and never ahead of the origin's; by the origin's where it is absent. */
  readonly at?: number;
}

/** Where reports go. A delivery resolves once it is committed; a feed waits for it before sending more. */
export interface FeedSink {
  deliver(reports: readonly FeedReport[]): Promise<void>;
  /** Many deliveries, each judged after the one before it and told by events of its own; committed together, or none of them. */
  deliverEach(deliveries: readonly FeedDelivery[]): Promise<void>;
  complain(complaint: FeedComplaint): void;
}

/** A running feed. `stop` resolves when nothing more will be delivered. */
export interface RunningFeed {
  stop(): Promise<void>;
}
