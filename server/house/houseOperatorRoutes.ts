/** `/operator/*`: what an administrator may change while the house is open: settings, letters, sessions. */
import { changeSettingCall, endSessionCall, sendLetterCall } from '../../src/domain/calls/operators.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { keepPopups } from '../articles/keepSaid.ts';
import type { Clock } from '../clock.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { sendMessage } from '../notices/messages.ts';
import type { Randomness } from '../randomness.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import { endSessionOf } from '../session/sessions.ts';
import type { Store, Work } from '../store/store.ts';
import { operatorForms } from './operatorForms.ts';
import { readSetting, storeSetting } from './settings.ts';

const ID_BYTES = 15;

export interface HouseOperatorParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly securityLog: SecurityLog;
}

/** Every change is written to the security log with who made it, and takes effect with its transaction. */
export function houseOperatorRoutes(
  answer: AnswerCall,
  { store, clock, randomness, securityLog }: HouseOperatorParts,
): void {
  const form = operatorForms(answer, store, securityLog);

  form(changeSettingCall, async (tx, { body: { key, value } }) => {
    const before = await readSetting(tx, key);
    await storeSetting(tx, key, value);
    if (key === 'popups') await keepPopups(tx, clock.now());
    return { answer: undefined, act: { what: `setting:${key}`, before, after: value } };
  });

  form(sendLetterCall, async (tx, { body: { userId, title, contents } }) => {
    const to = await memberOf(tx, userId);
    if (to === undefined) return undefined;
    const id = randomness.text(ID_BYTES);
    await sendMessage(tx, to, { id, title, contents, readAt: null }, clock.now());
    return { answer: { id }, act: { to, what: 'message', after: { id, characters: contents.length } } };
  });

  form(endSessionCall, async (tx, { body: { userId, status } }) => {
    const to = await memberOf(tx, userId);
    if (to === undefined) return undefined;
    const ended = await endSessionOf(tx, to, status === 555 ? 'replaced' : 'closed', clock.now());
    const hasEnded = ended !== undefined;
    return { answer: { hasEnded }, act: { to, what: 'session', before: { hadOne: hasEnded }, after: { status } } };
  });
}

async function memberOf(tx: Work, userId: string): Promise<MemberId | undefined> {
  const row = await tx.selectFrom('members').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row === undefined ? undefined : MemberId.parse(row.id);
}
