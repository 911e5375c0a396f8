/** Whom a letter to many goes to, in a line. Pure. */
import type { MailingFilter } from '../../../../domain/office/mailing.ts';
import type { PartnerName } from '../../../../domain/office/partners.ts';
import { account } from '../../../kit/copy/labels.ts';
import { letters as words } from '../../copy/letters.ts';
import { members, record } from '../../copy/members.ts';

/** @param partners who are known by name */
export function filterText(filter: MailingFilter, partners: readonly PartnerName[]): string {
  const { level, state, tendency, partner, search } = filter;
  const named = partners.find(({ userId }) => userId === partner);
  const parts = [
    ...(level === undefined ? [] : [account.levelOf(level)]),
    ...(state === undefined ? [] : [members.states[state]]),
    ...(tendency === undefined ? [] : [record.tendencyOf(tendency)]),
    ...(partner === undefined ? [] : [members.treeOf(named?.name ?? partner)]),
    ...(search === undefined ? [] : [words.searched(search)]),
  ];
  return parts.length === 0 ? words.everybody : parts.join(' · ');
}
