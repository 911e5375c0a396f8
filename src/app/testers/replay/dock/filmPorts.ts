/** What opening a recording asks of this browser. On a page that is not secure there is no SHA-256 of the browser's: then it is worked out here. */
import { webPorts } from '../../../../db/recording/webPorts.ts';
import type { FilmPorts } from '../playback/film.ts';
import { sha256Text } from './sha256.ts';

/** @param breathe lets the page answer and paint */
export function createFilmPorts(breathe: () => Promise<void>): FilmPorts {
  const hasSubtle = typeof crypto === 'object' && 'subtle' in crypto && crypto.subtle !== undefined;
  return {
    ...webPorts,
    sha256: hasSubtle ? webPorts.sha256 : async (text) => Promise.resolve(sha256Text(text)),
    now: () => performance.now(),
    breathe,
  };
}
