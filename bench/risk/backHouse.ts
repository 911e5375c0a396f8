/** Open bets on a wide house, each placed by a call of its member: most on the games that begin first, of one to three picks. */
import { setTimeout as pause } from 'node:timers/promises';
import type { BettingLine, BettingRequest } from '../../src/domain/bets/bettingCall.ts';
import { FixtureId, type MemberId } from '../../src/domain/kernel/ids.ts';
import { formatOdds, totalOdds } from '../../src/domain/kernel/odds.ts';
import { betOn, newKey } from '../../tests/server/support/caller.ts';
import { oneOfMany } from '../../tests/server/support/manyMembers.ts';
import { seededRandom } from '../../tests/support/seededRandom.ts';
import { openClient, type BenchClient } from '../bets/client.ts';
import { gameIdAt, marketAt, sportAt, type HouseSize } from '../boards/wideHouse.ts';
import { zipfSampler } from '../workload/zipf.ts';

const MOST_PICKS = 3;
const STAKE = 1_000;
const MOST_STAKES = 20;
/** At once. */
const CLIENTS = 16;
const TAKEN = 200;
const REFUSED = 422;
/** All of them are of one address, which the house slows down. */
const SLOWED = 429;
const SLOWED_MS = 500;
const MOST_TRIES = 60;
/** Of `gameDetailType`: the page that takes games of all markets. */
const CROSS = '11';

export interface Backing {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly house: HouseSize;
  readonly seed: number;
}

export interface Backers {
  /** So many more bets, as fast as they are answered. @throws Error if more are refused than taken: a member may not back all answers of a market */
  place(bets: number, say: (line: string) => void): Promise<void>;
  /** So many a second until it is stopped; prices may move meanwhile. @returns how many were taken */
  keepOn(betsASecond: number, signal: AbortSignal): Promise<number>;
  close(): void;
}

export function createBackers({ url, tokens, house, seed }: Backing): Backers {
  const random = seededRandom(seed);
  const nextGame = zipfSampler(house.games, random);
  const members = tokens.map((token, index) => ({ memberId: oneOfMany(index), client: openClient(url, token) }));
  let turn = 0;
  const isTaken = async (changeFlag: 0 | 1) => {
    const { memberId, client } = members[(turn += 1) % members.length] ?? fail();
    const bet = { ...someBet(memberId, house, random, nextGame), changeFlag };
    const status = await answerTo(client, bet);
    if (status !== TAKEN && status !== REFUSED) throw new Error(`a bet was answered ${status}`);
    return status === TAKEN;
  };
  return {
    async place(bets, say) {
      const count = { asked: 0, taken: 0, refused: 0 };
      const work = async () => {
        while (count.asked < bets) {
          count.asked += 1;
          while (!(await isTaken(0))) {
            count.refused += 1;
            if (count.refused > bets) throw new Error('more bets are refused than taken');
          }
          count.taken += 1;
          if (count.taken % 1_000 === 0) say(`  ${count.taken} of ${bets} bets, ${count.refused} were refused`);
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, work));
    },
    async keepOn(betsASecond, signal) {
      let taken = 0;
      while (!signal.aborted) {
        if (await isTaken(1)) taken += 1;
        await pause(1_000 / betsASecond);
      }
      return taken;
    },
    close: () => {
      for (const { client } of members) client.close();
    },
  };
}

/** Until it is answered: a connection that was kept may be closed beneath a bet, which is the same one by its key. @returns its status */
async function answerTo(client: BenchClient, bet: BettingRequest): Promise<number> {
  const key = newKey();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const status = await client.bet(bet, key).catch(() => SLOWED);
    if (status !== SLOWED) return status;
    await pause(SLOWED_MS);
  }
  throw new Error('a bet was not answered');
}

function fail(): never {
  throw new Error('nobody bets');
}

function someBet(memberId: MemberId, { markets }: HouseSize, random: () => number, nextGame: () => number) {
  const games = new Set(Array.from({ length: 1 + Math.floor(random() * MOST_PICKS) }, nextGame));
  const picks = [...games].map((game) => pickAt(game, Math.floor(random() ** 2 * markets), random));
  return betOn(
    picks.map(({ line }) => line),
    {
      memberId,
      totalRatio: formatOdds(totalOdds(picks.map(({ odds }) => odds))),
      amounts: STAKE * (1 + Math.floor(random() * MOST_STAKES)),
      gameDetailType: CROSS,
    },
  );
}

function pickAt(
  game: number,
  market: number,
  random: () => number,
): { readonly line: BettingLine; readonly odds: number } {
  const { baseLine, selections } = marketAt(game, market);
  const selection = selections[Math.floor(random() * selections.length)];
  if (selection?.odds === undefined || selection.odds === null) throw new Error('a market without prices');
  const line: BettingLine = {
    betBaseline: baseLine,
    betPrice: formatOdds(selection.odds),
    fixtureId: FixtureId.parse(gameIdAt(game)),
    oddsId: selection.selectionId,
    sportId: sportAt(game),
    version: 1,
  };
  return { line, odds: selection.odds };
}
