/** The mark by which the house knows this browser again (MBR-6): random letters of its own making. */
import { hexOfBytes } from '../../../domain/kernel/bytes.ts';
import type { Keeper } from '../../kit/ports/keeper.ts';

const KEY = 'hanpan-device';

/** @returns `undefined` where nothing is kept: a mark that is another each time says nothing */
export function deviceMark(local: Keeper): string | undefined {
  const kept = () => /^[0-9a-f]{32}$/.exec(local.read(KEY) ?? '')?.[0];
  if (kept() === undefined) local.keep(KEY, hexOfBytes(crypto.getRandomValues(new Uint8Array(16))));
  return kept();
}
