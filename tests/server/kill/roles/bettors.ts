/** Members who bet under kills, and read their own record: what they were told counts, and what they were not told they ask for by its key (BET-3). */
import { setTimeout as pause } from 'node:timers/promises';
import { BetKeyState, BettingAccepted } from '../../../../src/domain/bets/bettingCall.ts';
import { betOn, claimOn, newKey, type CallAnswer, type Caller } from '../../support/caller.ts';
import type { KnownBet } from '../checkBooks.ts';
import { betGame } from './tickingFeed.ts';

const STAKE = 5_000;
/** Bets of all together, a second. */
const BETS_A_SECOND = 5;
const READS_EVERY_MS = 200;
/** Between two questions about the same key, ms. */
const ASK_AGAIN_MS = 500;
/** How long an answer may stay away before that is a fault, ms: many times a start of all processes on a busy machine. */
const LIMIT_MS = 180_000;
/** What a bet is refused with, or told that prices have moved. */
const REFUSALS = [406, 409, 422];

export interface VoidedKey {
  readonly memberId: string;
  readonly key: string;
}

export interface BettorCounts {
  /** Answers that were lost, or said that the house could not. */
  unanswered: number;
  /** Of those, bets that had been accepted. */
  foundAccepted: number;
  /** By status and reason. */
  readonly refused: Map<string, number>;
  /** Reads that were not answered with a record. */
  unread: number;
}

export interface BettorOptions {
  readonly members: readonly Caller[];
  /** Numbers of games that can be bet on now. */
  readonly openGames: () => readonly number[];
  readonly random: () => number;
  readonly onFault: (what: string) => void;
  /** @param sentAt as `performance.now()` */
  readonly onAccepted: (sentAt: number) => void;
  readonly onRead: (sentAt: number) => void;
}

export interface Bettors {
  readonly bets: readonly KnownBet[];
  readonly voided: readonly VoidedKey[];
  readonly counts: BettorCounts;
  /** Resolves once it is known of every bet what became of it. */
  readonly stop: () => Promise<void>;
}

interface Run extends BettorOptions {
  readonly bets: KnownBet[];
  readonly voided: VoidedKey[];
  readonly counts: BettorCounts;
  isOver: boolean;
}

export function startBettors(options: BettorOptions): Bettors {
  const counts: BettorCounts = { unanswered: 0, foundAccepted: 0, refused: new Map(), unread: 0 };
  const run: Run = { ...options, bets: [], voided: [], counts, isOver: false };
  const running = Promise.all([readOn(run), ...options.members.map((member) => keepBetting(run, member))]);
  return {
    ...{ bets: run.bets, voided: run.voided, counts },
    async stop() {
      run.isOver = true;
      await running;
    },
  };
}

async function keepBetting(run: Run, member: Caller): Promise<void> {
  const everyMs = (run.members.length * 1_000) / BETS_A_SECOND;
  while (!run.isOver) {
    await pauseOrEnd(run, 2 * everyMs * run.random());
    const games = run.openGames();
    const game = games[Math.floor(run.random() * games.length)];
    if (game === undefined || run.isOver) continue;
    await betOnce(run, member, betGame(game));
  }
}

async function pauseOrEnd(run: Run, ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (!run.isOver && performance.now() < until) await pause(Math.min(200, until - performance.now()));
}

async function betOnce(run: Run, member: Caller, game: string): Promise<void> {
  const key = newKey();
  const sentAt = performance.now();
  const answer = await member.bet(requestOf(member, game), key).catch(() => undefined);
  if (answer?.status === 200) {
    know(run, member, key, game, answer.body);
    run.onAccepted(sentAt);
  } else if (answer === undefined || answer.status >= 500) await resolve(run, member, key, game);
  else noteRefused(run, answer);
}

const requestOf = ({ memberId }: Caller, game: string) => betOn([claimOn(game)], { memberId, amounts: STAKE });

function know({ bets }: Run, { memberId }: Caller, key: string, game: string, body: unknown): void {
  bets.push({ betId: BettingAccepted.parse(body).betId, key, memberId, game, stake: STAKE });
}

function noteRefused({ counts, onFault }: Run, { status, body }: CallAnswer): void {
  const { reason } = body as { readonly reason?: unknown };
  const name = `${status} ${typeof reason === 'string' ? reason : ''}`.trim();
  counts.refused.set(name, (counts.refused.get(name) ?? 0) + 1);
  if (!REFUSALS.includes(status)) onFault(`a bet was answered ${name}: ${JSON.stringify(body).slice(0, 200)}`);
}

/** Makes the key void unless the bet was decided, as a client does that was not answered, and tries the void one once more. */
async function resolve(run: Run, member: Caller, key: string, game: string): Promise<void> {
  run.counts.unanswered += 1;
  const answer = await askUntilAnswered(run, () => member.call('POST', `/sports-prematch/betting/key/${key}/void`));
  if (answer === undefined) return;
  const known = BetKeyState.parse(answer.body);
  if (known.state === 'decided') {
    if (known.status !== 200) return;
    know(run, member, key, game, known.body);
    run.counts.foundAccepted += 1;
    return;
  }
  if (known.state !== 'void') run.onFault(`a key that was made void is ${known.state}`);
  run.voided.push({ memberId: member.memberId, key });
  const late = await askUntilAnswered(run, () => member.bet(requestOf(member, game), key));
  if (late?.status === 200) run.onFault(`a void key was executed: ${key}`);
}

/** `undefined` where nobody answers for so long that it is a fault. */
async function askUntilAnswered(run: Run, ask: () => Promise<CallAnswer>): Promise<CallAnswer | undefined> {
  const until = performance.now() + LIMIT_MS;
  while (performance.now() < until) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined && answer.status < 500) return answer;
    await pause(ASK_AGAIN_MS * (0.5 + run.random()));
  }
  run.onFault(`nobody tells of a key for ${LIMIT_MS / 1_000} s`);
  return undefined;
}

/** One of them after the other, as pages ask for the record. */
async function readOn(run: Run): Promise<void> {
  const under = new Set<Promise<void>>();
  for (let turn = 0; !run.isOver; turn += 1) {
    const member = run.members[turn % run.members.length];
    if (member !== undefined && under.size < 50) {
      const reading = readOnce(run, member).finally(() => under.delete(reading));
      under.add(reading);
    }
    await pause(READS_EVERY_MS);
  }
  await Promise.all(under);
}

async function readOnce({ counts, onRead, onFault }: Run, { memberId, call }: Caller): Promise<void> {
  const sentAt = performance.now();
  const answer = await call('GET', `/member/${memberId}`).catch(() => undefined);
  if (answer?.status === 200) onRead(sentAt);
  else counts.unread += 1;
  if (answer !== undefined && answer.status !== 200 && answer.status < 500)
    onFault(`a read was answered ${answer.status}`);
}
