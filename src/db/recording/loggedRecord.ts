/** A record of the offer's log as a recording has it: its columns as text. */
import type { LoggedRecord } from '../../domain/recording/recording.ts';
import type { LogRow } from '../tables/rows.ts';
import { base64Of } from '../packing/base64.ts';

/** Nothing is left out: the offer is everybody's. */
export function loggedOffer({ epoch, from, to, at, packed }: Extract<LogRow, { stream: 'events' }>): LoggedRecord {
  const { columns, fixtures, selections, others } = packed;
  return {
    stream: 'events',
    epoch,
    from,
    to,
    at,
    packed: { columns: base64Of(columns), fixtures, selections, others },
  };
}

/** Bytes as a text of a recording has them, back. */
export { bytesOfBase64 } from '../packing/base64.ts';
