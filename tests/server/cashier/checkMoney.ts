/** What must hold of a data directory after any number of losses and kills, worked out from what clients were told, by other means than the origin's own. */
import type { MoneyRequest } from '../../../src/domain/cashier/moneyRequest.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import type { Work } from '../../../server/store/store.ts';
import { isSound, ledgerDefects } from '../../../server/wallet/ledgerDefects.ts';

/** What clients were told: requests that were taken, by id, and those that were taken back. */
export interface KnownMoney {
  readonly requests: Map<string, { readonly memberId: string; readonly request: MoneyRequest }>;
  readonly cancelled: Set<string>;
}

interface Expected extends KnownMoney {
  /** Won and points each member began with. */
  readonly funds: ReadonlyMap<string, number>;
  readonly points: ReadonlyMap<string, number>;
}

/** Sentences about what is wrong; none if all is well. */
export async function checkMoney(dataDir: string, expected: Expected): Promise<string[]> {
  const store = openSqliteStore(dataDir, 0);
  try {
    return await store.read((tx) => faultsIn(tx, expected));
  } finally {
    await store.close();
  }
}

/** Kinds of transfers that a request of a state has, once each, and no other. */
const KINDS: Readonly<Record<`${MoneyRequest['kind']} ${MoneyRequest['state']}`, readonly string[]>> = {
  'charge requested': [],
  'charge approved': ['charged'],
  'charge rejected': [],
  'charge cancelled': [],
  'exchange requested': ['exchangeHeld'],
  'exchange approved': ['exchangeHeld', 'exchangePaid'],
  'exchange rejected': ['exchangeHeld', 'exchangeReturned'],
  'exchange cancelled': ['exchangeHeld', 'exchangeReturned'],
};

async function faultsIn(tx: Work, { requests, cancelled, funds, points }: Expected): Promise<string[]> {
  const faults: string[] = [];
  const fail = (isFine: boolean, what: string) => {
    if (!isFine && faults.length < 20) faults.push(what);
  };
  const rows = await tx.selectFrom('money_requests').selectAll().execute();
  const moved = await tx.selectFrom('transfers').selectAll().where('cause', 'is not', null).execute();
  const byCause = new Map<string | null, typeof moved>();
  for (const one of moved) byCause.set(one.cause, [...(byCause.get(one.cause) ?? []), one]);
  fail(rows.length === requests.size, `${rows.length} requests on disk, ${requests.size} known to clients`);
  const won = new Map(funds);
  const given = new Map(points);
  let held = 0;
  for (const row of rows) {
    const known = requests.get(row.id);
    const isSame = known?.memberId === row.member_id && known.request.amount === row.amount;
    fail(isSame, `${row.id} is there and was told to nobody, or otherwise`);
    fail(!cancelled.has(row.id) || row.state === 'cancelled', `${row.id} was taken back and is ${row.state}`);
    const mine = byCause.get(row.id) ?? [];
    const kinds = [...KINDS[`${row.kind} ${row.state}`]];
    if (kinds.includes('charged') && row.points > 0) kinds.push('bonusGranted');
    const are = mine.map(({ kind }) => kind).toSorted();
    fail(are.join() === kinds.toSorted().join(), `${row.id} (${row.kind} ${row.state}) has ${are.join()}`);
    const wrong = mine.find(({ kind, amount }) => amount !== (kind === 'bonusGranted' ? row.points : row.amount));
    fail(wrong === undefined, `${row.id} moved ${wrong?.amount}`);
    const isKept = row.state === 'requested' || row.state === 'approved';
    const change = row.kind === 'charge' ? (row.state === 'approved' ? row.amount : 0) : isKept ? -row.amount : 0;
    won.set(row.member_id, (won.get(row.member_id) ?? 0) + change);
    if (row.kind === 'charge' && row.state === 'approved') {
      given.set(row.member_id, (given.get(row.member_id) ?? 0) + row.points);
    }
    if (row.kind === 'exchange' && row.state === 'requested') held += row.amount;
  }
  const accounts = await tx.selectFrom('accounts').selectAll().execute();
  const on = (account: string) => accounts.find((row) => row.account === account)?.balance ?? 0;
  for (const [memberId, has] of won) {
    fail(on(`available:${memberId}`) === has, `${memberId} has ${on(`available:${memberId}`)}, not ${has}`);
  }
  for (const [memberId, has] of given) {
    fail(on(`points:${memberId}`) === has, `${memberId} has ${on(`points:${memberId}`)} points, not ${has}`);
  }
  const waiting = accounts.filter(({ account }) => account.startsWith('exchange:'));
  const held1 = waiting.reduce((sum, { balance }) => sum + balance, 0);
  fail(held1 === held, `${held1} won held for exchanges, ${held} asked for`);
  const defects = await ledgerDefects(tx);
  fail(isSound(defects), JSON.stringify(defects));
  return faults;
}
