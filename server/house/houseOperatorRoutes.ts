/** `/operator/*`: what an administrator (type 1) may change while the house is open: settings, letters, sessions. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { Message } from '../../src/domain/notices/message.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { OriginParts } from '../http/originParts.ts';
import { sendMessage } from '../notices/messages.ts';
import { answerRefused, malformed } from '../session/accountRefusal.ts';
import { authenticateOperator } from '../session/authenticateOperator.ts';
import { endSessionOf } from '../session/sessions.ts';
import { recordRefusedAccess } from '../security/refusedAccess.ts';
import type { SecurityEvent } from '../security/securityLog.ts';
import type { Work } from '../store/store.ts';
import { readSetting, SettingKey, settingSchemas, storeSetting } from './settings.ts';

const ID_BYTES = 15;

const UserId = z.string().min(1).max(40);
const SettingChange = z.object({ key: SettingKey, value: z.unknown() }).transform(({ key, value }, context) => {
  const fit = settingSchemas[key].safeParse(value);
  if (fit.success) return { key, value: fit.data };
  context.addIssue({ code: 'custom', path: ['value'] });
  return z.NEVER;
});
const Letter = z.object({
  userId: UserId,
  title: Message.shape.title.min(1),
  contents: Message.shape.contents.min(1),
});
const SessionEnd = z.object({ userId: UserId, status: z.union([z.literal(555), z.literal(556)]) });

export function houseOperatorRoutes(app: FastifyInstance, parts: OriginParts): void {
  const { clock, randomness } = parts;

  operatorRoute(app, parts, '/operator/setting', SettingChange, async (tx, { key, value }) => {
    const before = await readSetting(tx, key);
    await storeSetting(tx, key, value);
    return { answer: undefined, act: { what: `setting:${key}`, before, after: value } };
  });

  operatorRoute(app, parts, '/operator/message', Letter, async (tx, { userId, title, contents }) => {
    const to = await memberOf(tx, userId);
    if (to === undefined) return undefined;
    const id = randomness.text(ID_BYTES);
    await sendMessage(tx, to, { id, title, contents, readAt: null }, clock.now());
    return { answer: { id }, act: { to, what: 'message', after: { id, characters: contents.length } } };
  });

  operatorRoute(app, parts, '/operator/session', SessionEnd, async (tx, { userId, status }) => {
    const to = await memberOf(tx, userId);
    if (to === undefined) return undefined;
    const ended = await endSessionOf(tx, to, status === 555 ? 'replaced' : 'closed', clock.now());
    const hasEnded = ended !== undefined;
    return { answer: { hasEnded }, act: { to, what: 'session', before: { hadOne: hasEnded }, after: { status } } };
  });
}

/** What an operator did: the answer, 204 without one, and what is written down of it. */
interface Done {
  readonly answer: unknown;
  readonly act: Pick<SecurityEvent, 'to' | 'what' | 'before' | 'after'>;
}

/** A form only an administrator may send; what it does is one transaction, or `undefined` for a member nobody knows (OPR-1, OPR-2). */
function operatorRoute<Form extends z.ZodType>(
  app: FastifyInstance,
  parts: OriginParts,
  url: string,
  schema: Form,
  perform: (tx: Work, form: z.infer<Form>) => Promise<Done | undefined>,
): void {
  const { store, securityLog } = parts;
  app.post(url, async (request, reply) => {
    const session = await authenticateOperator(parts, request, reply);
    if (session === undefined) return reply;
    const form = schema.safeParse(request.body);
    if (!form.success) {
      recordRefusedAccess(securityLog, request, session.memberId, 'malformed');
      return answerRefused(reply, malformed(form.error));
    }
    const done = await store.write((tx) => perform(tx, form.data));
    if (done === undefined) return answerRefused(reply, { reason: 'unknownMember', field: 'userId' });
    const from = clientAddress(request);
    securityLog.record({ name: 'operatorActed', who: session.memberId, from, ...done.act });
    return done.answer === undefined ? reply.code(204).send() : reply.send(done.answer);
  });
}

async function memberOf(tx: Work, userId: string): Promise<MemberId | undefined> {
  const row = await tx.selectFrom('members').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row === undefined ? undefined : MemberId.parse(row.id);
}
