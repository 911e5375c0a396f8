/** A whole recording as lines (INS-1), with when each was painted (INS-6), and how the digests of the file compare with what the events come to (INS-8). */
import { LogIndex } from '../../../domain/recording/inspection/logIndex.ts';
import type { LagParts, LogLine } from '../../../domain/recording/inspection/logLine.ts';
import type { Recording } from '../../../domain/recording/openRecording.ts';
import type { RecordingEntry } from '../../../domain/recording/recording.ts';
import { RecordedState } from '../recordedState.ts';
import { linesOfEntry, type BareLine } from './linesOfEntry.ts';
import { numberOf } from './fields.ts';

/** A digest that the file has of the state before entry `n`, and that of what its entries come to. */
export interface DigestCheck {
  readonly n: number;
  /** Whether the file has the rows themselves there. */
  readonly isKeyframe: boolean;
  readonly told: string;
  readonly folded: string;
}

/** What the inspector knows of a recording. */
export interface InspectedLog {
  readonly index: LogIndex;
  readonly digests: readonly DigestCheck[];
}

/** What reading asks of the machine. */
export interface ReadingPorts {
  /** Told after each block, with the share of entries that are read; what else waits for the thread may go before. */
  readonly onBlock?: (share: number) => Promise<void> | void;
}

/** Reads all of a recording once, from its beginning. */
export async function readLog(recording: Recording, { onBlock }: ReadingPorts = {}): Promise<InspectedLog> {
  const first = await recording.keyframeBefore(0);
  const state = first === undefined ? new RecordedState() : RecordedState.at(first);
  const gatherer = new LineGatherer(state);
  const digests: DigestCheck[] = [];
  for await (const { entries, digest } of recording.blocks()) {
    for (const entry of entries) {
      gatherer.take(entry);
      state.apply(entry);
    }
    digests.push(...(await checksOf(recording, state, digest)));
    await onBlock?.(state.n / Math.max(1, recording.entries));
  }
  return { index: new LogIndex(gatherer.lines), digests };
}

/** Digests that the file has of a state: that of its rows, where it has those, says more than that of a block. */
async function checksOf(
  recording: Recording,
  state: RecordedState,
  digest: string | undefined,
): Promise<readonly DigestCheck[]> {
  const { n, digest: folded } = state;
  const isKeyframe = recording.members.some(({ kind, first }) => kind === 'keyframe' && first === n);
  const keyframe = isKeyframe ? await recording.keyframeBefore(n) : undefined;
  if (keyframe?.keyframe === n) return [{ n, isKeyframe, told: RecordedState.at(keyframe).digest, folded }];
  return digest === undefined ? [] : [{ n, isKeyframe: false, told: digest, folded }];
}

/** When a record was taken and stored, ms by this machine, and how far the origin's clock is ahead of it. */
interface Stored {
  readonly takenAt: number;
  readonly storedAt: number;
  readonly clockOffset: number;
}

interface Unpainted {
  readonly line: WritableLine;
  readonly stored: Stored;
}

type WritableLine = { -readonly [Field in keyof LogLine]: LogLine[Field] };

type Picks = Pick<LogLine, 'selectionIds' | 'fixtureIds' | 'subject'>;

class LineGatherer {
  readonly lines: WritableLine[] = [];
  readonly #state: RecordedState;
  readonly #picks = new Map<string, Picks>();
  /** Lines of the offer that nobody has painted yet, by the order of their offsets. */
  #unpainted: Unpainted[] = [];

  constructor(state: RecordedState) {
    this.#state = state;
  }

  /** @param entry not yet folded */
  take(entry: RecordingEntry): void {
    if (entry.kind === 'act' && entry.act.act === 'painted') return this.#paint(entry.act.offset, entry.act.ms);
    const clockOffset = numberOf(this.#state.row('house', 'health', 'events'), 'clockOffset') ?? 0;
    const takenAt =
      entry.kind === 'commit' ? (entry.log?.find(({ stream }) => stream === 'events')?.at ?? entry.at) : 0;
    for (const bare of linesOfEntry(entry, this.#state)) {
      const line: WritableLine = { ...bare, ...this.#picksOf(bare), index: this.lines.length };
      this.lines.push(line);
      if (line.stream === 'events')
        this.#unpainted.push({ line, stored: { takenAt, storedAt: entry.at, clockOffset } });
    }
  }

  /** What a bet was asked with is said once, by its key or its call. */
  #picksOf({ key, tab, callId, selectionIds, fixtureIds, subject }: BareLine): Picks {
    const own = { selectionIds, fixtureIds, subject };
    const id = key ?? (callId === undefined ? undefined : `${tab ?? ''}#${callId}`);
    if (id === undefined) return own;
    if (selectionIds.length > 0) this.#picks.set(id, own);
    const asked = this.#picks.get(id);
    if (asked === undefined || asked === own) return own;
    const { home, away, sportId } = asked.subject;
    return { ...asked, subject: { ...subject, ...(home === undefined ? {} : { home, away, sportId }) } };
  }

  /** All that was stored up to an offset is on the screen. @param ms how old that offset's event was, by the origin's clock */
  #paint(offset: number, ms: number): void {
    const last = this.#unpainted.findLast(({ line }) => line.offset === offset)?.line;
    if (last === undefined) return;
    const paintedAt = (last.decidedAt ?? 0) + ms;
    const rest: Unpainted[] = [];
    for (const one of this.#unpainted) {
      if ((one.line.offset ?? Infinity) > offset) rest.push(one);
      else {
        const { lag, parts } = lagOf(one.line, one.stored, paintedAt);
        one.line.lag = lag;
        one.line.parts = parts;
      }
    }
    this.#unpainted = rest;
  }
}

/** Parts are never negative: clocks of two machines agree within a few ms only. */
function lagOf({ decidedAt = 0 }: BareLine, stored: Stored, paintedAt: number): { lag: number; parts: LagParts } {
  const { takenAt, storedAt, clockOffset } = stored;
  const lag = Math.max(0, paintedAt - decidedAt);
  const originToWorker = Math.min(lag, Math.max(0, takenAt + clockOffset - decidedAt));
  const workerToStored = Math.min(lag - originToWorker, Math.max(0, storedAt - takenAt));
  return { lag, parts: { originToWorker, workerToStored, storedToPainted: lag - originToWorker - workerToStored } };
}

/**
 * Between which two places the digests of the file part from what its entries come to (INS-8): after the first they still agree.
 *
 * @returns `undefined` where they agree everywhere
 */
export function firstParting(
  digests: readonly DigestCheck[],
): { readonly after: number; readonly by: number } | undefined {
  const place = digests.findIndex(({ told, folded }) => told !== folded);
  const parted = digests[place];
  return parted === undefined ? undefined : { after: digests[place - 1]?.n ?? 0, by: parted.n };
}
