/** What alerts are made of: the member's bets, what they chose, what was told (rules ALR). Live. */
import { ALERTS_AT_FIRST, type AlertChoice, type ToldAlerts } from '../../domain/alerts/alerts.ts';
import type { PriceMark } from '../../domain/alerts/priceMarks.ts';
import type { Bet } from '../../domain/bets/bet.ts';
import { readChoice } from '../records/memberChoices.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { theirsOf } from '../tables/theirs.ts';

export type AlertChoices = { readonly [Choice in AlertChoice]: boolean };

export async function alertChoices(db: HanpanDatabase): Promise<AlertChoices> {
  const switched = (await readChoice(db, 'alerts')) ?? [];
  const all = Object.entries(ALERTS_AT_FIRST).map(([name, isOn]) => [
    name,
    isOn !== switched.includes(name as AlertChoice),
  ]);
  return Object.fromEntries(all) as AlertChoices;
}

/** Prices that whoever is signed in waits for (ALR-6); the same list while none was set or taken away. */
export const priceMarks = async (db: HanpanDatabase): Promise<readonly PriceMark[]> =>
  (await readChoice(db, 'priceMarks')) ?? NO_MARKS;

const NO_MARKS: readonly PriceMark[] = [];

export const toldAlerts = (db: HanpanDatabase): Promise<ToldAlerts | undefined> => readChoice(db, 'told');

/** The bets placed last, in no particular order. */
export async function latestBets(db: HanpanDatabase): Promise<readonly Bet[]> {
  return (await (await theirsOf(db))?.bets.orderBy('placedAt').reverse().limit(100).toArray()) ?? [];
}
