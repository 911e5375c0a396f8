/** What a member has and bet last, of one moment: a bet that is paid and the money it was paid never stand apart. Live. */
import type { Bet } from '../../domain/bets/bet.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { theirsOf } from '../tables/theirs.ts';

export interface MoneyAndBets {
  /** Won. */
  readonly emoney: number;
  /** The last hundred. */
  readonly bets: readonly Bet[];
}

const LAST = 100;

export async function moneyAndBets(db: HanpanDatabase): Promise<MoneyAndBets | undefined> {
  const theirs = await theirsOf(db);
  return theirs?.transaction('r', theirs.members, theirs.bets, async () => {
    const [member] = await theirs.members.toArray();
    const bets = await theirs.bets.orderBy('placedAt').reverse().limit(LAST).toArray();
    return member === undefined ? undefined : { emoney: member.emoney, bets };
  });
}
