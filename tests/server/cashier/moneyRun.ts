/**
 * Commands of the cashier over a line that loses messages, against an origin that is killed again and again (WAL-06, WAL-08): whatever was answered, directly or
 * by its key, is there once, what was made void never is, and every won is where an account kept by other means says it is.
 */
import { randomBytes } from 'node:crypto';
import { BetKeyState } from '../../../src/domain/bets/bettingCall.ts';
import { HOUSE_CASHIER, type Cashier } from '../../../src/domain/cashier/cashierSetting.ts';
import { MoneyRequest } from '../../../src/domain/cashier/moneyRequest.ts';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '../../../server/house/demoHouse.ts';
import { signIn, type Caller, type CallAnswer } from '../support/caller.ts';
import { spawnScripted, type ScriptedProcess } from '../support/spawnScripted.ts';
import { checkMoney, type KnownMoney } from './checkMoney.ts';

export interface MoneyRunOptions {
  readonly dataDir: string;
  readonly commands: number;
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

const CLIENTS_EACH = 2;
const PROGRESS_EVERY = 2_000;
const MEMBERS = DEMO_MEMBERS.filter(({ type, emoney }) => type === 0 && emoney > 0);

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
  const operator = await signIn(first, 'admin1');
  await operator.call('POST', '/operator/setting', { key: 'cashier', value: BUSY });
  const callers = await Promise.all(MEMBERS.map(({ userId }) => signIn(first, userId)));
  const clients = [...callers, ...callers].slice(0, callers.length * CLIENTS_EACH).map((member) => client(member, run));
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
  const funds = new Map(MEMBERS.map(({ userId, emoney }) => [userId, emoney]));
  const points = new Map(MEMBERS.map(({ userId, point }) => [userId, point]));
  const faults = await checkMoney(dataDir, { requests: run.requests, cancelled: run.cancelled, funds, points });
  return { ...run.counts, kills, faults };
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
async function decideSome(operator: Caller, run: Run): Promise<void> {
  const { counts, options } = run;
  while (counts.commands < options.commands) {
    await pause(60);
    const [ids] = [...run.waiting.values()].toSorted((a, b) => b.length - a.length);
    const id = ids?.[Math.floor(options.random() * ids.length)];
    if (id === undefined) continue;
    const act = options.random() < 0.5 ? { act: 'approve' } : { act: 'reject', reason: 'byHouse' };
    for (let times = 0; times < 2; times += 1) {
      await overLine(run, async () => operator.on(await run.origin).call('POST', '/operator/request', { id, ...act }));
    }
  }
}
