/** Looking into an origin from tests and tools: its log and its books, read only. */
import type { BetId, MemberId } from '../src/domain/kernel/ids.ts';
import type { Bet } from '../src/domain/bets/bet.ts';
import type { Fixture } from '../src/domain/sports/fixture.ts';
import type { Account } from '../src/domain/wallet/ledger.ts';
import { readBets, readBetsOf } from './betting/betRows.ts';
import { readStreamAfter, type LoggedEvent, type LogStream } from './events/eventLog.ts';
import type { Store } from './store/store.ts';
import { ledgerDefects, type LedgerDefects } from './wallet/ledgerDefects.ts';

/** Reads alone, each in a transaction of its own. */
export interface Inspection {
  /** Everything the log still holds of a stream. */
  log(stream: LogStream): Promise<readonly LoggedEvent[]>;
  ledger(): Promise<LedgerDefects>;
  /** Won; `undefined` if nothing was ever posted to it. */
  balance(account: Account): Promise<number | undefined>;
  bet(betId: BetId): Promise<Bet | undefined>;
  /** Everything on offer, as stored. */
  fixtures(): Promise<readonly Fixture[]>;
  /** Newest first, a thousand at most. */
  bets(memberId: MemberId): Promise<readonly Bet[]>;
}

/** For an origin that runs, over its own store. */
export function inspectionOf(store: Store): Inspection {
  return {
    log: (stream) => store.read((tx) => readStreamAfter(tx, stream, 0, 1_000_000)),
    ledger: () => store.read(ledgerDefects),
    balance: (account) =>
      store.read(async (tx) => {
        const row = await tx.selectFrom('accounts').select('balance').where('account', '=', account).executeTakeFirst();
        return row?.balance;
      }),
    fixtures: () =>
      store.read(async (tx) => {
        const rows = await tx.selectFrom('fixtures').select('body').orderBy('fixture_id').execute();
        return rows.map((row) => JSON.parse(row.body) as Fixture);
      }),
    bet: (betId) => store.read(async (tx) => (await readBets(tx, [betId]))[0]?.bet),
    bets: (memberId) => store.read((tx) => readBetsOf(tx, memberId, Number.MAX_SAFE_INTEGER, 1_000)),
  };
}
