/** One market of the exchange as the messages so far make it: its definition and a ladder for every runner and handicap. */
import { createBackLadder, type BackLadder } from './backLadder.ts';
import type { MarketChange, MarketDefinition, RunnerDefinition } from './marketChange.ts';

/** `<runner id>:<handicap>`: what a ladder belongs to. */
export type RunnerKey = string;

/** A runner at a handicap is a selection of its own; -0 is 0. */
export const runnerKeyOf = ({ id, hc }: Pick<RunnerDefinition, 'id' | 'hc'>): RunnerKey => `${id}:${hc === 0 ? 0 : hc}`;

/** A market as all messages so far make it. */
export interface ExchangeMarket {
  readonly marketId: string;
  /** The first definition: sort order and number of runners change later, names must not. */
  readonly first: MarketDefinition;
  readonly definition: MarketDefinition;
  best(key: RunnerKey): number | undefined;
  /** @returns the runners whose ladders the change names */
  apply(change: MarketChange): readonly RunnerKey[];
}

/** The most ladders one market may have; changes beyond are not kept. */
const MAX_LADDERS = 2_000;

/** From its first definition, whose names hold for ever. */
export function createExchangeMarket(marketId: string, first: MarketDefinition): ExchangeMarket {
  const ladders = new Map<RunnerKey, BackLadder>();
  let definition = first;
  const ladderOf = (key: RunnerKey): BackLadder | undefined => {
    const known = ladders.get(key);
    if (known !== undefined || ladders.size >= MAX_LADDERS) return known;
    const fresh = createBackLadder();
    ladders.set(key, fresh);
    return fresh;
  };
  return {
    marketId,
    first,
    get definition() {
      return definition;
    },
    best: (key) => ladders.get(key)?.best(),
    apply(change) {
      if (change.img === true) ladders.clear();
      definition = change.marketDefinition ?? definition;
      return (change.rc ?? []).map((runner) => {
        const key = runnerKeyOf(runner);
        ladderOf(key)?.apply(runner);
        return key;
      });
    },
  };
}
