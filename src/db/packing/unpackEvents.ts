/** The events of a record of the feed's log, as objects again. */
import type { FeedEvent } from '../../domain/events/catalogue.ts';
import { FixtureId, SelectionId } from '../../domain/kernel/ids.ts';
import type { SelectionChange } from '../../domain/sports/fixture.ts';
import { selectionIdOf } from './eventColumns.ts';
import { readNames } from './frontCoded.ts';
import { visitEvents, type EventVisitor, type PriceChange } from './visitEvents.ts';

/** The events of a record as they came; `undefined` for a record that is not one. */
export const unpackEvents = (stored: unknown): readonly FeedEvent[] | undefined =>
  gatherEvents((visitor) => visitEvents(stored, visitor));

/** @param visit says whether what it told was sound */
export function gatherEvents(visit: (visitor: EventVisitor) => boolean): readonly FeedEvent[] | undefined {
  const events: FeedEvent[] = [];
  let fixtureIds: readonly string[] = [];
  let selectionNames: readonly string[] = [];
  let changes: SelectionChange[] = [];
  const isWhole = visit({
    names(fixtures, selections) {
      const names = [readNames(fixtures), readNames(selections)] as const;
      if (names[0] === undefined || names[1] === undefined) return undefined;
      [fixtureIds, selectionNames] = names;
      return { fixtures: fixtureIds.length, selections: selectionNames.length };
    },
    price(at, fixture, selection, { isMoreToCome, ...fields }) {
      const fixtureId = FixtureId.parse(fixtureIds[fixture]);
      const selectionId = SelectionId.parse(selectionIdOf(fixtureId, selectionNames[selection] ?? ''));
      changes.push({ selectionId, ...withoutAbsent(fields) });
      if (isMoreToCome) return;
      events.push({ type: 'OddsChanged', at, data: { fixtureId, changes } });
      changes = [];
    },
    other(event) {
      events.push(event);
    },
  });
  return isWhole ? events : undefined;
}

function withoutAbsent({ version, odds, oddsByAdmin, status, settlement }: Omit<PriceChange, 'isMoreToCome'>) {
  return {
    version,
    ...(odds === undefined ? {} : { odds }),
    ...(oddsByAdmin === undefined ? {} : { oddsByAdmin }),
    ...(status === undefined ? {} : { status }),
    ...(settlement === undefined ? {} : { settlement }),
  };
}
