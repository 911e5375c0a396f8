/** What of a block is drawn on a strip of time before it is saved (RPT-2): when games were suspended, bets were asked for, errors came. */
import { feedEventsOf } from '../../db/log/loggedEvents.ts';
import { bytesOfBase64 } from '../../db/packing/base64.ts';
import type { EntryBody, LoggedRecord, RecordingPorts } from '../../domain/recording/recording.ts';
import type { TapeBlock } from './tape.ts';
import { textOf } from './saveTape.ts';

/** Epoch ms of each. */
export interface StripMarks {
  readonly suspended: number[];
  readonly bets: number[];
  readonly errors: number[];
}

const BETS: readonly string[] = ['placeBet', 'acceptChangedOdds'];

/** What of a packed block is drawn on the strip of a report: suspensions, bets and errors by their times, epoch ms. @throws where it was never packed */
export async function stripMarks(block: TapeBlock, ports: Pick<RecordingPorts, 'gunzip'>): Promise<StripMarks> {
  const marks: StripMarks = { suspended: [], bets: [], errors: [] };
  for (const line of (await textOf(block, ports)).split('\n')) {
    const [at, body] = JSON.parse(line) as [number, EntryBody];
    if (body.kind === 'call' && BETS.includes(body.name)) marks.bets.push(at);
    if (body.kind === 'trouble' && body.where === 'console') marks.errors.push(at);
    if (body.kind === 'commit') for (const record of body.log ?? []) if (suspends(record)) marks.suspended.push(at);
  }
  return marks;
}

function suspends({ stream, packed, epoch, from, to, at }: LoggedRecord): boolean {
  const columns = packed === undefined ? undefined : bytesOfBase64(packed.columns);
  if (stream !== 'events' || packed === undefined || columns === undefined) return false;
  const events = feedEventsOf({ stream, epoch, from, to, at, packed: { ...packed, columns } }) ?? [];
  return events.some(
    ({ type, data }) => type === 'OddsChanged' && data.changes.some(({ status }) => status === 'suspended'),
  );
}
