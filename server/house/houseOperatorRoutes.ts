/** `/operator/*`: what an administrator (type 1) may change while the house is open: settings, letters, sessions. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { Message } from '../../src/domain/notices/message.ts';
import type { OriginParts } from '../http/originParts.ts';
import { sendMessage } from '../notices/messages.ts';
import { answerRefused, malformed } from '../session/accountRefusal.ts';
import { authenticateOperator } from '../session/authenticateOperator.ts';
import { endSessionOf } from '../session/sessions.ts';
import type { Work } from '../store/store.ts';
import { SettingKey, settingSchemas, storeSetting } from './settings.ts';

const ID_BYTES = 15;

const UserId = z.string().min(1).max(40);
const SettingChange = z.object({ key: SettingKey, value: z.unknown() });
const Letter = z.object({
  userId: UserId,
  title: Message.shape.title.min(1),
  contents: Message.shape.contents.min(1),
});
const SessionEnd = z.object({ userId: UserId, status: z.union([z.literal(555), z.literal(556)]) });

export function houseOperatorRoutes(app: FastifyInstance, parts: OriginParts): void {
  const { store, clock, randomness } = parts;

  /** A form only an administrator may send; what it does is one transaction, or `undefined` for a member nobody knows. */
  const operatorRoute = <Form extends z.ZodType>(
    path: string,
    schema: Form,
    act: (tx: Work, form: z.infer<Form>) => Promise<unknown>,
  ) => {
    app.post(path, async (request, reply) => {
      if ((await authenticateOperator(parts, request, reply)) === undefined) return reply;
      const form = schema.safeParse(request.body);
      if (!form.success) return answerRefused(reply, malformed(form.error));
      const done = await store.write((tx) => act(tx, form.data));
      return done === undefined ? answerRefused(reply, { reason: 'unknownMember', field: 'userId' }) : reply.send(done);
    });
  };

  app.post('/operator/setting', async (request, reply) => {
    if ((await authenticateOperator(parts, request, reply)) === undefined) return reply;
    const change = SettingChange.safeParse(request.body);
    if (!change.success) return answerRefused(reply, malformed(change.error));
    const { key } = change.data;
    const value = settingSchemas[key].safeParse(change.data.value);
    if (!value.success) return answerRefused(reply, { reason: 'malformed', field: 'value' });
    await store.write((tx) => storeSetting(tx, key, value.data));
    return reply.code(204).send();
  });

  operatorRoute('/operator/message', Letter, async (tx, { userId, title, contents }) => {
    const memberId = await memberOf(tx, userId);
    if (memberId === undefined) return undefined;
    const id = randomness.text(ID_BYTES);
    await sendMessage(tx, memberId, { id, title, contents, readAt: null }, clock.now());
    return { id };
  });

  operatorRoute('/operator/session', SessionEnd, async (tx, { userId, status }) => {
    const memberId = await memberOf(tx, userId);
    if (memberId === undefined) return undefined;
    const ended = await endSessionOf(tx, memberId, status === 555 ? 'replaced' : 'closed', clock.now());
    return { hasEnded: ended !== undefined };
  });
}

async function memberOf(tx: Work, userId: string): Promise<MemberId | undefined> {
  const row = await tx.selectFrom('members').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row === undefined ? undefined : MemberId.parse(row.id);
}
