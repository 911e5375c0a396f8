/** What must hold of a house in several processes after any number of kills, worked out from what clients and readers were told. */
import type { LogStream } from '../../../../server/events/eventLog.ts';
import type { Work } from '../../../../server/store/store.ts';
import { fixtureIdOf } from '../../support/feedReports.ts';
import { FUNDS, oneOfMany } from '../../support/manyMembers.ts';
import { faultsIn } from '../checkBooks.ts';
import type { Bettors } from './bettors.ts';
import type { ToldLog } from './followed.ts';
import { betGameIn, winnerOf } from './tickingFeed.ts';

const ODDS = 185;

export interface KnownHouse {
  readonly bettors: Pick<Bettors, 'bets' | 'voided'>;
  /** Members who bet: the first of all. */
  readonly members: number;
  readonly logs: readonly ToldLog[];
}

/** How far every log went. */
export async function headsIn(tx: Work): Promise<ReadonlyMap<LogStream, number>> {
  const rows = await tx.selectFrom('stream_heads').select(['stream', 'head']).execute();
  return new Map(rows.map(({ stream, head }) => [stream as LogStream, head]));
}

/** Bets that wait for the result of their game. */
export async function openBetsIn(tx: Work): Promise<number> {
  const rows = await tx.selectFrom('bets').select('bet_id').where('status', '=', 0).execute();
  return rows.length;
}

/** Sentences about what is wrong; none if all is well. */
export async function faultsInHouse(tx: Work, { bettors, members, logs }: KnownHouse): Promise<string[]> {
  const results = new Map(bettors.bets.map(({ game }): [string, number] => [game, resultOf(game)]));
  const funds = new Map(Array.from({ length: members }, (_, index) => [oneOfMany(index), FUNDS]));
  const books = await faultsIn(tx, { bets: bettors.bets, results, odds: ODDS, funds });
  const keys = await tx.selectFrom('bet_keys').select(['member_id', 'key', 'state']).execute();
  const isDecided = new Set(
    keys.flatMap(({ member_id, key, state }) => (state === 'void' ? [] : `${member_id} ${key}`)),
  );
  const executed = bettors.voided.filter(({ memberId, key }) => isDecided.has(`${memberId} ${key}`));
  const settled = await tx.selectFrom('settlements').select('bet_id').execute();
  const times = new Map<string, number>();
  for (const { bet_id } of settled) times.set(bet_id, (times.get(bet_id) ?? 0) + 1);
  const notOnce = bettors.bets.filter(({ betId }) => times.get(betId) !== 1);
  const told = [];
  for (const log of logs) told.push(...(await faultsInLog(tx, log)));
  return [
    ...books,
    ...executed.map(({ key }) => `a void key is decided: ${key}`),
    ...notOnce.slice(0, 5).map(({ betId }) => `${betId} was settled ${times.get(betId) ?? 0} times`),
    ...told,
  ];
}

/** Of a bet on the home side: 2 won, 1 lost. */
function resultOf(game: string): number {
  const k = betGameIn(fixtureIdOf(game));
  if (k === undefined) throw new Error(`${game} is no game to bet on`);
  return winnerOf(k) === 'home' ? 2 : 1;
}

/** Readers were told of a log what is in it: all of it from where the first of them began. */
async function faultsInLog(tx: Work, { stream, began, texts }: ToldLog): Promise<string[]> {
  if (!Number.isFinite(began)) return [`${stream}: nobody followed it`];
  const rows = await tx
    .selectFrom('event_log')
    .select(['position', 'envelope'])
    .where('stream', '=', stream)
    .where('position', '>', began)
    .orderBy('position')
    .execute();
  const other = rows.filter(
    ({ position, envelope }) => texts.get(position) !== Buffer.from(envelope).toString('latin1'),
  );
  const invented = texts.size - rows.length + other.filter(({ position }) => !texts.has(position)).length;
  return [
    ...other
      .slice(0, 3)
      .map(({ position }) => `${stream}: ${texts.has(position) ? 'otherwise told' : 'not told'} of ${position}`),
    ...(invented > 0 ? [`${stream}: ${invented} events were told that are not in the log`] : []),
  ];
}
