/** Coupons that were issued, the last first, by how they stand; a row each, without its number. */
import { useState } from 'react';
import { houseCouponsCall } from '../../../../domain/calls/officeHouse.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { CouponState, HouseCoupon } from '../../../../domain/office/house.ts';
import { standingOf } from '../../../../domain/wallet/coupon.ts';
import { units } from '../../../kit/copy/labels.ts';
import { dateMinuteText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { articleWords, couponWords as words } from '../../copy/house.ts';
import { useOfficeNow } from '../../link/Office.tsx';
import { Filters } from '../../parts/Filters.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, FailedNote, LoadingNote } from '../../parts/StateNote.tsx';
import { useIsPhone } from '../../parts/useIsPhone.ts';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';
import { usePages } from '../../link/usePages.ts';
import * as styles from './HouseScreen.css.ts';

const STATES = ['all', 'unregistered', 'open', 'used'] as const satisfies readonly (CouponState | 'all')[];
const choices = STATES.map((value) => ({ value, label: words.states[value] }));
const LOOKS_EVERY_MS = 30_000;
const { head } = words;

export function CouponList() {
  const [state, setState] = useState<(typeof STATES)[number]>('all');
  const pages = usePages(houseCouponsCall, state === 'all' ? {} : { state }, 'house');
  const now = useOfficeNow(LOOKS_EVERY_MS);
  const isPhone = useIsPhone();
  return (
    <Panel
      title={words.list}
      className={styles.panelOf}
      isBusy={pages.state === 'reading'}
      foot={
        <>
          <span>{articleWords.reading(pages.rows.length)}</span>
          {pages.hasMore ? (
            <Button size="small" onClick={pages.more}>
              {words.more}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.filters}>
        <Filters label={words.list} choices={choices} value={state} onChange={setState} />
      </div>
      {pages.rows.length > 0 && isPhone ? (
        <ul className={styles.list}>
          {pages.rows.map((coupon) => (
            <PhoneRow key={coupon.couponId} coupon={coupon} now={now} />
          ))}
        </ul>
      ) : pages.rows.length > 0 ? (
        <table className={table.table}>
          <TableHead
            columns={[
              { text: head.at },
              { text: head.title },
              { text: head.kind },
              { text: head.amount, isNumber: true },
              { text: head.member },
              { text: head.until },
              { text: head.state, isNumber: true },
            ]}
          />
          <tbody>
            {pages.rows.map((coupon) => (
              <Row key={coupon.couponId} coupon={coupon} now={now} />
            ))}
          </tbody>
        </table>
      ) : pages.state === 'reading' ? (
        <LoadingNote />
      ) : pages.state === 'failed' ? (
        <FailedNote onRetry={pages.again} />
      ) : (
        <EmptyNote icon="ticket" title={words.empty} />
      )}
    </Panel>
  );
}

interface RowProps {
  readonly coupon: HouseCoupon;
  /** Epoch ms. */
  readonly now: number;
}

function stateText({ member, ...coupon }: HouseCoupon, now: number): string {
  const standing = standingOf(coupon, now);
  return standing === 'expired' ? words.expired : words.states[member === null ? 'unregistered' : standing];
}

const sumText = ({ kind, amount }: HouseCoupon): string =>
  `${formatWon(amount)}${kind === 'points' ? units.points : units.won}`;

function PhoneRow({ coupon, now }: RowProps) {
  return (
    <li className={styles.item}>
      <span className={styles.clipped}>{coupon.title}</span>
      <strong>{sumText(coupon)}</strong>
      <span className={styles.itemNote}>
        {words.kinds[coupon.kind]} · {coupon.member?.nickname ?? words.nobody}
      </span>
      <span className={styles.itemNote}>
        {stateText(coupon, now)} · ~{dateMinuteText(coupon.expiresAt)}
      </span>
    </li>
  );
}

function Row({ coupon, now }: RowProps) {
  const { kind, title, member, issuedAt, expiresAt } = coupon;
  return (
    <tr>
      <td className={`${table.quiet} ${table.nowrap}`}>{dateMinuteText(issuedAt)}</td>
      <td className={table.strong}>{title}</td>
      <td>{words.kinds[kind]}</td>
      <td className={table.number}>{sumText(coupon)}</td>
      <td className={member === null ? table.quiet : undefined}>{member?.nickname ?? words.nobody}</td>
      <td className={table.nowrap}>{dateMinuteText(expiresAt)}</td>
      <td className={table.number}>{stateText(coupon, now)}</td>
    </tr>
  );
}
