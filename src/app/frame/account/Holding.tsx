/** What a way of the account says of the page it leads to: points and their conversion, unread letters, coupons that can be used (NAV-11). */
import { lazy, Suspense } from 'react';
import type { BarPage } from '../../../domain/reference/barPages.ts';
import type { Member } from '../../../domain/session/member.ts';
import { shownTitles } from '../../kit/copy/barPages.ts';
import { account } from '../../kit/copy/labels.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { MoneyText } from '../../kit/ui/MoneyText.tsx';
import * as styles from './AccountCard.css.ts';

// Of a list, which what the record says need not wait for.
const CouponCount = lazy(async () => ({
  default: (await patientImport(() => import('./CouponCount.tsx'))).CouponCount,
}));

/** A page's name among what the member has. */
export const accountWords = (page: BarPage): string =>
  page === 'points' ? account.points : page === 'message' ? account.messages : shownTitles[page];

/** A count that stands in a badge is said in words. */
export const nameOf = (page: BarPage, { unreadCount }: Member) =>
  page === 'message' ? { name: account.unread(unreadCount) } : {};

interface HoldingProps {
  readonly page: BarPage;
  readonly member: Member;
}

export function Holding({ page, member: { point, unreadCount } }: HoldingProps) {
  if (page === 'message')
    return unreadCount === 0 ? <span className={styles.none}>0</span> : <Badge count={unreadCount} />;
  if (page === 'coupons') {
    return (
      <Suspense fallback={null}>
        <CouponCount />
      </Suspense>
    );
  }
  if (page !== 'points') return null;
  return (
    <>
      <strong className={styles.points}>
        <MoneyText amount={point} unit="points" />
      </strong>
      {account.convert}
    </>
  );
}
