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
  for (const fixture of fixtures) sum = addDigests(sum, digestOf(fixture));
  return digestText(sum);
}

/** What one fixture adds to the digest of several, so that whoever keeps it need not add up all of them anew. */
export function digestOf(fixture: Fixture): number {
  let sum = hash(`${fixture.fixtureId}|${fixture.status}|${fixture.startAt}`);
  for (const market of fixture.markets) {
    for (const { selectionId, version, odds, oddsByAdmin, status, settlement } of market.selections) {
      sum = addDigests(sum, hash(`${selectionId}|${version}|${odds}|${oddsByAdmin}|${status}|${settlement}`));
    }
  }
  return sum;
}

export const addDigests = (one: number, other: number): number => (one + other) >>> 0;

/** @returns 8 hexadecimal digits */
export const digestText = (sum: number): string => sum.toString(16).padStart(8, '0');

/** FNV-1a over UTF-16 code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
