/**
 * Position in a stream: `<epoch>.<offset>`. Offsets are dense per stream and equal commit order; the epoch changes only
 * when the origin's log cannot prove continuity. Order is (stream, offset), never the wall clock (STREAMS.md, S-1).
 */
import { z } from 'zod';

/** Where a stream stands. `offset` 0 is "before the first event". */
export const Position = z.object({
  epoch: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/),
  offset: z.number().int().min(0),
});
export type Position = z.infer<typeof Position>;

export function formatPosition(position: Position): string {
  return `${position.epoch}.${position.offset}`;
}

/** Reads `<epoch>.<offset>`; `undefined` if the text is anything else. */
export function parsePosition(text: string): Position | undefined {
  const dot = text.lastIndexOf('.');
  if (dot < 1 || !/^\d{1,15}$/.test(text.slice(dot + 1))) return undefined;
  const parsed = Position.safeParse({ epoch: text.slice(0, dot), offset: Number(text.slice(dot + 1)) });
  return parsed.success ? parsed.data : undefined;
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
