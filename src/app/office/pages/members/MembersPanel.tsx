/** The search of members: narrowed by state and level, the newest or the richest first, page after page. */
import { Link } from 'react-router-dom';
import { membersCall } from '../../../../domain/calls/officeMembers.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { MemberRow } from '../../../../domain/office/members.ts';
import { RESTRICTED_TENDENCY } from '../../../../domain/reference/lobbies.ts';
import { account } from '../../../kit/copy/labels.ts';
import { dateMinuteText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Select } from '../../../kit/ui/Select.tsx';
import { members as words } from '../../copy/members.ts';
import { useMay } from '../../link/Office.tsx';
import { usePages } from '../../link/usePages.ts';
import { opener } from '../../parts/list.css.ts';
import { chip, dot, round } from '../../parts/marks.css.ts';
import { OfficeIcon } from '../../parts/OfficeIcon.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, FailedNote, LoadingNote } from '../../parts/StateNote.tsx';
import { TableHead } from '../../parts/TableHead.tsx';
import { usePartners } from '../../parts/usePartners.ts';
import { useSettled } from '../../parts/useSettled.ts';
import * as rowStyles from '../../parts/row.css.ts';
import * as table from '../../parts/table.css.ts';
import { handedChoice, memberFilter, type MemberChoice } from '../../parts/memberChoice.ts';
import { MemberFilters } from './MemberFilters.tsx';
import * as styles from './MembersScreen.css.ts';

interface MembersPanelProps {
  readonly choice: MemberChoice;
  /** User id of the record that is open. */
  readonly opened: string | undefined;
  readonly onChoice: (choice: MemberChoice) => void;
  readonly onOpen: (row: MemberRow) => void;
}

const SORTS = ['newest', 'balance'] as const;
const sortChoices = SORTS.map((value) => ({ value, label: words.sorts[value] }));
const { head } = words;

export function MembersPanel({ choice, opened, onChoice, onOpen }: MembersPanelProps) {
  const pages = usePages(membersCall, memberFilter(useSettled(choice)), 'members');
  const { rows, state, hasMore, more, again } = pages;
  const mayWrite = useMay('letter.send');
  const partners = usePartners();
  return (
    <Panel
      title={words.list}
      className={styles.list}
      isBusy={state === 'reading'}
      aside={
        mayWrite ? (
          <Link to="/letters" state={handedChoice(choice)} className={styles.write}>
            <OfficeIcon name="mail" size={16} />
            {words.write}
          </Link>
        ) : undefined
      }
      foot={
        <>
          <span>{words.shown(rows.length)}</span>
          {hasMore ? (
            <Button size="small" className={styles.more} onClick={more}>
              {words.more}
            </Button>
          ) : (
            <span className={styles.more}>{words.end}</span>
          )}
        </>
      }
    >
      <MemberFilters {...{ choice, partners, onChoice }}>
        <Select
          kind="row"
          label={words.sort}
          choices={sortChoices}
          value={choice.sort}
          onChange={(sort) => onChoice({ ...choice, sort })}
        />
      </MemberFilters>
      {rows.length > 0 ? (
        <MembersTable {...{ rows, opened, onOpen }} />
      ) : state === 'reading' ? (
        <LoadingNote rows={10} />
      ) : state === 'failed' ? (
        <FailedNote onRetry={again} />
      ) : (
        <EmptyNote icon="users" title={words.empty} hint={words.emptyHint} />
      )}
    </Panel>
  );
}

interface MembersTableProps extends Pick<MembersPanelProps, 'opened' | 'onOpen'> {
  readonly rows: readonly MemberRow[];
}

function MembersTable({ rows, opened, onOpen }: MembersTableProps) {
  return (
    <table className={`${table.table} ${table.acted}`}>
      <TableHead
        columns={[
          { text: head.member },
          { text: head.state, className: styles.wide },
          { text: head.money, className: styles.moneyHead },
          { text: head.points, className: styles.wideNumber },
          { text: head.joined, className: styles.wideNumber },
          { text: head.signedIn, className: styles.wideNumber },
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} isOpen={row.userId === opened} onOpen={() => onOpen(row)} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly row: MemberRow;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

const timeText = (at: number | null): string => (at === null || at === 0 ? words.never : dateMinuteText(at));

function Row({ row, isOpen, onOpen }: RowProps) {
  const { nickname, userId, level, emoney, point, joinedAt, lastSignInAt } = row;
  return (
    <tr
      aria-selected={isOpen}
      className={rowStyles.row}
      onClick={({ target }) => {
        if (target instanceof HTMLElement && target.closest('button') === null) onOpen();
      }}
    >
      <td>
        <button
          type="button"
          className={opener}
          aria-pressed={isOpen}
          aria-label={words.open(nickname)}
          onClick={onOpen}
        >
          <span className={styles.name}>{nickname}</span>
          <span className={chip}>{account.levelOf(level)}</span>
          <span className={styles.userId}>{userId}</span>
        </button>
      </td>
      <td className={styles.wide}>
        <MemberMarks row={row} />
      </td>
      <td className={`${table.number} ${table.strong} ${styles.lastAlone}`}>{formatWon(emoney)}</td>
      <td className={`${table.number} ${styles.wide}`}>{formatWon(point)}</td>
      <td className={`${table.number} ${table.quiet} ${styles.wide}`}>{timeText(joinedAt)}</td>
      <td className={`${table.number} ${table.quiet} ${styles.wide}`}>{timeText(lastSignInAt)}</td>
    </tr>
  );
}

/** Whether a member is here, kept out or restricted. */
export function MemberMarks({ row }: { readonly row: MemberRow }) {
  return (
    <span className={styles.marks}>
      {row.isSignedIn ? (
        <span className={styles.here}>
          <span className={dot} />
          {words.isHere}
        </span>
      ) : null}
      {row.isBlocked ? (
        <span className={round} data-tone="bad">
          {words.isBlocked}
        </span>
      ) : null}
      {row.tendency === RESTRICTED_TENDENCY ? (
        <span className={round} data-tone="warn">
          {words.isRestricted}
        </span>
      ) : null}
    </span>
  );
}
