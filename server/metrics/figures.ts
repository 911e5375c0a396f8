/** What an origin holds and stores anyway, read when somebody asks for its metrics and not before (OPS-6). */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { PRODUCERS } from '../../src/domain/events/catalogue.ts';
import type { Clock } from '../clock.ts';
import type { Tailer } from '../events/tailer.ts';
import type { PulseWatch } from '../ingest/watchPulse.ts';
import { countWaitingBets } from '../settlement/settleSome.ts';
import type { Store, Work } from '../store/store.ts';
import type { GzipPlaces } from '../streams/outlet.ts';
import type { StreamHub } from '../streams/streamHub.ts';

export interface FigureParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly hub: StreamHub;
  readonly gzipPlaces: GzipPlaces;
  readonly tailer: Tailer;
  readonly pulse: PulseWatch;
  readonly isBettingOff: () => boolean;
  readonly isDraining: () => boolean;
  /** Where the database lies; a store in memory has no size. */
  readonly dataDir: string;
}

export interface Figures {
  /** Sets all to what they are now. */
  readonly refresh: () => Promise<void>;
  readonly stop: () => void;
}

/** How often it is looked how late timers are, ms. */
const LOOP_LOOK_MS = 20;
const NS = 1e9;
const MS = 1_000;
const QUANTILES = [50, 99] as const;

/** A figure, by the value of its label where it has one. */
type SetFigure = (name: string, help: string, value: number, label?: readonly [name: string, value: string]) => void;

export function createFigures(registry: Registry, parts: FigureParts): Figures {
  const gauges = new Map<string, Gauge>();
  const set: SetFigure = (name, help, value, label) => {
    const labelNames = label === undefined ? [] : [label[0]];
    const gauge = gauges.get(name) ?? new Gauge({ name, help, labelNames, registers: [registry] });
    gauges.set(name, gauge);
    if (label === undefined) gauge.set(value);
    else gauge.set({ [label[0]]: label[1] }, value);
  };
  const loop = monitorEventLoopDelay({ resolution: LOOP_LOOK_MS });
  loop.enable();
  return {
    async refresh() {
      setStreams(set, parts);
      setFeed(set, parts);
      setLog(set, await parts.store.read(readLog), parts.tailer.seq());
      const waiting = await parts.store.read(countWaitingBets);
      set('hanpan_settlement_waiting_bets', 'Bets that results decide and that are not settled yet', waiting);
      await setFiles(set, parts.dataDir);
      setProcess(set);
      for (const quantile of QUANTILES) {
        const late = Math.max(0, loop.percentile(quantile) / NS - LOOP_LOOK_MS / MS);
        const label = ['quantile', String(quantile / 100)] as const;
        set('nodejs_eventloop_lag_seconds', 'How late timers are since the last time that was asked', late, label);
      }
      loop.reset();
    },
    stop: () => loop.disable(),
  };
}

function setStreams(set: SetFigure, { hub, gzipPlaces, isDraining, isBettingOff }: FigureParts): void {
  const { events, bets } = hub.counts();
  const open = { events, bets, operators: hub.online().office };
  for (const [kind, count] of Object.entries(open)) {
    set('hanpan_streams_open', 'Streams open here', count, ['kind', kind]);
  }
  set('hanpan_streams_compressed', 'Streams with a compressor of their own', gzipPlaces.taken);
  set('hanpan_streams_behind', 'Streams that do not keep up, and are told the log instead', hub.behind());
  set('hanpan_streams_cut', 'Streams closed since the start because their reader did not take its bytes', hub.cut());
  set('hanpan_topics_diverged', 'Topics since the start of which a browser had stored something else', hub.diverged());
  set('hanpan_draining', 'Whether a stop is under way', Number(isDraining()));
  set('hanpan_betting_off', 'Whether the books were found wrong, and no bet is taken', Number(isBettingOff()));
}

function setFeed(set: SetFigure, { pulse }: FigureParts): void {
  const states = pulse.states();
  for (const producer of PRODUCERS) {
    const isUp = Number(states[producer] === 'up');
    set('hanpan_feed_up', 'Whether a part of the feed is up', isUp, ['producer', producer]);
  }
  set('hanpan_feed_silent_seconds', 'Since the feed last said anything, to any process', pulse.silentMs() / MS);
}

interface LogFigures {
  readonly events: { readonly head: number; readonly trimmed: number };
  readonly bets: { readonly head: number; readonly trimmed: number };
  readonly operators: { readonly head: number; readonly trimmed: number };
  readonly lastSeq: number;
}

async function readLog(tx: Work): Promise<LogFigures> {
  const sumOf = async (pattern: string) => {
    const { rows } = await sql<{ head: number; trimmed: number }>`
      SELECT coalesce(sum(head), 0) AS head, coalesce(sum(trimmed_to), 0) AS trimmed
      FROM stream_heads WHERE stream LIKE ${pattern}`.execute(tx);
    return rows[0] ?? { head: 0, trimmed: 0 };
  };
  const last = await sql<{ seq: number }>`SELECT coalesce(max(seq), 0) AS seq FROM event_log`.execute(tx);
  return {
    events: await sumOf('events'),
    bets: await sumOf('bets:%'),
    operators: await sumOf('office'),
    lastSeq: last.rows[0]?.seq ?? 0,
  };
}

function setLog(set: SetFigure, { lastSeq, ...logs }: LogFigures, handedOn: number): void {
  for (const [kind, { head, trimmed }] of Object.entries(logs)) {
    set('hanpan_log_head', 'Events that were ever told', head, ['kind', kind]);
    set('hanpan_log_trimmed', 'Of those, events that the log holds no more', trimmed, ['kind', kind]);
  }
  set('hanpan_tailer_lag_events', 'Events that are stored and not handed on here', Math.max(0, lastSeq - handedOn));
}

async function setFiles(set: SetFigure, dataDir: string): Promise<void> {
  for (const name of ['origin.db', 'origin.db-wal']) {
    const found = await stat(path.join(dataDir, name)).catch(() => undefined);
    if (found !== undefined) set('hanpan_database_bytes', 'Files of the database', found.size, ['file', name]);
  }
}

function setProcess(set: SetFigure): void {
  const { rss, heapUsed, heapTotal } = process.memoryUsage();
  set('process_resident_memory_bytes', 'Memory of the process', rss);
  set('nodejs_heap_size_used_bytes', 'Heap in use', heapUsed);
  set('nodejs_heap_size_total_bytes', 'Heap in all', heapTotal);
  const { user, system } = process.cpuUsage();
  set('process_cpu_seconds', 'Processor time since the start', (user + system) / 1e6);
  set('process_uptime_seconds', 'Since the start of the process', process.uptime());
}
