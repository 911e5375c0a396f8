/**
 * The line of this browser, for whoever fetches over it: told what the worker sees of it, it says whether what nobody looks at is fetched
 * (rules LIN). While this worker leads, it keeps the row that screens read.
 */
import { liveQuery } from '../../db/queries/liveQuery.ts';
import { storeLineChoice, storeLineState, storeWide } from '../../db/care/line.ts';
import { readLine } from '../../db/queries/line.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import { fetchesRest, type LineChoice, type LineState } from '../../domain/events/line.ts';
import type { Clock } from '../ports/clock.ts';
import { estimated, UNKNOWN_LINE, type LineSignal } from './estimate.ts';
import { lineStateOf, type LineHints } from './lineState.ts';
import { createLineMeter, type LineMeter } from './meter.ts';

/** What this worker knows of the line; `state` is read by the streams, `note` is fed by calls and images. */
export interface Line extends LineMeter {
  note(signal: LineSignal): void;
  state(): LineState;
  /** Whether the offer is wide, as the origin said last (S-32). */
  isWide(): boolean;
  /** The origin said so; what it said is kept across workers. */
  offered(isWide: boolean): void;
  /** Whether what nobody looks at is fetched now. */
  fetchesRest(): boolean;
  /** Calls back whenever that changes, or the state does, until the signal is aborted. */
  onChange(listener: () => void, signal: AbortSignal): void;
  /** Keeps the row, and goes by what is stored, until the signal is aborted. Resolves once that is read. Does not reject. */
  run(signal: AbortSignal): Promise<void>;
}

interface LineDeps {
  readonly db: HanpanDatabase;
  readonly clock: Clock;
  /** What the browser says of the line now. */
  hints(): LineHints;
}

/** `hints` are the browser's own words, as data saver and type of network. */
export function createLine({ db, clock, hints }: LineDeps): Line {
  const listeners = new Set<() => void>();
  let estimate = UNKNOWN_LINE;
  let choice: LineChoice = 'auto';
  let state: LineState = 'good';
  let isFetching = true;
  let isWide = false;
  let isLeading = false;

  const judge = () => {
    const [stateBefore, wasFetching] = [state, isFetching];
    state = lineStateOf(estimate, hints(), choice);
    if (isLeading) storeLineState(db, state).catch(() => undefined);
    isFetching = fetchesRest(state, choice, isWide);
    if (state !== stateBefore || isFetching !== wasFetching) for (const listener of listeners) listener();
  };
  judge();

  const note = (signal: LineSignal) => {
    const before = estimate.state;
    estimate = estimated(estimate, signal, clock.now());
    if (estimate.state !== before || hintedOther()) judge();
    // Asked for on a bad line, all of it; the next bad line is another.
    if (before === 'slow' && estimate.state === 'good' && choice === 'all' && isLeading)
      storeLineChoice(db, 'auto').catch(() => undefined);
  };

  return {
    ...createLineMeter(clock, note),
    note,
    state: () => state,
    isWide: () => isWide,
    offered(is) {
      if (is === isWide) return;
      isWide = is;
      if (isLeading) storeWide(db, is).catch(() => undefined);
      judge();
    },
    fetchesRest: () => isFetching,
    onChange(listener, signal) {
      listeners.add(listener);
      signal.addEventListener('abort', () => listeners.delete(listener), { once: true });
    },
    async run(signal) {
      // Before anything is asked for by it: a worker that takes over has heard nothing yet.
      const known = await readLine(db).catch(() => undefined);
      isLeading = !signal.aborted;
      if (!isLeading) return;
      isWide = known?.isWide ?? isWide;
      choice = known?.choice ?? choice;
      judge();
      const chosen = liveQuery(() => readLine(db)).subscribe((line) => {
        choice = line.choice;
        judge();
      });
      signal.addEventListener(
        'abort',
        () => {
          chosen.unsubscribe();
          isLeading = false;
        },
        { once: true },
      );
    },
  };

  /** The member turned saving on in the browser, or another network says so. */
  function hintedOther(): boolean {
    return lineStateOf(estimate, hints(), choice) !== state;
  }
}
