/**
 * A compressor whose every piece is a gzip of its own: what one flushes comes out, in the run's own time and not when another thread is done.
 * Of its settings it keeps to `flush` alone.
 */
import { Transform } from 'node:stream';
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import type { OpenGzip } from '../../../../server/streams/outlet.ts';
import type { Agenda } from '../agenda.ts';
import type { Dice } from '../dice.ts';

/** A piece takes less than this, ms. */
const TAKES_MS = 4;

export const memberGzip =
  (agenda: Agenda, dice: Dice): OpenGzip =>
  ({ flush = constants.Z_NO_FLUSH }) => {
    let held: Buffer[] = [];
    const taken = () => {
      const bytes = Buffer.concat(held);
      held = [];
      return gzipSync(bytes);
    };
    return new Transform({
      // So that whoever waits for room is told of it after each piece.
      highWaterMark: 1,
      transform(piece: Buffer, _encoding, done) {
        held.push(piece);
        agenda.after(dice.below(TAKES_MS), () => {
          done(null, flush === constants.Z_SYNC_FLUSH ? taken() : undefined);
        });
      },
      flush(done) {
        done(null, held.length > 0 ? taken() : undefined);
      },
    });
  };

/** The frames in what was written at once, which may be many: compressed by one of these, or as they are. */
export const framesIn = (bytes: Buffer, isPacked: boolean): readonly string[] =>
  (isPacked ? gunzipSync(bytes) : bytes)
    .toString()
    .split('\n\n')
    .slice(0, -1)
    .map((frame) => `${frame}\n\n`);
