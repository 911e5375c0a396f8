/**
 * The one way a call gets its route: from its row in `src/domain/calls` (decision 0074). Who may call is asked first, then what they send is
 * read by the row's schemas, then it is answered as the row says; how often they may call is counted by the row's budget.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CallKind } from '../../src/domain/calls/callBudgets.ts';
import {
  CALL_PARTS,
  type AnswerGiven,
  type CallPart,
  type HttpCall,
  type PartsRead,
} from '../../src/domain/calls/httpCall.ts';
import { copy } from './copy.ts';
import { answerRefused, malformed } from '../session/accountRefusal.ts';
import type { OperatorSession } from '../office/officeSessions.ts';
import type { Session } from '../session/sessions.ts';
import { holdsNulOrHalf } from '../store/storableText.ts';

/** What came to the wrong process: whoever stands in front sends it to the right one. */
const MISDIRECTED = 421;

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly budget?: CallKind;
  }
}

/** Gives the session of whoever may call, or `undefined` after it has sent the answer. */
export type Admit = (request: FastifyRequest, reply: FastifyReply) => Promise<Session | undefined>;

/** The same of operators: what the call's row says decides whether their role has the right (OPR-3). */
export type AdmitOperator = (
  call: HttpCall,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<OperatorSession | undefined>;

/** Which calls are answered here, and who may make those that not everybody may. */
export interface Doors {
  readonly member: Admit;
  readonly operator: AdmitOperator;
  /** Whether this process answers a call; of what is another's part it says so with 421, whoever asks (OPS-9). */
  readonly isHere: (call: HttpCall) => boolean;
}

/** Who calls; of a visitor nothing is known. */
type Who<Call extends HttpCall> = Call['caller'] extends 'visitor'
  ? undefined
  : Call['caller'] extends 'operator'
    ? OperatorSession
    : Session;

/** A call that was admitted. */
export interface Calling<Call extends HttpCall> {
  readonly session: Who<Call>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A call whose parts its row accepts. */
export type Received<Call extends HttpCall> = PartsRead<Call> & Calling<Call>;

/** A call of which one part is not as its row says, with what is wrong with it. */
export type Unfit<Call extends HttpCall> = Calling<Call> & { readonly part: CallPart; readonly error: z.ZodError };

/** What is answered: as the row says, or the reply itself where it was sent already, as of a refusal. */
type Answered<Call extends HttpCall> = AnswerGiven<Call> | FastifyReply;

/**
 * Answers a call.
 *
 * @param refuse how one that does not fit is answered; by the row's kind of refusal if absent
 */
export type AnswerCall = <Call extends HttpCall>(
  call: Call,
  answer: (received: Received<Call>) => Promise<Answered<Call>> | Answered<Call>,
  refuse?: (unfit: Unfit<Call>) => FastifyReply,
) => void;

/** Routes are added to `app` as calls are answered; of a call that is answered twice the second throws. */
export function answerCalls(app: FastifyInstance, doors: Doors): AnswerCall {
  return (call, answer, refuse = (unfit) => refuseUnfit(call, unfit)) => {
    const isHere = doors.isHere(call);
    app.route({
      method: call.method,
      url: call.path,
      config: { budget: call.budget ?? 'others' },
      ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
      handler: async (request, reply) => {
        if (!isHere) return reply.code(MISDIRECTED).send({ message: copy.elsewhere });
        const session = await admit(doors, call, request, reply);
        if (call.caller !== 'visitor' && session === undefined) return reply;
        const caller = { session: session as Who<typeof call>, request, reply };
        const parts: Partial<Record<CallPart, unknown>> = {};
        for (const part of CALL_PARTS) {
          const read = readPart(call[part], request[part]);
          if (read?.success === false) return refuse({ ...caller, part, error: read.error });
          if (read !== undefined) parts[part] = read.data;
        }
        const answered = await answer({ ...caller, ...(parts as PartsRead<typeof call>) });
        return answered === reply ? reply : send(reply, call, answered);
      },
    });
  };
}

/** As the part's schema reads it; what that leaves in may hold no NUL and no half of a letter (CALL-6). */
function readPart(schema: z.ZodType | undefined, given: unknown) {
  const read = schema?.safeParse(given);
  if (read?.success !== true || !holdsNulOrHalf(read.data)) return read;
  const error = new z.ZodError([
    { code: 'custom', path: [], input: undefined, message: 'no text has a NUL, or half of a letter' },
  ]);
  return { success: false as const, error };
}

function admit(doors: Doors, call: HttpCall, request: FastifyRequest, reply: FastifyReply) {
  if (call.caller === 'visitor') return undefined;
  return call.caller === 'operator' ? doors.operator(call, request, reply) : doors[call.caller](request, reply);
}

function send(reply: FastifyReply, call: HttpCall, answered: unknown): FastifyReply {
  if (call.answer === null) return reply.code(204).send();
  // The framework would send a string as plain text, and no number at all.
  if (typeof answered === 'object') return reply.send(answered);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answered));
}

function refuseUnfit({ refusal }: HttpCall, { reply, error }: Pick<Unfit<HttpCall>, 'reply' | 'error'>): FastifyReply {
  return refusal === 'form'
    ? answerRefused(reply, malformed(error))
    : reply.code(400).send({ message: copy.badRequest });
}
