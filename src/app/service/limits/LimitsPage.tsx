/** The page of a member's own limits: this visit, limits by span, and the ways to stop for a while. */
import { Link } from 'react-router-dom';
import type { OwnLimits } from '../../../domain/limits/ownDocument.ts';
import { isExcluded } from '../../../domain/limits/exclusion.ts';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import { Glance } from '../../frame/account/Glance.tsx';
import { withTime } from '../../kit/links/firstPaths.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useNow } from '../../kit/timing/useNow.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { ErrorState } from '../../kit/ui/StateMessage.tsx';
import { ownLimits as words, shutOut } from '../copy/limits.ts';
import { PageHead } from '../PageHead.tsx';
import { end as endOfHead } from '../PageHead.css.ts';
import { CheckChoice } from './CheckChoice.tsx';
import { LimitCard } from './LimitCard.tsx';
import { ShutOut } from './ShutOut.tsx';
import * as styles from './LimitsPage.css.ts';

/** How often it is looked whether a raise may be confirmed, ms. */
const LOOK_MS = 10_000;

export function LimitsPage() {
  const { view, retry } = useHouseDocument('limits');
  const { now } = usePorts();
  const own = view?.value;
  return (
    <div className={styles.page}>
      <PageHead title={words.title}>
        <Link className={endOfHead} to={withTime(pathOf('rule'), now())}>
          {words.rules}
        </Link>
      </PageHead>
      {own === undefined ? (
        <div className={styles.box}>
          {view?.hasFailed === true ? (
            <ErrorState hint={words.failed} onRetry={retry} />
          ) : (
            <BoardSkeleton label={words.loading} rows={6} />
          )}
        </div>
      ) : (
        <Whole own={own} fetchedAt={view?.fetchedAt ?? 0} isOld={view?.hasFailed === true} />
      )}
    </div>
  );
}

interface WholeProps {
  readonly own: OwnLimits;
  readonly fetchedAt: number;
  readonly isOld: boolean;
}

function Whole({ own, fetchedAt, isOld }: WholeProps) {
  const { now: clock } = usePorts();
  // As the origin's clock has it: what waits is compared with its times.
  const at = own.at + Math.max(0, useNow(LOOK_MS) - fetchedAt);
  const { exclusion } = own;
  return (
    <>
      {isOld ? (
        <p className={styles.note} role="status">
          <Icon name="offline" size={16} />
          {words.old}
        </p>
      ) : null}
      {exclusion !== null && isExcluded(exclusion, at) ? (
        <section className={styles.note} role="status">
          <Icon name="pause" size={16} />
          <span>
            <strong>{shutOut.holding(exclusion.until)}</strong>
            <br />
            {shutOut.openWhat}
          </span>
        </section>
      ) : null}
      <section className={styles.card} aria-label={words.visit}>
        <Glance own={own} fetchedAt={fetchedAt} />
        <div className={styles.line}>
          <CheckChoice minutes={own.check.minutes} isDisabled={isOld} />
          <Link className={styles.way} to={withTime(pathOf('betResult'), clock())}>
            {words.history}
            <Icon name="right" size={14} />
          </Link>
        </div>
      </section>
      <LimitCard own={own} at={at} isDisabled={isOld} />
      <ShutOut exclusion={exclusion} at={at} isDisabled={isOld} />
    </>
  );
}
