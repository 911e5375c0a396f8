/** The answer with a block, as a browser reads it: in pieces, of which the last may never come (S-27). */
import type { HttpResponse } from '../../../src/worker/http/originClient.ts';
import type { Agenda } from './agenda.ts';
import type { Dice } from './dice.ts';
import type { Answer } from './simulatedOrigin.ts';

export interface BlockAnswerDeps {
  readonly agenda: Agenda;
  readonly dice: Dice;
  /** The line breaks somewhere in it. */
  readonly isTorn: boolean;
  readonly signal: AbortSignal | null | undefined;
  /** Nobody is there any more. */
  isGone(): boolean;
  /** So many bytes were read. */
  onRead(bytes: number): void;
}

const PIECE_BYTES = 200;

export function blockAnswer(
  { status, body, headers = {} }: Answer & { readonly body: Buffer },
  deps: BlockAnswerDeps,
): HttpResponse {
  const { agenda, dice, isTorn, signal, isGone, onRead } = deps;
  const end = isTorn ? dice.below(body.length) : body.length;
  /** A line that breaks may say so, or nothing any more. */
  const saysSo = dice.chance(0.7);
  let at = 0;
  let letGo = () => {};
  signal?.addEventListener('abort', () => letGo(), { once: true });
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) =>
        new Promise<void>((resolve) => {
          letGo = resolve;
          agenda.after(dice.between(1, 20), () => {
            if (isGone() || signal?.aborted === true) return;
            if (at >= end && end < body.length && !saysSo) return;
            resolve();
            if (at >= end && end < body.length) {
              controller.error(new TypeError('connection reset'));
              return;
            }
            if (at >= end) {
              controller.close();
              return;
            }
            const piece = body.subarray(at, Math.min(end, at + PIECE_BYTES));
            at += piece.length;
            onRead(piece.length);
            controller.enqueue(Uint8Array.from(piece));
          });
        }),
    },
    { highWaterMark: 0 },
  );
  return {
    status,
    headers: { get: (name) => headers[name.toLowerCase()] ?? null },
    body: stream,
    text: async () => '',
  };
}
