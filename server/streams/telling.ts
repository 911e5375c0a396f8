/**
 * What connections are told of events that follow each other: one piece of bytes for each that stands otherwise, made once for all that stand
 * alike (S-34). Most of a process's streams are of a few topics and stand where the log stands, so that pieces are few.
 */
import { nameOfTopics, type Topics } from '../../src/domain/events/topics.ts';
import { passedFrame, isFor, type OutgoingEvent } from './passOver.ts';
import type { StreamConnection } from './streamConnection.ts';

/** Events of the log in their order, none of them missing, and what of each is left out for those it is for. */
export interface ToTell {
  readonly events: readonly OutgoingEvent[];
  /** Whether it is overtaken, by place; none where it has no such place. */
  readonly overtaken: readonly boolean[];
}

interface Piece {
  /** Where whoever is told it stands: what was written to it last, and what it was last told of. */
  readonly from: { readonly offset: number; readonly toldTo: number };
  readonly bytes: Buffer;
  readonly frames: number;
  readonly toldTo: number;
  readonly leftOut: number;
}

/** Tells one connection after the other the same events. */
export interface Telling {
  /**
   * Writes all of them that follow a connection's offset, as one piece. A hole would break S-2, so it ends the connection instead.
   *
   * @returns how many were left out for it as overtaken
   */
  tell(connection: StreamConnection): number;
}

/** Names of topics, each made once for as long as somebody is of them. */
export type TopicNames = WeakMap<Topics, string>;

export function createTelling(epoch: string, names: TopicNames, { events, overtaken }: ToTell): Telling {
  const pieces = new Map<string, Piece[]>();
  const pieceFor = (connection: StreamConnection): Piece | undefined => {
    const { offset, toldTo, topics } = connection;
    // No topic is called so, and no topics at all have a name without a letter.
    const name = topics === undefined ? '*' : nameIn(names, topics);
    const alike = pieces.get(name) ?? [];
    const made = alike.find(({ from }) => from.offset === offset && from.toldTo === toldTo);
    if (made !== undefined) return made;
    const piece = makePiece(epoch, connection, { events, overtaken });
    if (piece !== undefined) pieces.set(name, [...alike, piece]);
    return piece;
  };
  const last = events.at(-1)?.offset ?? 0;
  return {
    tell(connection) {
      if (last <= connection.offset) return 0;
      const piece = pieceFor(connection);
      if (piece === undefined) {
        connection.end();
        return 0;
      }
      if (piece.frames > 0) connection.write(piece.bytes, piece.frames);
      connection.offset = last;
      connection.toldTo = piece.toldTo;
      return piece.leftOut;
    },
  };
}

function nameIn(names: TopicNames, topics: Topics): string {
  const known = names.get(topics);
  if (known !== undefined) return known;
  const name = nameOfTopics(topics);
  names.set(topics, name);
  return name;
}

/** @returns `undefined` where the next event is not the one after the connection's offset, or one is missing */
function makePiece(epoch: string, connection: StreamConnection, { events, overtaken }: ToTell): Piece | undefined {
  const { offset, toldTo } = connection;
  const parts: Buffer[] = [];
  let at = offset;
  let told = toldTo;
  let leftOut = 0;
  for (const [place, event] of events.entries()) {
    if (event.offset <= at) continue;
    if (event.offset !== at + 1) return undefined;
    if (isFor(connection, event)) {
      if (overtaken[place] === true) leftOut += 1;
      else {
        if (told < at) parts.push(passedFrame(epoch, told, at));
        parts.push(event.frame());
        told = event.offset;
      }
    }
    at = event.offset;
  }
  const [only] = parts;
  const bytes = parts.length === 1 && only !== undefined ? only : Buffer.concat(parts);
  return { from: { offset, toldTo }, bytes, frames: parts.length, toldTo: told, leftOut };
}
