/** Whom a letter to many goes to, in a line. Pure. */
import type { MailingFilter } from '../../../../domain/office/mailing.ts';
import { account } from '../../../kit/copy/labels.ts';
import { letters as words } from '../../copy/letters.ts';
import { members } from '../../copy/members.ts';

export function filterText({ level, state, search }: MailingFilter): string {
  const parts = [
    ...(level === undefined ? [] : [account.levelOf(level)]),
    ...(state === undefined ? [] : [members.states[state]]),
    ...(search === undefined ? [] : [words.searched(search)]),
  ];
  return parts.length === 0 ? words.everybody : parts.join(' · ');
}
