/**
 * The storeys of the app and the rooms of the local database: who stands on whom. The shell composes the wings, a wing stands on the frame and
 * the kit and knows of another wing what its face names; in the database no room knows one above it.
 */
import type { Breach, SourceText } from './sourceTree.ts';
import { importsOf } from './syntax.ts';

const APP = 'src/app/';
const DB = 'src/db/';
const WINGS = ['sports', 'bets', 'mini-games', 'money', 'service', 'lobbies', 'office', 'testers'];
/** The page of parts is a root of its own, beside the files of `src/app` itself: it composes all there is. */
const ROOT = 'design';
/** The stage of a replay shows the whole site, and is built into a program of its own. */
const STAGE = ['src/app/testers/replay/main.tsx', 'src/app/testers/replay/stage/'];
/** A wing with more rooms than a hand has fingers is two wings. */
const MOST_ROOMS = 9;
/** Lowest first. */
const DB_ROOMS = ['packing', 'tables', 'projections', 'log', 'records', 'queries', 'care', 'ingest', 'recording'];

/** The first folder below a prefix; `undefined` for a file that lies there itself, or elsewhere. */
function roomOf(path: string, prefix: string): string | undefined {
  const parts = path.slice(prefix.length).split('/');
  return path.startsWith(prefix) && parts.length > 1 ? parts[0] : undefined;
}

const storeyAt = (path: string): number | undefined =>
  STAGE.some((place) => path.startsWith(place)) ? 4 : storeyOf(roomOf(path, APP));

/** 0 kit, 1 frame, 2 wings, 3 shell, 4 what builds them. */
function storeyOf(room: string | undefined): number | undefined {
  if (room === undefined || room === ROOT) return 4;
  if (room === 'shell') return 3;
  if (WINGS.includes(room)) return 2;
  return room === 'frame' ? 1 : room === 'kit' ? 0 : undefined;
}

function whatIsWrong(from: string, target: string): boolean {
  const own = roomOf(from, APP);
  const other = roomOf(target, APP);
  const [here, there] = [storeyAt(from), storeyAt(target)];
  if (here === undefined || there === undefined || there > here) return true;
  return here === 2 && there === 2 && own !== other && target !== `${APP}${other}/face.ts`;
}

/** Arrows of the app that point up, or into another wing past its face; folders that are no storey. */
export function storeyBreaches(tree: readonly SourceText[]): readonly Breach[] {
  return tree
    .filter(({ path }) => path.startsWith(APP))
    .flatMap((source) => {
      if (storeyOf(roomOf(source.path, APP)) === undefined) return [{ path: source.path, what: 'stands on no storey' }];
      return importsOf(source)
        .filter(({ isPackage, target }) => !isPackage && target.startsWith(APP) && whatIsWrong(source.path, target))
        .map(({ target }) => ({ path: source.path, what: `imports ${target}` }));
    });
}

/** Wings with more rooms than can be overlooked. */
export function crowdedWings(tree: readonly SourceText[]): readonly Breach[] {
  return WINGS.flatMap((wing) => {
    const prefix = `${APP}${wing}/`;
    const rooms = new Set(tree.flatMap(({ path }) => roomOf(path, prefix) ?? []));
    return rooms.size > MOST_ROOMS ? [{ path: prefix, what: `${rooms.size} rooms` }] : [];
  });
}

/** Rooms of the local database that know of one above them; files of it that lie in none. */
export function databaseRoomBreaches(tree: readonly SourceText[]): readonly Breach[] {
  return tree
    .filter(({ path }) => path.startsWith(DB) && path.endsWith('.ts'))
    .flatMap((source) => {
      const here = DB_ROOMS.indexOf(roomOf(source.path, DB) ?? '');
      if (here < 0) return [{ path: source.path, what: 'lies in no room' }];
      return importsOf(source)
        .filter(({ target }) => target.startsWith(DB) && DB_ROOMS.indexOf(roomOf(target, DB) ?? '') > here)
        .map(({ target }) => ({ path: source.path, what: `imports ${target}` }));
    });
}
