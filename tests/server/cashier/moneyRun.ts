/**
 * Commands of the cashier over a line that loses messages, against an origin that is killed again and again (WAL-06, WAL-08): whatever was answered, directly or
 * by its key, is there once, what was made void never is, and every won is where an account kept by other means says it is.
 */
import { randomBytes } from 'node:crypto';
import { BetKeyState } from '../../../src/domain/bets/bettingCall.ts';
import { HOUSE_CASHIER, type Cashier } from '../../../src/domain/cashier/cashierSetting.ts';
import { MoneyRequest } from '../../../src/domain/cashier/moneyRequest.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { DEMO_PASSWORD } from '../../../server/house/demoHouse.ts';
import { addMember } from '../../../server/session/addMember.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { signIn, type Caller, type CallAnswer } from '../support/caller.ts';
import { changeSettings, type OperatorCaller, signInOperator } from '../support/operator.ts';
import { spawnScripted, type ScriptedProcess } from '../support/spawnScripted.ts';
import { checkMoney, type KnownMoney } from './checkMoney.ts';

export interface MoneyRunOptions {
  readonly dataDir: string;
  readonly commands: number;
  /** Side by side, each with two tabs. */
  readonly members: number;
  readonly kills: number;
  /** Part of requests, and of replies, that is lost. */
  readonly loss: number;
  /** 0 up to 1. */
  readonly random: () => number;
  readonly onProgress: (commands: number, kills: number) => void;
}

export interface MoneyRunSummary {
  readonly commands: number;
  readonly kills: number;
  /** Messages that were lost: requests never sent, replies never read, and what a kill cut off. */
  readonly lost: number;
  readonly done: number;
  readonly refused: number;
  /** Commands that were never done and never will be. */
  readonly void: number;
  readonly faults: readonly string[];
}

const TABS_EACH = 2;
const PROGRESS_EVERY = 2_000;
const FUNDS = 20_000_000;
const POINTS = 10_000;

/** Nothing here waits for a day: as quick as the house can be, with every kind of movement. */
const BUSY: Cashier = {
  ...HOUSE_CASHIER,
  charge: { ...HOUSE_CASHIER.charge, dayMost: null },
  exchange: { ...HOUSE_CASHIER.exchange, everyMs: 0, closed: null },
  rollingPercent: 0,
  bonuses: [{ kind: 'each', percent: 5, most: 50_000, rollingPercent: 0 }],
  approvesAfterMs: 400,
};

interface Run extends KnownMoney {
  readonly options: MoneyRunOptions;
  readonly counts: { commands: number; lost: number; done: number; refused: number; void: number };
  /** Ids that may still wait, by member. */
  readonly waiting: Map<string, string[]>;
  origin: Promise<ScriptedProcess>;
}

export async function moneyRun(options: MoneyRunOptions): Promise<MoneyRunSummary> {
  const { dataDir, commands, onProgress } = options;
  const first = await spawnScripted(dataDir, 'grouped');
  const run: Run = {
    options,
    ...{ requests: new Map(), cancelled: new Set(), counts: { commands: 0, lost: 0, done: 0, refused: 0, void: 0 } },
    ...{ waiting: new Map(), origin: Promise.resolve(first) },
  };
  await changeSettings(first, { cashier: BUSY });
  const operator = await signInOperator(first, 'cashier1');
  const callers: Caller[] = [];
  for (const memberId of await addMembers(dataDir, options.members)) callers.push(await signIn(first, memberId));
  const tabs = Array.from({ length: TABS_EACH }, () => callers).flat();
  const clients = tabs.map((member) => client(member, run));
  const deciding = decideSome(operator, run);
  let kills = 0;
  while (kills < options.kills) {
    const due = ((kills + 1) * commands) / (options.kills + 1);
    await until(() => run.counts.commands >= due);
    const before = await run.origin;
    run.origin = before.kill().then(() => spawnScripted(dataDir, 'grouped'));
    await run.origin;
    kills += 1;
    onProgress(run.counts.commands, kills);
  }
  await Promise.all([...clients, deciding]);
  await (await run.origin).kill();
  const funds = new Map(callers.map(({ memberId }) => [memberId, FUNDS]));
  const points = new Map(callers.map(({ memberId }) => [memberId, POINTS]));
  const faults = await checkMoney(dataDir, { requests: run.requests, cancelled: run.cancelled, funds, points });
  return { ...run.counts, kills, faults };
}

/** Members beside those of the demo, with the password of the first. */
async function addMembers(dataDir: string, count: number): Promise<readonly MemberId[]> {
  const store = openSqliteStore(dataDir, 0);
  const ids = Array.from({ length: count }, (_, index) => MemberId.parse(`payer${index + 1}`));
  await store.write(async (tx) => {
    const { password_hash: passwordHash, pin_hash: pinHash } = await tx
      .selectFrom('members')
      .select(['password_hash', 'pin_hash'])
      .where('id', '=', 'member1')
      .executeTakeFirstOrThrow();
    for (const [index, id] of ids.entries()) {
      const names = { id, userId: id, nickname: id, phone: `0109${String(index).padStart(7, '0')}`, recommender: null };
      const standing = { level: 1, point: POINTS, type: 0, role: 0, tendency: 0, funding: FUNDS } as const;
      await addMember(tx, { ...names, ...standing, passwordHash, pinHash }, Date.now());
    }
  });
  await store.close();
  return ids;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(20);
}

interface Command {
  readonly path: string;
  readonly given: object;
  readonly cancels?: string;
}

async function client(member: Caller, run: Run): Promise<void> {
  const { counts, options } = run;
  while (counts.commands < options.commands) {
    counts.commands += 1;
    if (counts.commands % PROGRESS_EVERY === 0) options.onProgress(counts.commands, -1);
    const command = nextCommand(member, run);
    const key = randomBytes(18).toString('base64url');
    const said = await sayOnce(member, run, command, key);
    const answer = said ?? (await findOut(member, run, command, key));
    learn(member, run, command, answer);
  }
}

function nextCommand(member: Caller, { waiting, options: { random } }: Run): Command {
  const dice = random();
  const amount = 10_000 * (1 + Math.floor(random() * 9));
  const ids = waiting.get(member.memberId) ?? [];
  const cancels = dice < 0.25 ? ids.splice(Math.floor(random() * ids.length), 1)[0] : undefined;
  if (cancels !== undefined) return { path: '/charge/cancel', given: { id: cancels }, cancels };
  if (dice < 0.6) {
    const bonus = random() < 0.5 ? 'each' : null;
    return {
      path: '/charge/request',
      given: { amount, bonus, points: bonus === null ? 0 : amount / 20, rolling: 0 },
    };
  }
  return { path: '/exchange/request', given: { amount, password: DEMO_PASSWORD } };
}

/** @returns `undefined` where the request, its reply or the origin was lost */
async function sayOnce(
  member: Caller,
  run: Run,
  { path, given }: Command,
  key: string,
): Promise<CallAnswer | undefined> {
  return overLine(run, async () => {
    const there = member.on(await run.origin);
    return there.call('POST', path, given, { 'idempotency-key': key });
  });
}

/** Loses a request before it is sent, or a reply after it was. */
async function overLine<Answer>(run: Run, call: () => Promise<Answer>): Promise<Answer | undefined> {
  const { loss, random } = run.options;
  const isRequestLost = random() < loss;
  const isReplyLost = random() < loss;
  const answer = isRequestLost ? undefined : await call().catch(() => undefined);
  if (answer !== undefined && !isReplyLost) return answer;
  run.counts.lost += 1;
  return undefined;
}

/** As a browser does: asks for the key, and makes it void if the origin has not heard of it; then a late copy must do nothing new. */
async function findOut(member: Caller, run: Run, command: Command, key: string): Promise<CallAnswer | undefined> {
  for (;;) {
    const asked = await overLine(run, async () =>
      member.on(await run.origin).call('POST', `/sports-prematch/betting/key/${key}/void`),
    );
    if (asked === undefined) continue;
    const known = BetKeyState.parse(asked.body);
    const late = run.options.random() < 0.3 ? await sayOnce(member, run, command, key) : undefined;
    if (known.state !== 'decided') {
      if (late !== undefined && late.status !== 410) throw new Error(`a voided key was answered ${late.status}`);
      return undefined;
    }
    const answer = { status: known.status, body: known.body, headers: asked.headers };
    if (late !== undefined && JSON.stringify(late.body) !== JSON.stringify(known.body)) {
      throw new Error(`a key was answered twice differently: ${JSON.stringify([late.body, known.body])}`);
    }
    return answer;
  }
}

function learn(member: Caller, run: Run, { cancels }: Command, answer: CallAnswer | undefined): void {
  const { counts } = run;
  if (answer === undefined) counts.void += 1;
  else if (answer.status !== 200) counts.refused += 1;
  else {
    counts.done += 1;
    const request = MoneyRequest.parse((answer.body as { readonly request: unknown }).request);
    if (cancels !== undefined) run.cancelled.add(request.id);
    else {
      if (run.requests.has(request.id)) throw new Error(`${request.id} was told under two keys`);
      run.requests.set(request.id, { memberId: member.memberId, request });
      const ids = run.waiting.get(member.memberId) ?? [];
      run.waiting.set(member.memberId, [...ids, request.id].slice(-20));
    }
  }
}

/** An operator beside the house: approves and rejects what waits, over the same line, twice now and then. */
async function decideSome(operator: OperatorCaller, run: Run): Promise<void> {
  const { counts, options } = run;
  while (counts.commands < options.commands) {
    await pause(60);
    const [ids] = [...run.waiting.values()].toSorted((a, b) => b.length - a.length);
    const id = ids?.[Math.floor(options.random() * ids.length)];
    if (id === undefined) continue;
    const act = options.random() < 0.5 ? { act: 'approve' } : { act: 'reject', why: 'byHouse' };
    for (let times = 0; times < 2; times += 1) {
      await overLine(run, async () => {
        const there = operator.on(await run.origin);
        await there.call('POST', '/session/keep');
        return there.decides(id, act);
      });
    }
  }
}
