/**
 * Two states in named fields (INS-9): a game unpacked to its score, clock, status and each selection's status, version and price; slips, bets and the balance
 * with the fields they have.
 */
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { offeredOdds } from '../../../domain/sports/fixture.ts';
import { formatOdds } from '../../../domain/kernel/odds.ts';
import { readFixtureRow } from '../../packing/packedFixtures.ts';
import type { RecordedState } from '../recordedState.ts';
import { keyOfRow } from '../recordedTables.ts';
import { canonicalJson } from '../stateDigest.ts';
import { entriesOf, textOf } from './fields.ts';

/** A field in both states; absent where its row is not there. */
export interface FieldPair {
  /** Its name, or the market and the selection with it, parts apart. */
  readonly path: readonly string[];
  readonly a: string | undefined;
  readonly b: string | undefined;
  readonly isOther: boolean;
  /** Of a selection's field. */
  readonly selectionId?: string | undefined;
}

/** A row in both states. */
export interface RowPair {
  readonly db: 'house' | 'member';
  readonly table: string;
  readonly key: string;
  /** What it is called; its key where nothing else is known. */
  readonly name: { readonly home: string; readonly away: string } | undefined;
  readonly fields: readonly FieldPair[];
}

/** Rows of which all fields are given, other or not. */
export interface RowFocus {
  readonly fixtureIds?: readonly string[];
  /** Tables of a member of which every row is shown. */
  readonly tables?: readonly string[];
}

/** What every transaction writes and nobody asks after. */
const PLUMBING: ReadonlySet<string> = new Set(['checkpoints', 'looks', 'boards', 'namedBoards', 'namedLeagues']);

/** The rows that are other in `b` than in `a`, and those in focus; fields that are alike are given for rows in focus alone. */
export function namedDifference(a: RecordedState, b: RecordedState, focus: RowFocus = {}): readonly RowPair[] {
  const wanted = new Set(focus.fixtureIds);
  const tables = new Set(focus.tables);
  const pairs = new Map<string, RowPair>();
  const add = (db: RowPair['db'], table: string, key: string, isAll: boolean) => {
    const pair = pairOf(db, table, key, a, b, isAll);
    if (pair.fields.length > 0) pairs.set(`${db}|${table}|${key}`, pair);
  };
  for (const id of wanted) add('house', 'fixtures', id, true);
  for (const table of tables) for (const key of keysOf(table, a, b)) add('member', table, key, true);
  for (const { db, table, put, gone } of b.since(a)) {
    if (PLUMBING.has(table)) continue;
    const keys = [...put.map((row) => keyOfRow(db, table, row)?.text ?? ''), ...gone.map(keyText)];
    for (const key of keys) if (!pairs.has(`${db}|${table}|${key}`)) add(db, table, key, false);
  }
  return [...pairs.values()];
}

const keyText = (key: string | readonly string[]): string => (typeof key === 'string' ? key : JSON.stringify(key));

const keysOf = (table: string, a: RecordedState, b: RecordedState): readonly string[] => [
  ...new Set([...a.table('member', table).keys(), ...b.table('member', table).keys()]),
];

type Fields = ReadonlyMap<string, Pick<FieldPair, 'path' | 'selectionId'> & { readonly value: string }>;

function pairOf(
  db: RowPair['db'],
  table: string,
  key: string,
  a: RecordedState,
  b: RecordedState,
  isAll: boolean,
): RowPair {
  const [left, right] = [fieldsOf(db, table, a.row(db, table, key)), fieldsOf(db, table, b.row(db, table, key))];
  const all = new Map([...left, ...right]);
  const fields = [...all].map(([id, { path, selectionId }]): FieldPair => {
    const [one, other] = [left.get(id)?.value, right.get(id)?.value];
    return { path, selectionId, a: one, b: other, isOther: one !== other };
  });
  const game = table === 'fixtures' ? (b.fixtureOf(key) ?? a.fixtureOf(key)) : undefined;
  return {
    ...{ db, table, key },
    name: game === undefined ? undefined : { home: game.home, away: game.away },
    fields: isAll ? fields : fields.filter(({ isOther }) => isOther),
  };
}

function fieldsOf(db: RowPair['db'], table: string, row: unknown): Fields {
  if (row === undefined) return new Map();
  const game = db === 'house' && table === 'fixtures' ? readFixtureRow(row)?.fixture : undefined;
  return game === undefined ? fieldsOfRow(row) : fieldsOfGame(game);
}

function fieldsOfGame(game: Fixture): Fields {
  const fields = new Map<string, { path: readonly string[]; value: string; selectionId?: string }>();
  const put = (path: readonly string[], value: string, selectionId?: string) =>
    fields.set(`${selectionId ?? ''}${path.join('.')}`, {
      path,
      value,
      ...(selectionId === undefined ? {} : { selectionId }),
    });
  const { score, status } = game;
  put(['status'], status);
  put(['startAt'], `${game.startAt}`);
  if (score !== null) {
    put(['score'], `${score.home} : ${score.away}`);
    put(['clock'], clockText(score.clockSeconds));
    put(['period'], `${score.period}`);
  }
  for (const { marketId, baseLine, selections } of game.markets) {
    for (const one of selections) {
      const path = [baseLine === '' ? marketId : `${marketId} ${baseLine}`, one.side === 'named' ? one.name : one.side];
      put([...path, 'status'], one.status, one.selectionId);
      put([...path, 'version'], `${one.version}`, one.selectionId);
      put([...path, 'price'], formatOdds(offeredOdds(one)), one.selectionId);
      put([...path, 'before'], formatOdds(one.oddsBefore), one.selectionId);
      if (one.settlement !== null) put([...path, 'settlement'], `${one.settlement}`, one.selectionId);
    }
  }
  return fields;
}

const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;

/** Fields of a row, lists and what lies deeper as text; picks one by one. */
function fieldsOfRow(row: unknown): Fields {
  const fields = new Map<string, { path: readonly string[]; value: string; selectionId?: string }>();
  for (const [name, value] of entriesOf(row)) {
    if (name !== 'picks' || !Array.isArray(value)) {
      fields.set(name, { path: [name], value: textOfValue(value) });
      continue;
    }
    fields.set(name, { path: [name], value: `${value.length}` });
    for (const pick of value) {
      const id = textOf(pick, 'selectionId') ?? '';
      for (const field of ['odds', 'version', 'settlement']) {
        const said = entriesOf(pick).find(([one]) => one === field)?.[1];
        if (said !== undefined && said !== null)
          fields.set(`${id}.${field}`, { path: ['pick', id, field], value: textOfValue(said), selectionId: id });
      }
    }
  }
  return fields;
}

const MOST_CHARACTERS = 80;
const textOfValue = (value: unknown): string =>
  (typeof value === 'string' ? value : canonicalJson(value)).slice(0, MOST_CHARACTERS);
