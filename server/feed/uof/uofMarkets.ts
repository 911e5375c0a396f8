/** Which market of ours a market of the Unified Odds Feed is, and where its outcomes stand. Rules UO-M1 … UO-M3 (docs/FEEDS.md). */
import { MARKET } from '../../../src/domain/reference/markets.ts';
import type { Side } from '../../../src/domain/sports/fixture.ts';
import { unnamed } from './copy/words.ts';
import { rowOf } from '../rowOf.ts';

/** Where an outcome stands; the line is its own. */
export interface OutcomeStand {
  readonly side: Side;
  readonly name: string;
  readonly line: string;
}

export interface MarketStand {
  readonly marketId: string;
  readonly marketName: string;
  readonly baseLine: string;
  readonly standOf: (outcomeId: string) => OutcomeStand;
}

type Outcomes = Readonly<Record<string, readonly [side: Side, name: string]>>;
const HOME = ['home', '1'] as const;
const AWAY = ['away', '2'] as const;
const DRAW = ['draw', 'X'] as const;
const threeWay: Outcomes = { 1: HOME, 2: DRAW, 3: AWAY };
const twoWay: Outcomes = { 4: HOME, 5: AWAY };
const total: Outcomes = { 12: ['over', 'Over'], 13: ['under', 'Under'] };
const handicap: Outcomes = { 1714: HOME, 1715: AWAY };
const europeanHandicap: Outcomes = { 1711: HOME, 1712: DRAW, 1713: AWAY };
const doubleChance: Outcomes = { 9: ['named', '1X'], 10: ['named', '12'], 11: ['named', 'X2'] };
const yesNo: Outcomes = { 74: ['named', 'Yes'], 76: ['named', 'No'] };
const oddEven: Outcomes = { 70: ['named', 'Odd'], 72: ['named', 'Even'] };

/** Number in the feed → number here, its outcomes, and which specifier is its line. */
const known: Readonly<Record<string, readonly [id: string, outcomes: Outcomes, line?: 'total' | 'hcp'] | undefined>> = {
  1: [MARKET.oneXTwo, threeWay],
  10: [MARKET.doubleChance, doubleChance],
  11: [MARKET.oneTwo, twoWay],
  14: [MARKET.europeanHandicap, europeanHandicap, 'hcp'],
  16: [MARKET.asianHandicap, handicap, 'hcp'],
  18: [MARKET.overUnder, total, 'total'],
  19: [MARKET.overUnderHome, total, 'total'],
  20: [MARKET.overUnderAway, total, 'total'],
  26: [MARKET.oddEven, oddEven],
  29: [MARKET.bothTeamsToScore, yesNo],
  60: [MARKET.firstPeriodWinner, threeWay],
  66: [MARKET.handicapFirstPeriod, handicap, 'hcp'],
  68: [MARKET.overUnderFirstPeriod, total, 'total'],
  186: [MARKET.oneTwo, twoWay],
  219: [MARKET.oneTwoWithOvertime, twoWay],
  223: [MARKET.handicapWithOvertime, handicap, 'hcp'],
  225: [MARKET.overUnderWithOvertime, total, 'total'],
  227: [MARKET.overUnderHomeWithOvertime, total, 'total'],
  228: [MARKET.overUnderAwayWithOvertime, total, 'total'],
  251: [MARKET.oneTwoWithOvertime, twoWay],
  256: [MARKET.handicapWithOvertime, handicap, 'hcp'],
  258: [MARKET.overUnderWithOvertime, total, 'total'],
};

/** @param specifiers `total=2.5`, or several with bars between them; what is not the line keeps markets apart */
export function marketStandOf(id: string, specifiers: string): MarketStand {
  const row = rowOf(known, id);
  const said = new Map(specifiers.split('|').map((part) => part.split('=', 2) as [string, string | undefined]));
  const line = row?.[2] === undefined ? '' : lineIn(said.get(row[2]));
  const others = [...said.keys()].filter((key) => key !== '' && key !== row?.[2]);
  if (row === undefined || line === undefined || others.length > 0) {
    const marketId = `uof-${id}`.slice(0, 16);
    const standOf = (outcome: string) => ({ side: 'named' as const, name: unnamed.outcome(outcome), line: '' });
    return { marketId, marketName: `UOF ${id}`, baseLine: specifiers.slice(-24), standOf };
  }
  const [marketId, outcomes, of] = row;
  const standOf = (outcome: string): OutcomeStand => {
    const [side, name] = rowOf(outcomes, outcome) ?? (['named', unnamed.outcome(outcome)] as const);
    const isTurned = of === 'hcp' && side === 'away' && marketId !== MARKET.europeanHandicap;
    return { side, name, line: isTurned ? String(Number(line) === 0 ? 0 : -Number(line)) : line };
  };
  return { marketId, marketName: `UOF ${id}`, baseLine: line, standOf };
}

/** `0:1` gives away a goal: −1 for home. `undefined` for what is no line. */
function lineIn(text: string | undefined): string | undefined {
  const [, home, away] = /^(\d{1,2}):(\d{1,2})$/.exec(text ?? '') ?? [];
  if (home !== undefined && away !== undefined) return String(Number(home) - Number(away));
  return /^[+-]?\d{1,3}(?:\.\d{1,2})?$/.test(text ?? '') ? String(Number(text) === 0 ? 0 : Number(text)) : undefined;
}
