/** Browsers that several members signed in with (MBR-7): who, and when first and last. */
import { sharedDevicesCall } from '../../../../domain/calls/officeMembers.ts';
import type { SharedDevice } from '../../../../domain/office/devices.ts';
import { dateMinuteText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { devices as words } from '../../copy/members.ts';
import { usePages } from '../../link/usePages.ts';
import { MemberName } from '../../parts/MemberName.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, FailedNote, LoadingNote } from '../../parts/StateNote.tsx';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';
import * as styles from './MembersScreen.css.ts';

const NO_FILTER = {};
const { head } = words;

export function DevicesPanel() {
  const { rows, state, hasMore, more, again } = usePages(sharedDevicesCall, NO_FILTER, 'members');
  return (
    <Panel
      title={words.title}
      note={words.hint}
      className={styles.list}
      isBusy={state === 'reading'}
      foot={
        <>
          <span>{words.count(rows.length)}</span>
          {hasMore ? (
            <Button size="small" className={styles.more} onClick={more}>
              {words.more}
            </Button>
          ) : null}
        </>
      }
    >
      {rows.length > 0 ? (
        <table className={table.table}>
          <TableHead
            columns={[
              { text: head.member },
              { text: head.first, className: styles.wideNumber },
              { text: head.last, isNumber: true },
            ]}
          />
          {rows.map((row) => (
            <Device key={row.id} row={row} />
          ))}
        </table>
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

function Device({ row: { count, members } }: { readonly row: SharedDevice }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className={styles.device}>
          {words.one(count)}
        </th>
      </tr>
      {members.map(({ firstAt, lastAt, ...member }) => (
        <tr key={member.id}>
          <td>
            <MemberName {...member} />
          </td>
          <td className={`${table.number} ${table.quiet} ${styles.wide}`}>{dateMinuteText(firstAt)}</td>
          <td className={`${table.number} ${table.quiet}`}>{dateMinuteText(lastAt)}</td>
        </tr>
      ))}
    </tbody>
  );
}
