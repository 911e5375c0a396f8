/** What is drawn over the time of a recording (INS-7): changes a second, lag, the connection, and what the machine went through. */
import { percentile } from './lagStatistics.ts';
import type { LogLine } from './logLine.ts';

/** A stretch in which the stream of the offer was not live. */
export interface ConnectionStretch {
  /** `late`: the origin said that a producer is behind; `cut`: no stream. */
  readonly kind: 'late' | 'cut';
  /** Epoch ms. */
  readonly from: number;
  readonly until: number;
}

/** Something that happened to the machine. */
export interface MachineMark {
  readonly index: number;
  readonly at: number;
  readonly kind: 'leader' | 'longTask' | 'console' | 'unreadable' | 'gap' | 'storage' | 'worker';
  readonly detail: string;
  /** Absent where it did not last. */
  readonly ms?: number | undefined;
}

export interface Tracks {
  /** Epoch ms. */
  readonly from: number;
  readonly until: number;
  /** Events of the offer a second, by stretches of equal length. */
  readonly rate: readonly number[];
  /** p95 of each stretch, ms; `undefined` where nothing was painted. */
  readonly lag: readonly (number | undefined)[];
  readonly connection: readonly ConnectionStretch[];
  readonly machine: readonly MachineMark[];
}

const TROUBLES: ReadonlySet<string> = new Set(['longTask', 'console', 'unreadable', 'gap', 'storage', 'worker']);

/** @param pieces into how many stretches of equal length time is cut */
export function tracksOf(lines: readonly LogLine[], pieces: number): Tracks {
  const from = lines[0]?.at ?? 0;
  const until = Math.max(from + 1, lines.at(-1)?.at ?? from);
  const width = (until - from) / pieces;
  const counts = Array.from({ length: pieces }, () => 0);
  const lags = Array.from({ length: pieces }, (): number[] => []);
  for (const { stream, at, lag } of lines) {
    if (stream !== 'events') continue;
    const piece = Math.min(pieces - 1, Math.floor((at - from) / width));
    counts[piece] = (counts[piece] ?? 0) + 1;
    if (lag !== undefined) lags[piece]?.push(lag);
  }
  const p95 = lags.map((piece) =>
    piece.length === 0
      ? undefined
      : percentile(
          piece.toSorted((a, b) => a - b),
          95,
        ),
  );
  return {
    ...{ from, until, lag: p95 },
    rate: counts.map((count) => (count * 1_000) / width),
    connection: connectionOf(lines, until),
    machine: lines.flatMap(markOf),
  };
}

function markOf(line: LogLine): readonly MachineMark[] {
  const { index, at, type, stream, subject } = line;
  const isTrouble = stream === 'trouble' && TROUBLES.has(type);
  if (!isTrouble && !(stream === 'machine' && type === 'leader')) return [];
  return [{ index, at, kind: type as MachineMark['kind'], detail: subject.detail ?? '', ms: line.lag }];
}

/** What a line says of the stream of the offer, or of one part of the feed. */
export interface ConnectionNews {
  /** The stream itself, or a producer by its name. */
  readonly of: string;
  readonly state: 'live' | 'late' | 'cut';
}

/** @returns `undefined` for a line that says nothing of it */
export function connectionNews(line: LogLine): ConnectionNews | undefined {
  if (line.type === 'connection' && line.page === 'events') {
    return { of: 'stream', state: line.subject.detail === 'live' ? 'live' : 'cut' };
  }
  if (line.type !== 'ProducerStateChanged') return undefined;
  const [of = '', state = ''] = (line.subject.detail ?? '').split(' ');
  return { of, state: state === 'up' ? 'live' : state === 'delayed' ? 'late' : 'cut' };
}

function connectionOf(lines: readonly LogLine[], until: number): readonly ConnectionStretch[] {
  const stretches: ConnectionStretch[] = [];
  const states = new Map<string, ConnectionNews['state']>();
  let open: { readonly kind: 'late' | 'cut'; readonly from: number } | undefined;
  for (const line of lines) {
    const news = connectionNews(line);
    if (news === undefined) continue;
    states.set(news.of, news.state);
    const all = [...states.values()];
    const kind = all.includes('cut') ? 'cut' : all.includes('late') ? 'late' : undefined;
    if (kind === open?.kind) continue;
    if (open !== undefined) stretches.push({ ...open, until: line.at });
    open = kind === undefined ? undefined : { kind, from: line.at };
  }
  if (open !== undefined) stretches.push({ ...open, until });
  return stretches;
}
