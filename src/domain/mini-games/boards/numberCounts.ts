/** How often each number of a game came, beside how often it is expected to: balls, pockets, sums of dice (rules PTN). */
import { dice, readSicbo, readTwoDice, sicbo } from '../dice.ts';
import type { FamilyId } from '../familyId.ts';
import type { Family } from '../family.ts';
import { readKeno } from '../keno.ts';
import { readPowerball } from '../powerball.ts';
import type { Round, RoundId } from '../round.ts';
import { readRing, readRoulette } from '../wheels.ts';

export interface NumberRow {
  readonly value: number;
  /** How many times a round it is expected, 0 to 1. */
  readonly chance: number;
}

interface NumberTable {
  readonly rows: readonly NumberRow[];
  /** The numbers of a round; none of what is no draw. */
  of(drawn: readonly number[]): readonly number[];
}

/** Numbers that are all as likely, some of which come in each round. */
const equal = (from: number, count: number, drawn: number, of: NumberTable['of']): NumberTable => ({
  rows: Array.from({ length: count }, (_, index) => ({ value: from + index, chance: drawn / count })),
  of,
});

const ANY_ROUND = '' as RoundId;

/** Sums, with the ways of the market that is bet on them. */
function sums(family: Family, marketId: string, read: (drawn: readonly number[]) => readonly number[] | undefined) {
  const market = family.markets(ANY_ROUND).find((one) => one.marketId === marketId);
  const cells = market?.cells ?? [];
  const table: NumberTable = {
    rows: cells.map(({ key, ways }) => ({ value: Number(key), chance: ways / (market?.of ?? 1) })),
    of: (drawn) => [read(drawn)?.reduce((sum, face) => sum + face, 0) ?? []].flat(),
  };
  return table;
}

const one = (number: number | undefined): readonly number[] => (number === undefined ? [] : [number]);

const TABLES: { readonly [Id in FamilyId]?: NumberTable } = {
  powerball: equal(1, 28, 5, (drawn) => readPowerball(drawn)?.balls ?? []),
  keno: equal(1, 70, 22, (drawn) => readKeno(drawn)?.numbers ?? []),
  roulette: equal(0, 37, 1, (drawn) => one(readRoulette(drawn))),
  oneRing: equal(1, 12, 1, (drawn) => one(readRing(drawn))),
  sicbo: sums(sicbo, 'mg.sb.sum', readSicbo),
  dice: sums(dice, 'mg.di.sum', readTwoDice),
};

export interface NumberCount extends NumberRow {
  readonly count: number;
}

/** PTN-7 Each number of a family with how often it came in some rounds; none for a family without numbers of its own. */
export function numberCountsOf(family: FamilyId, rounds: readonly Round[]): readonly NumberCount[] {
  const table = TABLES[family];
  if (table === undefined) return [];
  const came = new Map<number, number>();
  for (const { drawn } of rounds) for (const number of table.of(drawn)) came.set(number, (came.get(number) ?? 0) + 1);
  return table.rows.map((row) => ({ ...row, count: came.get(row.value) ?? 0 }));
}
