/**
 * Position in a stream: `<epoch>.<offset>`. Offsets are dense per stream and equal commit order; the epoch changes only
 * when the origin's log cannot prove continuity. Order is (stream, offset), never the wall clock (STREAMS.md, S-1).
 */
import { z } from 'zod';

const EPOCH = /^[A-Za-z0-9_-]{1,32}$/;

/** Where a stream stands. `offset` 0 is "before the first event". */
export const Position = z.object({
  epoch: z.string().regex(EPOCH),
  offset: z.number().int().min(0),
});
export type Position = z.infer<typeof Position>;

export function formatPosition(position: Position): string {
  return `${position.epoch}.${position.offset}`;
}

/** Reads `<epoch>.<offset>`; `undefined` if the text is anything else. */
export function parsePosition(text: string): Position | undefined {
  const dot = text.lastIndexOf('.');
  const epoch = text.slice(0, Math.max(0, dot));
  const digits = text.slice(dot + 1);
  // What the schema asks for: fifteen digits are a whole number from 0.
  return EPOCH.test(epoch) && /^\d{1,15}$/.test(digits) ? { epoch, offset: Number(digits) } : undefined;
}

export type Continuity = 'next' | 'repeated' | 'gap' | 'other-epoch';

/**
 * How an arriving event's position relates to the last one applied. Only `next` may be applied.
 *
 * @param from the first offset it stands for, where it stands for several (STREAMS.md, S-18)
 */
export function continuityOf(checkpoint: Position, arriving: Position, from = arriving.offset): Continuity {
  if (arriving.epoch !== checkpoint.epoch) return 'other-epoch';
  if (arriving.offset <= checkpoint.offset) return 'repeated';
  return from === checkpoint.offset + 1 ? 'next' : 'gap';
}
