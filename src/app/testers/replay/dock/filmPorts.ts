/** What opening a recording asks of this browser. On a page that is not secure there is no SHA-256 of the browser's: then it is worked out here. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { webPorts } from '../../../../db/recording/webPorts.ts';
import type { FilmPorts } from '../playback/film.ts';

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

/** SHA-256 of a text in UTF-8, in hex: on a page that is not secure (a folder served by plain http from another machine), many times as slow as the browser's own. */
export const sha256Text = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
