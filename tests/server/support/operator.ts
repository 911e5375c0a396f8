/** An operator's browser as far as the origin can tell: signs in with a code, keeps a cookie, says acts under keys. */
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { ActRefusal, Preview } from '../../../src/domain/office/operatorAct.ts';
import { OfficeSession } from '../../../src/domain/office/operator.ts';
import { QueueRow, type QueueKind } from '../../../src/domain/office/queue.ts';
import { callOrigin, newKey, type Address, type CallAnswer } from './caller.ts';

const PASSWORD = 'hanpan1234';
/** How long a code is the one that opens. */
const CODE_MS = 30_000;

export interface OperatorCaller {
  readonly cookie: string;
  readonly session: OfficeSession;
  /** Below `/office`. */
  readonly call: (
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<CallAnswer>;
  /** An act under a key of its own, or a given one; with a reason, confirmed after its preview where it has one. */
  readonly act: (path: string, given: unknown, how?: ActHow) => Promise<CallAnswer>;
  readonly preview: (path: string, given: unknown) => Promise<Preview>;
  /** An act with a reason, confirmed as its effect is now where it has one. */
  readonly does: (path: string, given: unknown) => Promise<CallAnswer>;
  /** Takes what waits and does the act that decides it. */
  readonly takes: (kind: QueueKind, id: string, path: string, given: unknown) => Promise<CallAnswer>;
  /** Takes a request to charge or to exchange and decides it. */
  readonly decides: (id: string, verdict: object) => Promise<CallAnswer>;
  /** The same session at another origin of the same data. */
  readonly on: (origin: Address) => OperatorCaller;
}

export interface ActHow {
  readonly key?: string;
  readonly reason?: string;
  readonly confirms?: string | null;
}

/** A demo operator, by the code that the demo tells. Whoever signed in twice just now waits for the next one, half a minute at most. */
export async function signInOperator(origin: Address, userId = 'owner1'): Promise<OperatorCaller> {
  const code = (await demoCode(origin, userId)) ?? (await demoCode(origin, userId));
  if (code === null) throw new Error(`office: no code opens for ${userId}`);
  const first = await callOrigin(origin, 'POST', '/office/login', { userId, password: PASSWORD });
  const { ticket } = z.object({ ticket: z.string() }).parse(first.body);
  const entered = await callOrigin(origin, 'POST', '/office/login/step', { ticket, answer: code });
  if (entered.status !== 200) throw new Error(`office: ${entered.status} ${JSON.stringify(entered.body)}`);
  const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';');
  return operatorOf(origin, cookie, OfficeSession.parse(entered.body));
}

/** @returns `null` where none opened, once one does by this machine's clock */
async function demoCode(origin: Address, userId: string): Promise<string | null> {
  const { body } = await callOrigin(origin, 'GET', `/office/demo-code?userId=${userId}`);
  const demo = z.object({ code: z.string().nullable(), freshAt: z.number(), now: z.number() }).parse(body);
  if (demo.code === null) await pause(Math.min(demo.freshAt - demo.now, CODE_MS));
  return demo.code;
}

/** Decides requests by a cashier, who signs in with the first: while an operator is there, a demo house approves nothing by itself. */
export function cashierOf(origin: Address): OperatorCaller['decides'] {
  let cashier: Promise<OperatorCaller> | undefined;
  return async (id, verdict) => (await (cashier ??= signInOperator(origin, 'cashier1'))).decides(id, verdict);
}

/** Changes settings as the owner does, who signs out again. Twice within half a minute at most: a code opens once. */
export async function changeSettings(origin: Address, settings: Readonly<Record<string, unknown>>): Promise<void> {
  const owner = await signInOperator(origin);
  for (const [key, value] of Object.entries(settings)) {
    const { status, body } = await owner.does('/setting', { key, value });
    if (status !== 200) throw new Error(`setting ${key}: ${status} ${JSON.stringify(body)}`);
  }
  await owner.call('POST', '/logout');
}

/** The same session at another origin of the same data. */
export function operatorOf(origin: Address, cookie: string, session: OfficeSession): OperatorCaller {
  const call: OperatorCaller['call'] = (method, path, body, headers = {}) =>
    callOrigin(origin, method, `/office${path}`, body, { cookie, 'x-office': '1', ...headers });
  const act: OperatorCaller['act'] = (path, given, { key = newKey(), reason = '', confirms = null } = {}) =>
    call('POST', path, { given, reason, confirms }, { 'idempotency-key': key });
  const does: OperatorCaller['does'] = async (path, given) => {
    const reason = 'as agreed';
    const first = await act(path, given, { reason });
    const shown = first.status === 422 ? refusalOf(first) : null;
    return shown?.reason === 'needsPreview'
      ? act(path, given, { reason, confirms: shown.preview?.hash ?? null })
      : first;
  };
  const takes: OperatorCaller['takes'] = async (kind, id, path, given) => {
    await call('POST', '/queue/take', { kind, id });
    return does(path, given);
  };
  return {
    cookie,
    session,
    call,
    act,
    does,
    takes,
    async decides(id, verdict) {
      const { body } = await call('GET', '/queue');
      const waiting = QueueRow.array().parse((body as { readonly rows: unknown }).rows);
      const kind = waiting.find((row) => row.id === id)?.kind ?? 'charge';
      return takes(kind, id, '/request', { id, ...verdict });
    },
    on: (other) => operatorOf(other, cookie, session),
    async preview(path, given) {
      const answer = await call('POST', `${path}/preview`, { given });
      return Preview.parse(answer.body);
    },
  };
}

/** What an act that was done came to. */
export const doneOf = ({ body }: CallAnswer): unknown => z.object({ done: z.unknown() }).parse(body).done;

/** Why an act was refused. */
export const refusalOf = ({ body }: CallAnswer): ActRefusal => ActRefusal.parse(body);
