/** How the streams, the tabs and the commands stand at a place of a recording (INS-10). */
import type { LogLine } from '../../../domain/recording/inspection/logLine.ts';
import type { RecordedState } from '../recordedState.ts';
import { numberOf, shortName, textOf } from './fields.ts';

/** Where a stream stands. */
export interface StreamStanding {
  readonly stream: 'events' | 'bets' | 'slip';
  /** As its health row says; `undefined` for a stream without one. */
  readonly state: string | undefined;
  readonly isDelayed: boolean;
  readonly offset: number | undefined;
  /** Ms since the last byte of a frame; `undefined` where none was told. */
  readonly age: number | undefined;
}

const STREAMS = [
  ['events', 'house'],
  ['bets', 'member'],
  ['slip', 'member'],
] as const;

/** Rows by database, table and key: of a recording's state, or of what is stored now. */
export type RowReader = Pick<RecordedState, 'row'>;

/** @param at epoch ms of the place */
export function streamsAt(state: RowReader, at: number): readonly StreamStanding[] {
  return STREAMS.map(([stream, db]) => {
    const health = state.row('house', 'health', stream) ?? state.row('member', 'health', stream);
    const heard = numberOf(health, 'lastByteAt');
    const producers = Object.values((health as { producers?: Record<string, string> } | undefined)?.producers ?? {});
    return {
      stream,
      state: textOf(health, 'state'),
      isDelayed: producers.some((producer) => producer !== 'up'),
      offset: numberOf(state.row(db, 'checkpoints', stream), 'offset'),
      age: heard === undefined || heard === 0 ? undefined : Math.max(0, at - heard),
    };
  });
}

/** A tab as it stands at a place. */
export interface TabStanding {
  readonly tab: string;
  readonly path: string | undefined;
  readonly isShown: boolean;
  readonly isClosed: boolean;
}

/** A call, and what became of it. */
export interface CommandStanding {
  readonly call: LogLine;
  readonly answer: LogLine | undefined;
}

/** Tabs in the order in which they were first heard of. @param until place of the first line that does not count */
export function tabsAt(lines: readonly LogLine[], until: number): readonly TabStanding[] {
  const tabs = new Map<string, TabStanding>();
  for (const { index, stream, tab, type, subject } of lines) {
    if (index >= until) break;
    if (stream !== 'tabs' || tab === undefined) continue;
    const known = tabs.get(tab) ?? { tab, path: undefined, isShown: true, isClosed: false };
    const isShown = type === 'hidden' ? false : type === 'shown' || type === 'opened' ? true : known.isShown;
    tabs.set(tab, { tab, path: subject.detail ?? known.path, isShown, isClosed: type === 'closed' });
  }
  return [...tabs.values()];
}

/** The last calls before a place, the newest first. @param most how many */
export function commandsAt(lines: readonly LogLine[], until: number, most: number): readonly CommandStanding[] {
  const answers = new Map<string, LogLine>();
  const commands: CommandStanding[] = [];
  for (let place = Math.min(until, lines.length) - 1; place >= 0 && commands.length < most; place -= 1) {
    const line = lines[place];
    if (line?.stream !== 'calls') continue;
    const id = `${line.tab ?? ''}#${line.callId ?? ''}`;
    if (line.type === 'answer') answers.set(id, line);
    else commands.push({ call: line, answer: answers.get(id) });
  }
  return commands;
}

/** Who leads at a place: the holder of the last term; `undefined` where none was told. */
export function leaderAt(state: RecordedState): string | undefined {
  const holder = textOf(state.row('house', 'settings', 'term'), 'value', 'holder');
  return holder === undefined ? undefined : shortName(holder);
}
