/**
 * How a fixture stands as a text: status, start, score and the prices of its selections, in columns of small numbers. A price
 * takes some ten characters instead of a hundred; reading checks every number as the schema of a fixture does, and builds nothing else.
 */
import { isOdds } from '../../domain/kernel/odds.ts';
import { FIXTURE_STATUSES, SELECTION_STATUSES } from '../../domain/reference/statuses.ts';
import {
  fixtureOf,
  offeredOdds,
  type Fixture,
  type Market,
  type Score,
  type Selection,
} from '../../domain/sports/fixture.ts';
import { packPlay, unpackPlay } from '../../domain/sports/packedPlay.ts';
import {
  areReadOut,
  bytesOfText,
  folded,
  joinColumns,
  splitColumns,
  textOf,
  unfolded,
  type Column,
  type Columns,
} from './numberColumns.ts';
import { SETTLEMENTS } from './settlementCodes.ts';

/** What a fixture is, whatever its prices. */
export type FixtureFacts = Omit<Fixture, 'status' | 'startAt' | 'score' | 'markets'> & {
  readonly markets: readonly MarketFacts[];
};
type MarketFacts = Omit<Market, 'selections'> & { readonly selections: readonly SelectionFacts[] };
type SelectionFacts = Pick<Selection, 'selectionId' | 'side' | 'name' | 'line'>;

const COLUMNS = [
  /**
   * Of the fixture: place of its status, and whether its score says when it was told; start, when a price moved last, when that score was told and what the
   * clock showed, its score if there is one, and what is told of the play.
   */
  'head',
  /** Of each selection, in the order of markets and selections. */
  'odds',
  /** 0 for none. */
  'oddsByAdmin',
  /** Place of its status, and of its settlement. */
  'states',
  'versions',
  /** What it was before the last move, less what is offered. */
  'before',
  /** 0 if it never moved, else one more than how long before the last of all. */
  'moved',
] as const;
type ColumnName = (typeof COLUMNS)[number];

export function writeState({ status, startAt, score, markets }: Fixture): string {
  let lastMove = 0;
  for (const market of markets) for (const { movedAt } of market.selections) lastMove = Math.max(lastMove, movedAt);
  const told = score?.told;
  const head = [
    FIXTURE_STATUSES.indexOf(status) + (told === undefined ? 0 : FIXTURE_STATUSES.length),
    folded(startAt),
    lastMove,
  ];
  if (told !== undefined) head.push(told.at, told.shown);
  if (score !== null) {
    head.push(folded(score.period), score.clockSeconds, score.home, score.away);
    if (score.play !== undefined) head.push(...packPlay(score.play));
  }
  const columns: Record<ColumnName, number[]> = {
    head,
    odds: [],
    oddsByAdmin: [],
    states: [],
    versions: [],
    before: [],
    moved: [],
  };
  for (const market of markets) for (const selection of market.selections) addSelection(columns, selection, lastMove);
  return textOf(joinColumns(COLUMNS, columns));
}

function addSelection(columns: Record<ColumnName, number[]>, selection: Selection, lastMove: number): void {
  columns.odds.push(selection.odds);
  columns.oddsByAdmin.push(selection.oddsByAdmin ?? 0);
  columns.states.push(
    SELECTION_STATUSES.indexOf(selection.status) +
      SELECTION_STATUSES.length * SETTLEMENTS.indexOf(selection.settlement),
  );
  columns.versions.push(selection.version);
  columns.before.push(folded(selection.oddsBefore - offeredOdds(selection)));
  columns.moved.push(selection.movedAt === 0 ? 0 : lastMove - selection.movedAt + 1);
}

/** The whole fixture; `undefined` for a text that is not the state of these selections. */
export function readState(facts: FixtureFacts, text: string): Fixture | undefined {
  const columns = splitColumns(bytesOfText(text), COLUMNS);
  if (columns === undefined) return undefined;
  const { head } = columns;
  const place = head.next();
  const isTold = place >= FIXTURE_STATUSES.length;
  const status = FIXTURE_STATUSES[isTold ? place - FIXTURE_STATUSES.length : place];
  const startAt = unfolded(head.next());
  const lastMove = head.next();
  const told = isTold ? { at: head.next(), shown: head.next() } : undefined;
  const score = head.isMore() || isTold ? readScore(head, told) : null;
  if (status === undefined || !Number.isSafeInteger(startAt) || !(lastMove >= 0) || score === undefined)
    return undefined;
  const markets: Market[] = [];
  for (const market of facts.markets) {
    const selections: Selection[] = [];
    for (const known of market.selections) {
      const selection = readSelection(columns, known, lastMove);
      if (selection === undefined) return undefined;
      selections.push(selection);
    }
    const { marketId, name, baseLine } = market;
    markets.push({ marketId, name, baseLine, selections });
  }
  if (!areReadOut(COLUMNS, columns)) return undefined;
  return fixtureOf(facts, startAt, status, score, markets);
}

/** `undefined` if it is none. */
function readScore(head: Column, told: Score['told']): Score | undefined {
  const period = unfolded(head.next());
  const [clockSeconds, home, away] = [head.next(), head.next(), head.next()];
  const numbers = [period, clockSeconds, home, away, ...(told === undefined ? [] : [told.at, told.shown])];
  if (!numbers.every(Number.isSafeInteger)) return undefined;
  const score: Score = { period, clockSeconds, home, away, ...(told === undefined ? {} : { told }) };
  if (!head.isMore()) return score;
  const play = unpackPlay(() => head.next());
  return play === undefined ? undefined : { ...score, play };
}

function readSelection(columns: Columns<ColumnName>, facts: SelectionFacts, lastMove: number): Selection | undefined {
  const odds = columns.odds.next();
  const byAdmin = columns.oddsByAdmin.next();
  const state = columns.states.next();
  const version = columns.versions.next();
  const oddsBefore = unfolded(columns.before.next()) + (byAdmin === 0 ? odds : byAdmin);
  const moved = columns.moved.next();
  const movedAt = moved === 0 ? 0 : lastMove - moved + 1;
  const status = SELECTION_STATUSES[state % SELECTION_STATUSES.length];
  const settlement = SETTLEMENTS[Math.floor(state / SELECTION_STATUSES.length)];
  const isSound = isOdds(odds) && (byAdmin === 0 || isOdds(byAdmin)) && isOdds(oddsBefore) && version >= 1;
  if (!isSound || !(movedAt >= 0) || status === undefined || settlement === undefined) return undefined;
  const oddsByAdmin = byAdmin === 0 ? null : byAdmin;
  const { selectionId, side, name, line } = facts;
  // Named one by one: thousands a second are made here, and a spread takes ten times as long.
  return { selectionId, side, name, line, odds, oddsByAdmin, status, settlement, version, oddsBefore, movedAt };
}
