/** Inquiries, one line each, and the open one whole; what stands there while there are none. */
import { Link } from 'react-router-dom';
import { subjectOf, type Inquiry, type InquiryState } from '../../../domain/inquiries/inquiry.ts';
import type { ShownList } from '../../frame/link/useList.ts';
import { ListTime } from '../../kit/ui/ListTime.tsx';
import { pathOf } from '../../kit/links/paths.ts';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import { NO_PLACE, type RowPlace } from '../../kit/windowed/Windowed.tsx';
import { inquiries, inquiryStates, inquiryTopics } from '../copy/inquiries.ts';
import { MemberText } from '../threads/MemberText.tsx';
import { Runs } from '../threads/Runs.tsx';
import * as styles from './Inquiries.css.ts';
import { InquiryThread } from './InquiryThread.tsx';

interface InquiryRowsProps {
  readonly list: ShownList<'inquiries'>;
  /** Id of the one that is open. */
  readonly open: string | undefined;
  readonly isFiltered: boolean;
}

export function InquiryRows({ list, open, isFiltered }: InquiryRowsProps) {
  const { view, head, retry } = list;
  const rows = (view?.runs ?? []).flatMap((run) => run.rows);
  const isAsking = view === undefined || view.askedAt === 0 || head === 'asking';
  if (rows.length === 0) {
    if (head === 'offline' || head === 'failed') return <ErrorState hint={inquiries.failed} onRetry={retry} />;
    if (isAsking) return <BoardSkeleton label={inquiries.loading} rows={4} />;
    return (
      <EmptyState
        icon="mail"
        title={isFiltered ? inquiries.emptyFilter : inquiries.empty}
        hint={isFiltered ? inquiries.emptyFilterHint : inquiries.emptyHint}
      />
    );
  }
  const isMissing = open !== undefined && !isAsking && rows.every(({ id }) => id !== open);
  return (
    <>
      {isMissing ? <EmptyState title={inquiries.missing} hint={inquiries.missingHint} /> : null}
      <Runs list={list} end={inquiries.end} idOf={idOf} estimate={ROW_HEIGHT}>
        {(inquiry, place) => <InquiryRow inquiry={inquiry} isOpen={inquiry.id === open} place={place} />}
      </Runs>
    </>
  );
}

/** Px. */
const ROW_HEIGHT = 52;
const idOf = ({ id }: Inquiry) => id;

const stateIcons: Readonly<Record<Exclude<InquiryState, 'answered'>, IconName>> = { waiting: 'clock', closed: 'check' };

interface InquiryRowProps {
  readonly inquiry: Inquiry;
  readonly isOpen: boolean;
  readonly place?: RowPlace;
}

export function InquiryRow({ inquiry, isOpen, place = NO_PLACE }: InquiryRowProps) {
  const { id, state, topic, askedAt } = inquiry;
  const to = isOpen ? pathOf('customer') : `${pathOf('customerView')}/${id}`;
  return (
    <li className={isOpen ? `${styles.row} ${styles.open}` : styles.row} {...place.box} {...place.told}>
      <Link to={to} className={styles.line} data-state={state} aria-expanded={isOpen} preventScrollReset>
        <span className={styles.state} data-state={state}>
          {state === 'answered' ? <span className={styles.dot} /> : <Icon name={stateIcons[state]} size={14} />}
          {inquiryStates[state]}
        </span>
        <span className={styles.topic}>{inquiryTopics[topic].name}</span>
        <MemberText as="line" className={styles.subject} text={subjectOf(inquiry)} />
        <ListTime className={styles.time} at={askedAt} />
      </Link>
      {isOpen ? <InquiryThread inquiry={inquiry} /> : null}
    </li>
  );
}
