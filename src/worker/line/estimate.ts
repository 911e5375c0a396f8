/**
 * How the line is, from what this browser's own calls and images tell of it (rules LIN): round trip, rate and cuts of the last minutes. A pure
 * machine: the time is handed in with each signal.
 *
 * The states lie apart: a line that is called slow must be clearly better before it is called good again, so that what waits for a good
 * line is not begun and put off by turns.
 */

/** What the worker saw of the line. */
export type LineSignal =
  /** Bytes of an image came, as they are sent, after so many ms in which they were waited for: without the round trip of asking. */
  | { readonly kind: 'bytes'; readonly bytes: number; readonly ms: number }
  /** A call whose answer is small: from asking to the answer, ms. */
  | { readonly kind: 'call'; readonly ms: number }
  /** A connection that had been answered broke, or fell silent: none that somebody ended, on either side. */
  | { readonly kind: 'cut' };

interface Sample {
  readonly at: number;
  readonly value: number;
}

/** Of the line, as far as it is known. Times are epoch ms. */
export interface LineEstimate {
  readonly state: 'good' | 'slow';
  /** The newest calls, ms. */
  readonly calls: readonly Sample[];
  /** The newest pieces, bytes a second. */
  readonly rates: readonly Sample[];
  /** What came since: not enough yet to tell a rate. */
  readonly piece: { readonly bytes: number; readonly ms: number; readonly endedAt: number };
  /** When it was cut. */
  readonly cuts: readonly number[];
}

/** A line is taken for good until it has shown otherwise. */
export const UNKNOWN_LINE: LineEstimate = {
  state: 'good',
  calls: [],
  rates: [],
  piece: { bytes: 0, ms: 0, endedAt: 0 },
  cuts: [],
};

/** Samples of each kind that count, and for how long, ms: what is fetched to see whether a slow line is better is not fetched every minute. */
const KEPT = 5;
const COUNTS_FOR_MS = { calls: 120_000, rates: 120_000, cuts: 60_000 };
/** A network that changes cuts what is opened meanwhile as well: cuts as near to one another are one, ms. */
const ONE_CUT_MS = 3_000;
/** Most cuts kept; more than any limit below asks for. */
const KEPT_CUTS = 10;

/** One of a kind proves nothing: the origin, or this machine, may have been busy. */
const LEAST_SAMPLES = 2;

/**
 * Beyond these a line becomes slow: 600 kbit/s, and answers so late that something stands in a queue. One cut is a change of network or an origin
 * that was started anew, two are one of them that went wrong once.
 */
const SLOW = { roundTripMs: 1_200, bytesPerSecond: 75_000, cuts: 3 };
/** Within these it becomes good again. */
const GOOD = { roundTripMs: 800, bytesPerSecond: 110_000, cuts: 1 };
/** What makes a piece: enough bytes, or a wait that is long whatever came, ms. */
const PIECE = { bytes: 32_768, ms: 2_000 };

/** What a line does, as far as it is known. */
export interface LineMeasures {
  /** The shortest of the newest calls, ms: the origin's own time is in the others. */
  readonly roundTripMs: number | undefined;
  /** The median of the newest pieces. */
  readonly bytesPerSecond: number | undefined;
  readonly cutsPerMinute: number;
}

/** Round trip in ms, rate in bytes a second and cuts, of what still counts at `now`, epoch ms. */
export function measuresOf(line: LineEstimate, now: number): LineMeasures {
  const { calls, rates, cuts } = current(line, now);
  return {
    roundTripMs: calls.length < LEAST_SAMPLES ? undefined : Math.min(...calls.map(({ value }) => value)),
    bytesPerSecond: rates.length < LEAST_SAMPLES ? undefined : medianOf(rates.map(({ value }) => value)),
    cutsPerMinute: cuts.length,
  };
}

/** The line after a signal, or, without one, after time alone. @param now epoch ms */
export function estimated(line: LineEstimate, signal: LineSignal | undefined, now: number): LineEstimate {
  const known = current(line, now);
  const next = signal === undefined ? known : withSignal(known, signal, now);
  return { ...next, state: stateOf(line.state, measuresOf(next, now)) };
}

function withSignal(line: LineEstimate, signal: LineSignal, now: number): LineEstimate {
  switch (signal.kind) {
    case 'call':
      return { ...line, calls: [...line.calls, { at: now, value: Math.max(0, signal.ms) }].slice(-KEPT) };
    case 'bytes':
      return withBytes(line, signal, now);
    case 'cut':
      return now - (line.cuts.at(-1) ?? -Infinity) < ONE_CUT_MS
        ? line
        : { ...line, cuts: [...line.cuts, now].slice(-KEPT_CUTS) };
  }
}

/** Several answers come side by side: time in which two of them were waited for counts once. */
function withBytes(
  line: LineEstimate,
  came: { readonly bytes: number; readonly ms: number },
  now: number,
): LineEstimate {
  const since = Math.max(line.piece.endedAt, now - Math.max(0, came.ms));
  const bytes = line.piece.bytes + came.bytes;
  const ms = line.piece.ms + Math.max(0, now - since);
  if (bytes < PIECE.bytes && ms < PIECE.ms) return { ...line, piece: { bytes, ms, endedAt: now } };
  const rate = (bytes * 1_000) / Math.max(1, ms);
  return {
    ...line,
    rates: [...line.rates, { at: now, value: rate }].slice(-KEPT),
    piece: { bytes: 0, ms: 0, endedAt: now },
  };
}

function stateOf(before: LineEstimate['state'], measures: LineMeasures): LineEstimate['state'] {
  const { roundTripMs = 0, bytesPerSecond = Infinity, cutsPerMinute } = measures;
  const limit = before === 'good' ? SLOW : GOOD;
  const isSlow =
    roundTripMs > limit.roundTripMs || bytesPerSecond < limit.bytesPerSecond || cutsPerMinute >= limit.cuts;
  return isSlow ? 'slow' : 'good';
}

/** Without what is too old to count. A clock that was set back makes nothing of before count. */
function current(line: LineEstimate, now: number): LineEstimate {
  const counts = (at: number, forMs: number) => at <= now && now - at <= forMs;
  return {
    ...line,
    // Also of a clock that was set back: what is to come ended never.
    piece: counts(line.piece.endedAt, COUNTS_FOR_MS.rates) ? line.piece : UNKNOWN_LINE.piece,
    calls: line.calls.filter(({ at }) => counts(at, COUNTS_FOR_MS.calls)),
    rates: line.rates.filter(({ at }) => counts(at, COUNTS_FOR_MS.rates)),
    cuts: line.cuts.filter((at) => counts(at, COUNTS_FOR_MS.cuts)),
  };
}

function medianOf(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}
