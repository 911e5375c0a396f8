/** What a house has at stake, added up bet by bet out of its database: what the page of a trader must say (RSK-8). */
import type { Store } from '../../server/store/store.ts';

export interface Reckoned {
  readonly legs: number;
  /** Won. */
  readonly stakes: number;
  readonly liability: number;
}

interface MarketSum {
  legs: number;
  stakes: number;
  readonly payouts: Map<string, number>;
}

/** By fixture. Only for a moment in which nothing is settled and no bonus is backed. */
export async function reckon(store: Store): Promise<ReadonlyMap<string, Reckoned>> {
  const { bets, picks } = await store.read(async (tx) => ({
    bets: await tx
      .selectFrom('bets')
      .select(['bet_id', 'stake', 'expected_winnings'])
      .where('status', '=', 0)
      .execute(),
    picks: await tx.selectFrom('bet_picks').select(['bet_id', 'body']).execute(),
  }));
  const byId = new Map(bets.map((bet) => [bet.bet_id, bet]));
  const fixtures = new Map<string, Map<string, MarketSum>>();
  for (const { bet_id, body } of picks) {
    const bet = byId.get(bet_id);
    if (bet === undefined) continue;
    const { fixtureId, marketId, baseLine, selectionId } = JSON.parse(body) as Record<string, string>;
    const markets = ofKey(fixtures, String(fixtureId), () => new Map<string, MarketSum>());
    const market = ofKey(markets, `${marketId} ${baseLine}`, () => ({ legs: 0, stakes: 0, payouts: new Map() }));
    market.legs += 1;
    market.stakes += bet.stake;
    market.payouts.set(String(selectionId), (market.payouts.get(String(selectionId)) ?? 0) + bet.expected_winnings);
  }
  return new Map([...fixtures].map(([id, markets]) => [id, sumOf([...markets.values()])]));
}

function ofKey<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

function sumOf(markets: readonly MarketSum[]): Reckoned {
  let [legs, stakes, liability] = [0, 0, 0];
  for (const market of markets) {
    legs += market.legs;
    stakes += market.stakes;
    liability += Math.max(...market.payouts.values()) - market.stakes;
  }
  return { legs, stakes, liability };
}
