/** Members who bet one after the other for as long as they are let, each on games of their own. */
import { betOn, claimOn, newKey } from '../../tests/server/support/caller.ts';
import { games } from '../../tests/server/support/feedReports.ts';
import type { ScriptedProcess } from '../../tests/server/support/spawnScripted.ts';
import { openClient } from '../bets/client.ts';
import { oneOfMany } from '../../tests/server/support/manyMembers.ts';

const STAKE = 5_000;
/** A member who bets on one game all the time is none: the rules of hedges read all that is open on it. */
const GAMES = 60;

export interface Betting {
  /** How long bets waited since the last time that was asked, ms. */
  take(): readonly number[];
  count(): number;
  /** @throws Error if a bet was not taken */
  end(): Promise<void>;
}

export async function keepBetting(origin: ScriptedProcess, tokens: ReadonlyMap<string, string>): Promise<Betting> {
  const names = Array.from({ length: GAMES }, (_, index) => `other-${index}`);
  await origin.deliver(games(...names));
  let waits: number[] = [];
  let isOver = false;
  const betters = [...tokens].map(async ([, token], index) => {
    const memberId = oneOfMany(index);
    const client = openClient(origin.url, token);
    for (let turn = index; !isOver; turn += 1) {
      const body = betOn([claimOn(names[turn % GAMES] ?? '')], { memberId, amounts: STAKE });
      const sentAt = performance.now();
      const status = await client.bet(body, newKey());
      if (status !== 200) throw new Error(`a bet was answered ${status}`);
      waits.push(performance.now() - sentAt);
    }
    client.close();
  });
  const all = Promise.all(betters);
  all.catch(() => undefined);
  return {
    take() {
      const taken = waits;
      waits = [];
      return taken;
    },
    count: () => waits.length,
    async end() {
      isOver = true;
      await all;
    },
  };
}
