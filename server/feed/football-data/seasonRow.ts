/** A row of a season: who played when, how it ended, and what was offered before. Rules FD-1 … FD-4 (docs/FEEDS.md). */
import { parseOdds } from '../../../src/domain/kernel/odds.ts';

/** Odds in hundredths. */
export interface SeasonMatch {
  readonly division: string;
  readonly home: string;
  readonly away: string;
  /** Epoch ms. */
  readonly startAt: number;
  /** Absent for a match that was not played yet. */
  readonly full?: Goals;
  readonly half?: Goals;
  readonly win?: readonly [home: number, draw: number, away: number];
  readonly total?: readonly [over: number, under: number];
  readonly handicap?: { readonly line: number; readonly odds: readonly [home: number, away: number] };
}

interface Goals {
  readonly home: number;
  readonly away: number;
}

/** Kick-off where a row has a day and no hour: 15:00. */
const USUAL_HOUR_MS = 15 * 3_600_000;
const DATE =
  /(?:^|,)"?(?:(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})|(\d{4})-(\d{2})-(\d{2}))"?(?:,"?(\d{1,2}):(\d{2})"?(?=,|$))?/;

/** When a row's match begins, epoch ms; `undefined` for what has no date. Hours are the file's, taken for UTC. */
export function startOf(row: string): number | undefined {
  const match = DATE.exec(row.slice(0, 200));
  if (match === null) return undefined;
  const [, day, month, year = '', isoYear, isoMonth, isoDay, hour, minute] = match;
  const full = isoYear ?? (year.length === 2 ? `${Number(year) > 80 ? 19 : 20}${year}` : year);
  const at = Date.UTC(Number(full), Number(isoMonth ?? month) - 1, Number(isoDay ?? day));
  if (Number.isNaN(at)) return undefined;
  return at + (hour === undefined ? USUAL_HOUR_MS : Number(hour) * 3_600_000 + Number(minute) * 60_000);
}

/** Bookmakers in the order in which they are asked: closing prices first (FD-2). */
const WIN = ['B365C', 'PSC', 'AvgC', 'MaxC', 'B365', 'PS', 'Avg', 'BbAv', 'WH', 'BW'];
const TOTAL = ['B365C', 'PC', 'AvgC', 'B365', 'P', 'Avg', 'BbAv', 'GB'];
const HANDICAP: readonly (readonly [line: string, prefix: string])[] = [
  ['AHCh', 'B365CAH'],
  ['AHCh', 'PCAH'],
  ['AHCh', 'AvgCAH'],
  ['AHh', 'B365AH'],
  ['AHh', 'PAH'],
  ['AHh', 'AvgAH'],
  ['BbAHh', 'BbAvAH'],
];

/** Fields of a line of CSV; quotes may stand around one, and a double quote within. */
export function fieldsOf(line: string): readonly string[] {
  return [...line.trim().matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );
}

/** @returns what is wrong with a row, in words, where no match can be made of it */
export function seasonMatchOf(columns: readonly string[], line: string): SeasonMatch | string {
  const fields = fieldsOf(line);
  const cells = new Map(columns.map((column, index) => [column, fields[index] ?? '']));
  const at = (...names: readonly string[]) => names.map((name) => cells.get(name)).find((cell) => cell) ?? '';
  const startAt = startOf(at('Date') + (at('Time') === '' ? '' : `,${at('Time')}`));
  const [home, away] = [at('HomeTeam', 'Home').slice(0, 60), at('AwayTeam', 'Away').slice(0, 60)];
  if (startAt === undefined) return 'no date';
  if (home === '' || away === '') return 'no teams';
  const goals = (one: string, two: string): Goals | undefined =>
    /^\d{1,2}$/.test(one) && /^\d{1,2}$/.test(two) ? { home: Number(one), away: Number(two) } : undefined;
  const full = goals(at('FTHG', 'HG'), at('FTAG', 'AG'));
  if (full === undefined && at('FTHG', 'HG') !== '') return 'no score';
  const half = goals(at('HTHG'), at('HTAG'));
  const win = firstOf(WIN.map((maker) => [at(`${maker}H`), at(`${maker}D`), at(`${maker}A`)]));
  const total = firstOf(TOTAL.map((maker) => [at(`${maker}>2.5`), at(`${maker}<2.5`)]));
  return {
    division: at('Div', 'League').slice(0, 24),
    home,
    away,
    startAt,
    ...(full && { full }),
    ...(full && half && half.home <= full.home && half.away <= full.away && { half }),
    ...(win && { win: win as [number, number, number] }),
    ...(total && { total: total as [number, number] }),
    ...handicapIn(at),
  };
}

/** The first of which every price is one. */
function firstOf(candidates: readonly (readonly string[])[]): readonly number[] | undefined {
  for (const candidate of candidates) {
    const odds = candidate.map((price) => parseOdds(price));
    if (odds.every((one) => one !== undefined)) return odds;
  }
  return undefined;
}

function handicapIn(at: (name: string) => string): Pick<SeasonMatch, 'handicap'> {
  for (const [column, prefix] of HANDICAP) {
    const line = at(column);
    const odds = firstOf([[at(`${prefix}H`), at(`${prefix}A`)]]);
    if (/^[+-]?\d{1,2}(?:\.\d{1,2})?$/.test(line) && odds !== undefined && (Number(line) * 4) % 1 === 0)
      return { handicap: { line: Number(line), odds: odds as [number, number] } };
  }
  return {};
}
