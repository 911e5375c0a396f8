/** What a partner may know of a member below them, over the page (MGR-2). */
import { useCallback } from 'react';
import { partnerMemberCall } from '../../../../domain/calls/officePartners.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { PartnerMember, PartnerMemberRecord } from '../../../../domain/office/partners.ts';
import { account, units } from '../../../kit/copy/labels.ts';
import { dateMinuteText } from '../../../kit/copy/time.ts';
import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { partner as words } from '../../copy/partner.ts';
import { useOffice, useTold } from '../../link/Office.tsx';
import { useAsked } from '../../link/useAsked.ts';
import { signedText } from '../../parts/figureText.ts';
import { Facts } from '../../parts/Facts.tsx';
import { WaitingNote } from '../../parts/StateNote.tsx';

interface MemberInfoProps {
  /** `undefined` while none is open. */
  readonly member: PartnerMember | undefined;
  readonly onClose: () => void;
}

export function MemberInfo({ member, onClose }: MemberInfoProps) {
  return (
    <Dialog
      isOpen={member !== undefined}
      onOpenChange={onClose}
      title={member?.nickname ?? ''}
      {...(member === undefined ? {} : { description: member.userId })}
    >
      {member === undefined ? null : <Record userId={member.userId} />}
    </Dialog>
  );
}

function Record({ userId }: { readonly userId: string }) {
  const { api } = useOffice();
  const ask = useCallback(() => api.ask(partnerMemberCall, { params: { userId } }), [api, userId]);
  const { value, failure, again } = useAsked(ask, useTold('tree'));
  if (value === undefined) return <WaitingNote {...{ failure, again }} />;
  return <Facts facts={factsOf(value)} />;
}

const won = (amount: number): string => `${formatWon(amount)}${units.won}`;
const timeText = (at: number | null): string => (at === null || at === 0 ? words.never : dateMinuteText(at));

function factsOf(record: PartnerMemberRecord) {
  const { facts } = words;
  const { days30, ever } = record;
  const both = (name: string, of: (sums: typeof ever) => string) => ({
    name: `${name} · ${words.days30}`,
    value: of(days30),
    note: `${words.ever} ${of(ever)}`,
  });
  return [
    { name: facts.recommender, value: record.recommender ?? words.never },
    { name: facts.level, value: account.levelOf(record.member.level) },
    { name: facts.joined, value: timeText(record.joinedAt) },
    { name: facts.signedIn, value: record.isSignedIn ? facts.isHere : timeText(record.lastSignInAt) },
    { name: facts.money, value: won(record.emoney) },
    { name: facts.points, value: `${formatWon(record.point)}${units.points}` },
    { name: facts.openBets, value: words.bets(record.openBets.count, formatWon(record.openBets.won)) },
    both(facts.charged, (sums) => won(sums.charged)),
    both(facts.exchanged, (sums) => won(sums.exchanged)),
    both(facts.staked, (sums) => won(sums.staked)),
    both(facts.won, (sums) => `${signedText(sums.won)}${units.won}`),
  ];
}
