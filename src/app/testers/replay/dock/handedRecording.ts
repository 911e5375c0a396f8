/**
 * A recording that lies beside the page: on a disk nothing may be fetched, and a script may be loaded. `npm run replay:folder` writes it as one, in
 * base64.
 */
import { bytesOfBase64 } from '../../../../db/recording/loggedRecord.ts';

/** What the script sets: the name of the file, and its bytes. */
export const HANDED = 'hanpanRecording';

export interface HandedRecording {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** @returns `undefined` where none was handed over */
export function handedRecording(given: unknown): HandedRecording | undefined {
  if (typeof given !== 'object' || given === null || !('name' in given) || !('base64' in given)) return undefined;
  const bytes = typeof given.base64 === 'string' ? bytesOfBase64(given.base64) : undefined;
  return bytes === undefined ? undefined : { name: String(given.name), bytes };
}

/** The address of a recording that the page's own names (`?file=`): of the same origin, or it is refused. */
export function fileAddress({
  href,
  origin,
  search,
}: Pick<Location, 'href' | 'origin' | 'search'>): URL | 'otherSite' | undefined {
  const asked = new URLSearchParams(search).get('file');
  if (asked === null) return undefined;
  try {
    const address = new URL(asked, href);
    const isOwn = address.origin === origin && /^https?:$/.test(address.protocol) && address.username === '';
    return isOwn ? address : 'otherSite';
  } catch {
    return 'otherSite';
  }
}
