/** The origin's books, reckoned by other means than its own: entries against balances, bets against entries, tables against the log. */
import type { Bet } from '../../../../src/domain/bets/bet.ts';
import type { Fixture } from '../../../../src/domain/sports/fixture.ts';
import { stateOf } from '../offerHistory.ts';
import type { Truth } from './followTruth.ts';
import type { OriginDatabase } from './originDatabase.ts';

interface TransferRow {
  readonly from_account: string;
  readonly to_account: string;
  readonly amount: number;
  readonly bet_id: string | null;
}

interface BetRow {
  readonly bet_id: string;
  readonly member_id: string;
  readonly key: string;
  readonly stake: number;
  readonly total_odds: number;
  readonly status: number;
  readonly paid: number;
  readonly settled_at: number | null;
}

interface PickRow {
  readonly bet_id: string;
  readonly settlement: number | null;
}

/** @returns what is wrong, a sentence each */
export function auditBooks(database: OriginDatabase, truth: Truth): readonly string[] {
  const wrong: string[] = [];
  const transfers = database.rows<TransferRow>('SELECT * FROM transfers');
  const bets = database.rows<BetRow>('SELECT * FROM bets');
  const sums = new Map<string, number>();
  const ofBet = new Map<string, Map<string, number>>();
  for (const { from_account, to_account, amount, bet_id } of transfers) {
    for (const [account, change] of [
      [from_account, -amount],
      [to_account, amount],
    ] as const) {
      sums.set(account, (sums.get(account) ?? 0) + change);
      if (bet_id === null) continue;
      const own = ofBet.get(bet_id) ?? new Map<string, number>();
      ofBet.set(bet_id, own.set(account, (own.get(account) ?? 0) + change));
    }
  }
  for (const { account, balance } of database.rows<{ account: string; balance: number }>('SELECT * FROM accounts'))
    if ((sums.get(account) ?? 0) !== balance) wrong.push(`${account} is ${balance}, its entries ${sums.get(account)}`);
  for (const [account, sum] of sums) if (sum < 0 && !account.startsWith('house:')) wrong.push(`${account} is ${sum}`);

  const told = new Map([...truth.members.values()].flatMap((one) => one.bets.map((bet) => [bet.betId as string, bet])));
  const picks = database.rows<PickRow>('SELECT bet_id, settlement FROM bet_picks ORDER BY bet_id, ordinal');
  for (const bet of bets) {
    wrong.push(...wrongWith(bet, told.get(bet.bet_id), ofBet.get(bet.bet_id) ?? new Map()));
    wrong.push(
      ...mistold(
        bet,
        told.get(bet.bet_id),
        picks.filter(({ bet_id }) => bet_id === bet.bet_id),
      ),
    );
  }
  if (told.size !== bets.length) wrong.push(`${told.size} bets were told of ${bets.length}`);
  const keys = new Set(bets.map(({ member_id, key }) => `${member_id} ${key}`));
  if (keys.size !== bets.length) wrong.push('two bets of one key');

  const stored = database
    .rows<{ body: string }>('SELECT body FROM fixtures')
    .map((row) => JSON.parse(row.body) as Fixture);
  for (const game of stored)
    if (stateOf(game) !== stateOf(truth.history.fixtures.get(game.fixtureId)))
      wrong.push(`${game.fixtureId} is not what the log says`);
  if (stored.length !== truth.history.fixtures.size)
    wrong.push(`${stored.length} games, ${truth.history.fixtures.size} told`);
  return wrong;
}

/** A bet moves its stake once and its winnings once, by the results of its picks. */
function wrongWith(row: BetRow, told: Bet | undefined, moved: ReadonlyMap<string, number>): readonly string[] {
  const { bet_id: id, member_id: member, stake, status, paid } = row;
  if (told === undefined) return [`bet ${id} was never told`];
  const wrong: string[] = [];
  if (told.status !== status || told.paid !== paid)
    wrong.push(`bet ${id} is ${status} ${paid}, told as ${told.status} ${told.paid}`);
  const due = dueTo(told);
  if (status !== 0 && paid !== due) wrong.push(`bet ${id} paid ${paid} instead of ${due}`);
  const available = (moved.get(`available:${member}`) ?? 0) - (moved.get(`debt:${member}`) ?? 0);
  if (available !== paid - stake) wrong.push(`bet ${id} moved ${available} instead of ${paid - stake}`);
  const held = moved.get(`held:${member}`) ?? 0;
  if (held !== (status === 0 ? stake : 0)) wrong.push(`bet ${id} holds ${held}`);
  return wrong;
}

/** A member is told when a bet was settled, and of the result of every pick (SET-8). */
function mistold(
  { bet_id: id, settled_at }: BetRow,
  told: Bet | undefined,
  picks: readonly PickRow[],
): readonly string[] {
  const wrong: string[] = [];
  if (told === undefined) return wrong;
  if (told.settledAt !== settled_at) wrong.push(`bet ${id} was settled at ${settled_at}, told as ${told.settledAt}`);
  const [kept, said] = [picks, told.picks].map((all) => all.map(({ settlement }) => settlement).join(' '));
  if (kept !== said) wrong.push(`picks of bet ${id} are ${kept}, told as ${said}`);
  return wrong;
}

/** Won, for picks that were won or lost; the feed of a run says nothing else. */
function dueTo({ picks, stake }: Bet): number {
  if (picks.some(({ settlement }) => settlement === 1)) return 0;
  // Hundredths; half a hundredth is rounded up, once.
  const product = picks.reduce((odds, pick) => odds * pick.odds, 1);
  const total = Math.floor(product / 100 ** (picks.length - 1) + 0.5);
  return Math.floor((stake * total) / 100);
}
