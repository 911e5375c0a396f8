/**
 * A short fingerprint of all prices, so that two sides can prove they agree (STREAMS.md, S-8). Not a security measure.
 */
import type { Fixture } from './fixture.ts';

/**
 * Order-independent: fixtures may be visited in any order.
 *
 * @returns 8 hexadecimal digits
 */
export function digestOfFixtures(fixtures: Iterable<Fixture>): string {
  let sum = 0;
  for (const fixture of fixtures) {
    sum = (sum + hash(`${fixture.fixtureId}|${fixture.status}|${fixture.startAt}`)) >>> 0;
    for (const market of fixture.markets) {
      for (const { selectionId, version, odds, oddsByAdmin, status, settlement } of market.selections) {
        sum = (sum + hash(`${selectionId}|${version}|${odds}|${oddsByAdmin}|${status}|${settlement}`)) >>> 0;
      }
    }
  }
  return sum.toString(16).padStart(8, '0');
}

/** FNV-1a over UTF-16 code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
