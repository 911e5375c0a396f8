/** What a line carried, by what it was of. */
import type { LineProxy } from '../../tests/support/line/lineProxy.ts';

export const BLOCK = /^\/api\/streams\/events\/blocks\//;
const KINDS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['blocks of images', BLOCK],
  ['events stream', /^\/api\/streams\/events/],
  ['bets stream', /^\/api\/streams\/bets/],
  ['polls of the member', /^\/api\/member\/user/],
  ['calls', /^\/api\//],
  ['fonts', /\.woff2/],
  ['scripts and styles', /\.(?:js|css)(?:$|\?)/],
];

/** Bytes that came, with heads of answers. */
export function bytesByKind({ requests }: LineProxy): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { url, delivered } of requests) {
    const kind = KINDS.find(([, pattern]) => pattern.test(url))?.[0] ?? 'else';
    sums[kind] = (sums[kind] ?? 0) + delivered;
  }
  return sums;
}
