/** The mark by which the house knows this browser again (MBR-6): random letters of its own making. */
import type { Keeper } from '../../kit/ports/keeper.ts';

const KEY = 'hanpan-device';

/** @returns `undefined` where nothing is kept: a mark that is another each time says nothing */
export function deviceMark(local: Keeper): string | undefined {
  const kept = () => /^[0-9a-f]{32}$/.exec(local.read(KEY) ?? '')?.[0];
  if (kept() === undefined) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    local.keep(KEY, Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  }
  return kept();
}
