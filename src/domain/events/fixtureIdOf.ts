/** Which fixture an event is about. */
import type { FixtureId } from '../kernel/ids.ts';
import type { FeedEvent } from './catalogue.ts';

/** Of the house or of the whole feed, and of no fixture. */
export type OfNone = Extract<
  FeedEvent,
  { readonly type: 'NewsPublished' | 'ProducerStateChanged' | 'RoundEnded' | 'GamesChanged' }
>;

/** The fixture an event is about; `undefined` for events about none. */
export function fixtureIdOf(event: Exclude<FeedEvent, OfNone>): FixtureId;
export function fixtureIdOf(event: FeedEvent): FixtureId | undefined;
export function fixtureIdOf(event: FeedEvent): FixtureId | undefined {
  switch (event.type) {
    case 'FixtureOpened':
      return event.data.fixture.fixtureId;
    case 'NewsPublished':
    case 'ProducerStateChanged':
    case 'RoundEnded':
    case 'GamesChanged':
      return undefined;
    default:
      return event.data.fixtureId;
  }
}
