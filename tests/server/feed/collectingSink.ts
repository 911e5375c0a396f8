/** A sink that keeps what it is given, applies it as simply as can be, and can be told to fail. */
import type { Fixture, Score } from '../../../src/domain/sports/fixture.ts';
import type { FeedComplaint, FeedReport, FeedSink, FixtureReport, SelectionReport } from '../../../server/feed/feed.ts';
import { FeedReportSchema } from '../../../server/ingest/feedReportSchema.ts';

export interface SinkFixture {
  facts: FixtureReport;
  score: Score | null;
  /** By market and base line, then by selection. */
  readonly markets: Map<string, Map<string, SelectionReport>>;
}

export interface CollectingSink extends FeedSink {
  readonly deliveries: (readonly FeedReport[])[];
  readonly complaints: FeedComplaint[];
  /** Fixtures on offer, as reported so far. */
  readonly fixtures: Map<string, SinkFixture>;
  readonly closed: string[];
  /** The next `count` deliveries fail. */
  failNext(count: number): void;
  /** All fixtures as the origin would hand them to a feed that starts. */
  asState(): readonly Fixture[];
}

/** @param found what is on offer already; it stays as it is */
export function createCollectingSink(found: ReadonlyMap<string, SinkFixture> = new Map()): CollectingSink {
  const deliveries: (readonly FeedReport[])[] = [];
  const complaints: FeedComplaint[] = [];
  const fixtures = copyOf(found);
  const closed: string[] = [];
  let failures = 0;
  return {
    deliveries,
    complaints,
    fixtures,
    closed,
    failNext(count) {
      failures = count;
    },
    asState: () => [...fixtures.values()].map(asFixture),
    complain: (complaint) => complaints.push(complaint),
    deliver(reports) {
      return this.deliverEach([{ reports }]);
    },
    deliverEach(all) {
      if (failures > 0) {
        failures -= 1;
        return Promise.reject(new Error('database is locked'));
      }
      for (const { reports } of all) {
        deliveries.push(reports);
        for (const report of reports) apply(FeedReportSchema.parse(report), fixtures, closed);
      }
      return Promise.resolve();
    },
  };
}

/** What is on offer at a moment, whatever is reported after it. */
export function copyOf(fixtures: ReadonlyMap<string, SinkFixture>): Map<string, SinkFixture> {
  const copied = ({ facts, score, markets }: SinkFixture): SinkFixture => ({
    facts,
    score,
    markets: new Map([...markets].map(([key, selections]) => [key, new Map(selections)])),
  });
  return new Map([...fixtures].map(([fixtureId, fixture]) => [fixtureId, copied(fixture)]));
}

function apply(report: FeedReport, fixtures: Map<string, SinkFixture>, closed: string[]): void {
  if (report.kind === 'producer' || report.kind === 'pastGame') return;
  const known = fixtures.get(report.fixtureId);
  if (report.kind === 'fixture') {
    if (known === undefined) fixtures.set(report.fixtureId, { facts: report, score: null, markets: new Map() });
    else known.facts = report;
    return;
  }
  if (known === undefined) throw new Error(`${report.kind} report of ${report.fixtureId}, which is not on offer`);
  if (report.kind === 'score') known.score = report.score;
  else if (report.kind === 'closed') {
    fixtures.delete(report.fixtureId);
    closed.push(report.fixtureId);
  } else {
    const key = `${report.marketId}|${report.baseLine}`;
    const selections = known.markets.get(key) ?? new Map<string, SelectionReport>();
    known.markets.set(key, selections);
    for (const selection of report.selections) {
      const odds = selection.odds ?? selections.get(selection.selectionId)?.odds ?? null;
      selections.set(selection.selectionId, { ...selection, odds });
    }
  }
}

function asFixture({ facts: { kind: _kind, ...facts }, score, markets }: SinkFixture): Fixture {
  return {
    ...facts,
    score,
    markets: [...markets].map(([key, selections]) => ({
      marketId: key.slice(0, key.indexOf('|')),
      name: key,
      baseLine: key.slice(key.indexOf('|') + 1),
      selections: [...selections.values()].map((selection) => ({
        ...selection,
        odds: selection.odds ?? 100,
        oddsByAdmin: null,
        version: 1,
        oddsBefore: selection.odds ?? 100,
        movedAt: 0,
      })),
    })),
  };
}
