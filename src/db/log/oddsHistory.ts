/**
 * The moves of one price out of snapshot and log (rules HIS): the state that the log begins with, then every change of the selection. Whatever is
 * missing in between, a record that is damaged or gone, the selection's own versions tell it.
 */
import type { FeedEvent } from '../../domain/events/catalogue.ts';
import type { FixtureId, SelectionId } from '../../domain/kernel/ids.ts';
import { offeredOdds, type Market, type Selection } from '../../domain/sports/fixture.ts';
import {
  HISTORY_LIMITS,
  withinLimits,
  withPoint,
  type OddsHistory,
  type OddsPoint,
} from '../../domain/sports/oddsHistory.ts';
import { selectionName } from '../packing/eventColumns.ts';
import { readNames } from '../packing/frontCoded.ts';
import { readFixtureRow } from '../packing/packedFixtures.ts';
import { visitEvents, type EventVisitor } from '../packing/visitEvents.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { feedLog, logTables } from './eventLog.ts';

type Prices = Pick<Selection, 'odds' | 'oddsByAdmin'>;

/** @param now epoch ms */
export async function oddsHistoryOf(
  db: HanpanDatabase,
  fixtureId: FixtureId,
  selectionId: SelectionId,
  now: number,
): Promise<OddsHistory> {
  return db.transaction('r', logTables(db), async () => {
    const log = feedLog(db);
    const snapshot = await log.snapshot.read();
    const moves = new Moves(fixtureId, selectionId);
    if (snapshot?.stream === 'events') {
      const row = snapshot.state.fixtures.find((one) => one.fixtureId === fixtureId);
      const fixture = row === undefined ? undefined : readFixtureRow(row)?.fixture;
      if (fixture !== undefined) moves.stands(fixture.markets, undefined);
    }
    await log.read(0, Infinity, (record) => {
      const before = moves.known;
      const isSound = record.stream === 'events' && visitEvents(record.packed, moves.visitor);
      // What a damaged record told until its damage was met is worth nothing.
      if (!isSound) moves.known = before;
      return true;
    });
    return { points: withinLimits(moves.known.points, now) };
  });
}

interface Known {
  readonly points: readonly OddsPoint[];
  /** After the last of them. */
  readonly prices: Prices | undefined;
}

/** What is gathered of one selection. */
class Moves {
  known: Known = { points: [], prices: undefined };
  readonly visitor: EventVisitor;
  readonly #fixtureId: FixtureId;
  readonly #selectionId: SelectionId;

  constructor(fixtureId: FixtureId, selectionId: SelectionId) {
    this.#fixtureId = fixtureId;
    this.#selectionId = selectionId;
    const name = selectionName(fixtureId, selectionId);
    let [fixture, selection] = [-1, -1];
    this.visitor = {
      names: (fixtures, selections) => {
        const read = [readNames(fixtures), readNames(selections)] as const;
        if (read[0] === undefined || read[1] === undefined) return undefined;
        [fixture, selection] = [read[0].indexOf(fixtureId), read[1].indexOf(name)];
        return { fixtures: read[0].length, selections: read[1].length };
      },
      price: (at, ofFixture, ofSelection, change) => {
        if (ofFixture === fixture && ofSelection === selection) this.#change(change, at);
      },
      other: (event) => this.#other(event),
    };
  }

  /** As markets say that it stands. @param at epoch ms; when it moved last if `undefined` */
  stands(markets: readonly Market[], at: number | undefined): void {
    const found = markets.flatMap(({ selections }) => selections).find((one) => one.selectionId === this.#selectionId);
    if (found !== undefined) this.#tell(found, found.version, at ?? found.movedAt);
  }

  #other(event: FeedEvent): void {
    if (event.type === 'FixtureOpened' && event.data.fixture.fixtureId === this.#fixtureId) {
      this.stands(event.data.fixture.markets, event.at);
    }
    if (event.type === 'MarketsOpened' && event.data.fixtureId === this.#fixtureId) {
      this.stands(event.data.markets, event.at);
    }
    if (event.type !== 'OddsChanged' || event.data.fixtureId !== this.#fixtureId) return;
    for (const change of event.data.changes) {
      if (change.selectionId === this.#selectionId) this.#change(change, event.at);
    }
  }

  #change(change: Change, at: number): void {
    const { prices } = this.known;
    const { odds = prices?.odds, oddsByAdmin = prices?.oddsByAdmin ?? null } = change;
    if (odds !== undefined) this.#tell({ odds, oddsByAdmin }, change.version, at);
  }

  #tell(prices: Prices, version: number, at: number): void {
    // As many as are told, and the one that stood before them: each move makes the list anew.
    const points = withPoint(this.known.points.slice(-HISTORY_LIMITS.maxPoints), {
      at,
      odds: offeredOdds(prices),
      version,
    });
    this.known = { points, prices: { odds: prices.odds, oddsByAdmin: prices.oddsByAdmin } };
  }
}

interface Change {
  readonly version: number;
  readonly odds?: number | undefined;
  readonly oddsByAdmin?: number | null | undefined;
}
