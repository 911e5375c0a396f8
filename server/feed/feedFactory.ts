/**
 * How the origin starts whichever feed it was given: it hands over where reports go, the clock, and what is on offer already.
 *
 * The origin calls a factory once for each time that it comes to hold the feed lease of its data directory, after the feed before has stopped.
 */
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import type { Clock } from '../clock.ts';
import type { FeedSink, RunningFeed } from './feed.ts';

/** What the origin already has, read at any time. Empty on the first start of a data directory. */
export interface FeedState {
  fixtures(): readonly Fixture[];
}

/** Resolves once the feed has delivered what it must at the start and runs by itself from then on. */
export type FeedFactory = (sink: FeedSink, clock: Clock, state: FeedState) => Promise<RunningFeed>;
