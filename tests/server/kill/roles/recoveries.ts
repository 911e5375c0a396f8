/** How long after a kill everything goes on again, by what was killed. */
import { setTimeout as pause } from 'node:timers/promises';
import { SILENT_MS } from './followed.ts';
import type { HouseReaders } from './houseReaders.ts';

const LOOK_MS = 10;

/** When something was last seen that had been asked for, or said, after a moment: what a wait for it needs. */
export interface Sightings {
  /** Calls `seen` with when each was sent, as `performance.now()`. */
  readonly note: (sentAt: number) => void;
  /** When the first was answered of those that were sent since, as `performance.now()`; `undefined` while none was. */
  readonly since: (moment: number) => number | undefined;
}

export function createSightings(): Sightings {
  let sightings: { readonly sentAt: number; readonly at: number }[] = [];
  return {
    note(sentAt) {
      sightings.push({ sentAt, at: performance.now() });
    },
    since(moment) {
      // Nobody asks for an earlier moment any more.
      sightings = sightings.filter(({ sentAt }) => sentAt >= moment);
      return sightings[0]?.at;
    },
  };
}

/** Ms from a kill; `undefined` where it did not come within the limit. */
export interface Recovery {
  readonly killed: string;
  /** Streams that were cut. */
  readonly cut: number;
  /** Until every stream followed again. */
  readonly streams: number | undefined;
  /** Until a price had come to some reader that moved afterwards, and until one had come to every reader. */
  readonly firstPrice: number | undefined;
  readonly everyPrice: number | undefined;
  /** Until a bet was accepted, and a read answered, that were sent afterwards. */
  readonly bet: number | undefined;
  readonly read: number | undefined;
  /** Until what was killed listened again. */
  readonly back: number | undefined;
}

/** What is killed, and how it is known that it is back. */
export interface Victim {
  /** What it is, for the table. */
  readonly kind: string;
  /** Resolves once it is gone. */
  readonly kill: () => Promise<unknown>;
  readonly back: () => Promise<unknown>;
}

export interface RecoveryParts {
  readonly readers: HouseReaders;
  readonly bets: Sightings;
  readonly reads: Sightings;
}

/**
 * Kills, and waits until all of it goes on.
 *
 * @param limitMs after which it counts as hanging
 */
export async function recoverFrom(
  { kind, kill, back }: Victim,
  { readers, bets, reads }: RecoveryParts,
  limitMs: number,
): Promise<Recovery> {
  const moment = performance.now();
  const cutBefore = readers.counts.cut;
  await kill();
  const [gone, goneAt] = [performance.now(), Date.now()];
  const found: { -readonly [Name in keyof Recovery]?: Recovery[Name] } = {};
  const sinceMoment = (at: number | undefined) => (at === undefined ? undefined : Math.max(0, at - moment));
  void back().then(() => (found.back = performance.now() - moment));
  while (performance.now() - moment < limitMs) {
    found.firstPrice ??= sinceMoment(readers.priceSince(goneAt)?.seenAt);
    found.everyPrice ??= sinceMoment(readers.allToldSince(goneAt));
    // Whoever was told of a price since then is no longer at a process that is gone.
    if (found.everyPrice !== undefined && readers.allFollow()) found.streams ??= sinceMoment(readers.lastFollowedAt());
    found.bet ??= sinceMoment(bets.since(gone));
    found.read ??= sinceMoment(reads.since(gone));
    if (NEEDED.every((name) => found[name] !== undefined)) break;
    await pause(LOOK_MS);
  }
  const cut = readers.counts.cut - cutBefore;
  const { streams, firstPrice, everyPrice, bet, read } = found;
  const told = { killed: kind, cut, firstPrice, everyPrice, bet, read };
  return { ...told, streams: cut === 0 ? 0 : streams, back: found.back };
}

const NEEDED = ['streams', 'firstPrice', 'everyPrice', 'bet', 'read', 'back'] as const;

/** Parts of a recovery that did not come within the limit. */
export const missingIn = (recovery: Recovery): readonly string[] =>
  NEEDED.filter((name) => recovery[name] === undefined);

const HEAD = [
  'killed',
  'times',
  'streams cut',
  'all follow again',
  'first price',
  'at every reader',
  'a bet',
  'a read',
];

/** Medians and worst by what was killed, in seconds, as Markdown; what took longer than a client bears silence is marked. */
export function recoveryTable(recoveries: readonly Recovery[]): string {
  const kinds = [...new Set(recoveries.map(({ killed }) => killed))];
  const rows = kinds.map((kind) => {
    const of = recoveries.filter(({ killed }) => killed === kind);
    const cell = (name: (typeof NEEDED)[number]) => timesOf(of.map((recovery) => recovery[name]));
    const cut = of.map((recovery) => recovery.cut);
    const streams = Math.max(...cut) === 0 ? '–' : cell('streams');
    const cells = [kind, String(of.length), String(middleOf(cut)), streams];
    return [...cells, cell('firstPrice'), cell('everyPrice'), cell('bet'), cell('read'), cell('back')];
  });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(HEAD), line(HEAD.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

function timesOf(times: readonly (number | undefined)[]): string {
  const known = times.map((ms) => ms ?? Number.POSITIVE_INFINITY);
  const worst = Math.max(...known);
  const seconds = (ms: number) => (Number.isFinite(ms) ? (ms / 1_000).toFixed(1) : 'never');
  return `${seconds(middleOf(known))} / ${seconds(worst)}${worst > SILENT_MS ? ' (!)' : ''}`;
}

/** Of two in the middle the larger. */
const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
