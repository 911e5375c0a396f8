/** Entries of the log, the newest first; a row opens what it changed. */
import type { AuditEntry } from '../../../../domain/office/audit.ts';
import { dayText, secondText } from '../../../kit/copy/time.ts';
import { units } from '../../../kit/copy/labels.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { actName, outcomeNames } from '../../copy/codes.ts';
import { audit as words } from '../../copy/audit.ts';
import { useOffice } from '../../link/Office.tsx';
import { round } from '../../parts/marks.css.ts';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, FailedNote, LoadingNote } from '../../parts/StateNote.tsx';
import * as table from '../../parts/table.css.ts';
import * as rowStyles from '../../parts/row.css.ts';
import type { AuditPages } from './useAuditPages.ts';
import { TableHead } from '../../parts/TableHead.tsx';
import { targetText } from './targetText.ts';
import * as styles from './AuditScreen.css.ts';

interface AuditTableProps {
  readonly pages: AuditPages;
  /** Number of the entry that is open. */
  readonly opened: number | undefined;
  readonly onOpen: (entry: AuditEntry) => void;
}

const { head } = words;

export function AuditTable({ pages, opened, onOpen }: AuditTableProps) {
  const { rows, state, hasMore, more, again } = pages;
  const isEmpty = rows.length === 0;
  return (
    <Panel
      title={words.table}
      className={styles.list}
      isBusy={state === 'reading'}
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
      {isEmpty && state === 'reading' ? (
        <LoadingNote />
      ) : isEmpty && state === 'failed' ? (
        <FailedNote onRetry={again} />
      ) : isEmpty ? (
        <EmptyNote icon="shield" title={words.empty} hint={words.emptyHint} />
      ) : (
        <table className={`${table.table} ${table.acted}`}>
          <TableHead
            columns={[
              { text: head.at },
              { text: head.who },
              { text: head.act },
              { text: head.target, className: styles.target },
              { text: head.reason, className: styles.reason },
              { text: head.outcome, isNumber: true },
            ]}
          />
          <tbody>
            {rows.map((entry) => (
              <Row key={entry.seq} entry={entry} isOpen={entry.seq === opened} onOpen={() => onOpen(entry)} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

interface RowProps {
  readonly entry: AuditEntry;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

const BAD = new Set(['refused', 'signInRefused']);
const OF_TWO = new Set(['confirmed', 'proposed']);

function Row({ entry, isOpen, onOpen }: RowProps) {
  const { now } = useOffice();
  const { at, name, act, reason, outcome } = entry;
  const isToday = dayText(at) === dayText(now());
  return (
    <tr
      aria-selected={isOpen}
      className={rowStyles.row}
      onClick={({ target }) => {
        if (target instanceof HTMLElement && target.closest('button') === null) onOpen();
      }}
    >
      <td className={`${table.quiet} ${table.nowrap}`}>
        {isToday ? '' : `${dayText(at)} `}
        {secondText(at)}
      </td>
      <td className={`${table.strong} ${table.nowrap}`}>{name === '' ? words.house : name}</td>
      <td>
        <button
          type="button"
          className={rowStyles.open}
          aria-label={actName(act)}
          aria-pressed={isOpen}
          onClick={onOpen}
        >
          <span className={table.strong}>{actName(act)}</span>
        </button>
      </td>
      <td className={`${table.clipped} ${styles.target}`}>{targetText(entry)}</td>
      <td className={`${table.clipped} ${table.quiet} ${styles.reason}`}>{reason === '' ? units.none : reason}</td>
      <td className={table.number}>
        {BAD.has(outcome) || OF_TWO.has(outcome) ? (
          <span className={round} data-tone={BAD.has(outcome) ? 'bad' : undefined}>
            {outcomeNames[outcome]}
          </span>
        ) : (
          outcomeNames[outcome]
        )}
      </td>
    </tr>
  );
}
