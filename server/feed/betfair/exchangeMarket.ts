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
  /** The first definition: sort order and number of runners change later, sides must not. */
  readonly first: MarketDefinition;
  readonly definition: MarketDefinition;
  /** Its names, as the first definition that had them says (BF-M6). */
  readonly name: string | undefined;
  readonly eventName: string | undefined;
  nameOf(runnerId: string): string | undefined;
  /** Whether nothing but last prices traded was told of it: nobody offers them (BF-S7). */
  readonly isTraded: boolean;
  /** The best price to back at, or the last one traded where the file has no offers. */
  best(key: RunnerKey): number | undefined;
  /** @returns the runners whose prices the change names */
  apply(change: MarketChange): readonly RunnerKey[];
}

/** The most ladders one market may have; changes beyond are not kept. */
const MAX_LADDERS = 2_000;

interface Names {
  market?: string | undefined;
  event?: string | undefined;
  readonly runners: Map<string, string>;
}

/** From its first definition, whose sides hold for ever. */
export function createExchangeMarket(marketId: string, first: MarketDefinition): ExchangeMarket {
  const ladders = new Map<RunnerKey, BackLadder>();
  const traded = new Map<RunnerKey, number>();
  const names: Names = { runners: new Map() };
  let definition = first;
  let hasOffers = false;
  const ladderOf = (key: RunnerKey): BackLadder | undefined => {
    const known = ladders.get(key);
    if (known !== undefined || ladders.size >= MAX_LADDERS) return known;
    const fresh = createBackLadder();
    ladders.set(key, fresh);
    return fresh;
  };
  keepNames(names, first);
  return {
    marketId,
    first,
    get definition() {
      return definition;
    },
    get name() {
      return names.market;
    },
    get eventName() {
      return names.event;
    },
    nameOf: (runnerId) => names.runners.get(runnerId),
    get isTraded() {
      return !hasOffers && traded.size > 0;
    },
    best: (key) => (hasOffers ? ladders.get(key)?.best() : traded.get(key)),
    apply(change) {
      if (change.img === true) ladders.clear();
      if (change.marketDefinition !== undefined) keepNames(names, change.marketDefinition);
      definition = change.marketDefinition ?? definition;
      return (change.rc ?? []).map((runner) => {
        const key = runnerKeyOf(runner);
        hasOffers ||= [runner.atb, runner.batb, runner.atl, runner.batl].some((ladder) => ladder !== undefined);
        ladderOf(key)?.apply(runner);
        if (runner.ltp && (traded.has(key) || traded.size < MAX_LADDERS)) traded.set(key, runner.ltp);
        return key;
      });
    },
  };
}

function keepNames(names: Names, { name, eventName, runners }: MarketDefinition): void {
  names.market ??= name;
  names.event ??= eventName;
  for (const runner of runners)
    if (runner.name !== undefined && !names.runners.has(runner.id)) names.runners.set(runner.id, runner.name);
}
