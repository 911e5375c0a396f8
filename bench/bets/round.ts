/** One round: clients bet as fast as they are answered, then the books are checked. */
import { betOn, claimOn, newKey, signIn } from '../../tests/server/support/caller.ts';
import { games } from '../../tests/server/support/feedReports.ts';
import type { ScriptedProcess } from '../../tests/server/support/spawnScripted.ts';
import { openSqliteStore } from '../../server/store/openSqliteStore.ts';
import { isSound, ledgerDefects } from '../../server/wallet/ledgerDefects.ts';
import { openClient } from './client.ts';
import { cpuTimesOf } from '../machine/processes.ts';
import { oneOfMany } from '../../tests/server/support/manyMembers.ts';

const STAKE = 5_000;
/** A member who bets on one game all the time is none: the rules of hedges read all that is open on it. */
const BETS_A_GAME = 10;

/** `hot`: all clients are one member. `spread`: each is another. */
export type Load = 'hot' | 'spread';

export interface Subject {
  readonly name: string;
  readonly origin: ScriptedProcess;
  readonly dataDir: string;
  /** Tokens by member. */
  readonly tokens: ReadonlyMap<string, string>;
}

export interface RoundResult {
  readonly betsPerSecond: number;
  /** Ms. */
  readonly p50: number;
  readonly p99: number;
  /** What the origin's process worked for a bet, ms: says more than seconds where others use the cores. */
  readonly cpuMs: number;
}

export async function signInAll(origin: ScriptedProcess, clients: number): Promise<ReadonlyMap<string, string>> {
  const tokens = new Map<string, string>();
  for (let index = 0; index < clients; index += 1) {
    const member = oneOfMany(index);
    tokens.set(member, (await signIn(origin, member)).token);
  }
  return tokens;
}

/**
 * @param round names the games of the round, so that no round finds bets of another on them
 * @throws if a bet was refused or an invariant is broken
 */
export async function playRound(subject: Subject, load: Load, round: string, bets: number): Promise<RoundResult> {
  const names = Array.from({ length: Math.ceil(bets / BETS_A_GAME) }, (_, index) => `${round}-${index}`);
  await subject.origin.deliver(games(...names));
  const before = await countBets(subject.dataDir);
  const took: number[] = [];
  let left = bets;
  const cpuBefore = cpuTimesOf(subject.origin.pid).all;
  const began = performance.now();
  const clients = Array.from({ length: subject.tokens.size }, async (_, index) => {
    const memberId = oneOfMany(load === 'hot' ? 0 : index);
    const client = openClient(subject.origin.url, subject.tokens.get(memberId) ?? '');
    while (left > 0) {
      left -= 1;
      const body = betOn([claimOn(names[left % names.length] ?? '')], { memberId, amounts: STAKE });
      const sentAt = performance.now();
      const status = await client.bet(body, newKey());
      if (status !== 200) throw new Error(`${subject.name} ${load}: a bet was answered ${status}`);
      took.push(performance.now() - sentAt);
    }
    client.close();
  });
  await Promise.all(clients);
  const seconds = (performance.now() - began) / 1_000;
  const cpuMs = ((cpuTimesOf(subject.origin.pid).all - cpuBefore) * 1_000) / took.length;
  const after = await countBets(subject.dataDir);
  if (after - before !== took.length) throw new Error(`${after - before} bets on disk, ${took.length} accepted`);
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  return { betsPerSecond: took.length / seconds, p50: at(0.5), p99: at(0.99), cpuMs };
}

/** Bets on disk, after the books were found right. */
async function countBets(dataDir: string): Promise<number> {
  const store = openSqliteStore(dataDir, 0);
  try {
    return await store.read(async (tx) => {
      const defects = await ledgerDefects(tx);
      if (!isSound(defects)) throw new Error(`the books are wrong: ${JSON.stringify(defects)}`);
      const row = await tx
        .selectFrom('bets')
        .select((select) => select.fn.countAll<number>().as('bets'))
        .executeTakeFirstOrThrow();
      return row.bets;
    });
  } finally {
    await store.close();
  }
}
