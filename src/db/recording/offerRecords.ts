/** Records of the offer's log as a recording has them: what events they hold, and whether those are of prices alone. */
import { z } from 'zod';
import type { FeedEvent } from '../../domain/events/catalogue.ts';
import { parseJson } from '../../domain/kernel/json.ts';
import type { LoggedRecord, RecordingEntry } from '../../domain/recording/recording.ts';
import { feedEventsOf } from '../log/loggedEvents.ts';
import { readNames } from '../packing/frontCoded.ts';
import { bytesOfBase64 } from './base64.ts';

/** Events of the offer in a record; `undefined` for one that is damaged, or of another stream. */
export function eventsOfRecord(record: LoggedRecord): readonly FeedEvent[] | undefined {
  const row = logRowOf(record);
  return row === undefined ? undefined : feedEventsOf(row);
}

function logRowOf({ stream, packed, epoch, from, to, at }: LoggedRecord) {
  if (stream !== 'events' || packed === undefined) return undefined;
  const columns = bytesOfBase64(packed.columns);
  return columns === undefined ? undefined : { stream, epoch, from, to, at, packed: { ...packed, columns } };
}

/** A record of nothing but prices, scores and what is no game's. */
export interface PriceRecord {
  readonly record: LoggedRecord;
  readonly row: NonNullable<ReturnType<typeof logRowOf>>;
  /** The games it is about. */
  readonly about: readonly string[];
}

/** What moves no game on a board, and makes none. */
const QUIET = ['OddsChanged', 'ScoreChanged', 'NewsPublished', 'ProducerStateChanged', 'RoundEnded'];
const Quiet = z.array(z.object({ type: z.enum(QUIET), data: z.object({ fixtureId: z.string().optional() }) }));

/** @returns `undefined` for an entry that may touch rows of games or boards by anything else */
export function pricesOnly(entry: RecordingEntry): PriceRecord | undefined {
  if (entry.kind !== 'commit' || entry.db !== 'house' || entry.log?.length !== 1) return undefined;
  if (entry.cleared !== undefined || entry.gone !== undefined) return undefined;
  if (entry.put?.['fixtures'] !== undefined || entry.put?.['boards'] !== undefined) return undefined;
  const [record] = entry.log;
  const row = record === undefined ? undefined : logRowOf(record);
  if (record === undefined || row === undefined) return undefined;
  const names = readNames(row.packed.fixtures);
  const others = row.packed.others === '[]' ? [] : othersOf(row.packed.others);
  if (names === undefined || others === undefined) return undefined;
  return { record, row, about: [...names, ...others] };
}

function othersOf(text: string): readonly string[] | undefined {
  const json = parseJson(text);
  const read = json.ok ? Quiet.safeParse(json.value) : undefined;
  return read?.success === true ? read.data.flatMap(({ data }) => data.fixtureId ?? []) : undefined;
}
