/**
 * Pieces of the log for connections that have been slow, and what of them is overtaken (S-21). The last one is kept and read on from while anybody
 * is behind: whoever falls behind at one burst needs the same, and who takes little at a time would have the whole of it read for each little. What
 * nobody needs any more is let go of.
 */
import { overtakenAmong } from '../../src/domain/events/overtaken.ts';
import type { OutgoingEvent } from './passOver.ts';
import type { StreamConnection } from './streamConnection.ts';

/** Events read at once: the more of the log is seen at once, the more of it is overtaken (decision 0041). */
const PIECE_ROWS = 4_000;
/** As long as a piece becomes for those that are further behind. */
const KEPT_ROWS = 2 * PIECE_ROWS;

export interface LogPiecesOptions {
  /** Events after an offset that have been handed on, in order, at most so many. */
  read(after: number, limit: number): Promise<readonly OutgoingEvent[]>;
  /** The offset of the last event that was handed on. */
  head(): number;
}

/** What follows in the log for one connection, and which of it is overtaken. */
export interface Next {
  readonly events: readonly OutgoingEvent[];
  readonly overtaken: readonly boolean[];
}

export interface LogPieces {
  /** Where the log has a hole, or no next event, what is answered begins later or is empty. */
  readonly nextFor: (connection: StreamConnection) => Promise<Next>;
  /** It is level, or closed: nothing is kept for it. */
  readonly leave: (connection: StreamConnection) => void;
}

/** Events that follow each other, none of which is overtaken by what is not among them. */
interface Piece {
  /** The offset before its first event. */
  readonly from: number;
  readonly to: number;
  readonly events: readonly OutgoingEvent[];
}

/** Which events of a piece after an offset are overtaken. */
interface Looked {
  readonly piece: Piece;
  readonly from: number;
  readonly overtaken: readonly boolean[];
}

export function createLogPieces({ read, head }: LogPiecesOptions): LogPieces {
  /** Those that have been slow and are not level yet. */
  const behind = new Set<StreamConnection>();
  let last: Looked | undefined;

  /** Whether a piece has about as much after an offset as a longer one would. */
  const isLongEnough = ({ to }: Piece, offset: number): boolean => to >= head() || to - offset >= PIECE_ROWS / 2;

  /** Of those that the piece serves. */
  const offsetOfHindmost = ({ from, to }: Piece): number =>
    Math.min(to, ...[...behind].map(({ offset }) => offset).filter((offset) => offset >= from));

  const pieceFrom = async (offset: number): Promise<Piece> => {
    const piece = last?.piece;
    const kept = piece !== undefined && offset >= piece.from && offset <= piece.to ? piece : undefined;
    if (kept !== undefined && isLongEnough(kept, offset)) return kept;
    const after = kept?.to ?? offset;
    const next = await read(after, PIECE_ROWS - (after - offset));
    // Where the log was trimmed beyond the piece, what is left of it does not follow the piece.
    const more = kept === undefined || next[0]?.offset === after + 1 ? next : [];
    const needed = kept?.events.slice(offsetOfHindmost(kept) - kept.from) ?? [];
    const events = [...needed, ...more].slice(-KEPT_ROWS);
    const to = more.at(-1)?.offset ?? after;
    return { from: to - events.length, to, events };
  };

  return {
    async nextFor(connection) {
      behind.add(connection);
      const { offset } = connection;
      const piece = await pieceFrom(offset);
      const events = piece.events.slice(Math.max(0, offset - piece.from));
      // No more is looked at than this one needs: another may be far behind it.
      const known = last?.piece === piece && last.from <= offset ? last : undefined;
      const found = known ?? {
        piece,
        from: Math.max(offset, piece.from),
        overtaken: overtakenAmong(events.map((event) => event.feedEvent())),
      };
      if (behind.size > 0) last = found;
      return { events, overtaken: found.overtaken.slice(Math.max(0, offset - found.from)) };
    },
    leave(connection) {
      behind.delete(connection);
      if (behind.size === 0) last = undefined;
    },
  };
}
