/** An operator's browser as far as the origin can tell: signs in with a code, keeps a cookie, says acts under keys. */
import { z } from 'zod';
import { ActRefusal, Preview } from '../../../src/domain/office/operatorAct.ts';
import { OfficeSession } from '../../../src/domain/office/operator.ts';
import { callOrigin, newKey, type Address, type CallAnswer } from './caller.ts';

const PASSWORD = 'hanpan1234';

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
}

export interface ActHow {
  readonly key?: string;
  readonly reason?: string;
  readonly confirms?: string | null;
}

/** A demo operator, by the code that the demo tells. */
export async function signInOperator(origin: Address, userId = 'owner1'): Promise<OperatorCaller> {
  const demo = await callOrigin(origin, 'GET', `/office/demo-code?userId=${userId}`);
  const { code } = z.object({ code: z.string() }).parse(demo.body);
  const first = await callOrigin(origin, 'POST', '/office/login', { userId, password: PASSWORD });
  const { ticket } = z.object({ ticket: z.string() }).parse(first.body);
  const entered = await callOrigin(origin, 'POST', '/office/login/step', { ticket, answer: code });
  if (entered.status !== 200) throw new Error(`office: ${entered.status} ${JSON.stringify(entered.body)}`);
  const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';');
  return operatorOf(origin, cookie, OfficeSession.parse(entered.body));
}

/** The same session at another origin of the same data. */
export function operatorOf(origin: Address, cookie: string, session: OfficeSession): OperatorCaller {
  const call: OperatorCaller['call'] = (method, path, body, headers = {}) =>
    callOrigin(origin, method, `/office${path}`, body, { cookie, 'x-office': '1', ...headers });
  return {
    cookie,
    session,
    call,
    act: (path, given, { key = newKey(), reason = '', confirms = null } = {}) =>
      call('POST', path, { given, reason, confirms }, { 'idempotency-key': key }),
    async preview(path, given) {
      const answer = await call('POST', `${path}/preview`, { given });
      return Preview.parse(answer.body);
    },
  };
}

/** Why an act was refused. */
export const refusalOf = ({ body }: CallAnswer): ActRefusal => ActRefusal.parse(body);
