/** The ledger of a member, every entry with what was there after it. */
import { useState } from 'react';
import { memberEntriesCall } from '../../../../domain/calls/officeMembers.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { MemberRecord } from '../../../../domain/office/members.ts';
import {
  causeOf,
  ENTRY_GROUPS,
  PURSES,
  type EntryGroup,
  type LedgerEntry,
  type Purse,
} from '../../../../domain/wallet/entry.ts';
import { dayText, minuteText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Select } from '../../../kit/ui/Select.tsx';
import { causeNames, members, record as words } from '../../copy/members.ts';
import { usePages } from '../../link/usePages.ts';
import { Filters } from '../../parts/Filters.tsx';
import { signedText } from '../../parts/figureText.ts';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, FailedNote, LoadingNote } from '../../parts/StateNote.tsx';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';
import { betText } from '../../parts/betText.ts';
import * as styles from './MemberRecord.css.ts';

type Group = EntryGroup | 'all';
const groupChoices = (['all', ...ENTRY_GROUPS] as const).map((value) => ({ value, label: words.groups[value] }));
const purseChoices = PURSES.map((value) => ({ value, label: words.purses[value] }));
const { entryHead } = words;

export function LedgerPanel({ record }: { readonly record: MemberRecord }) {
  const [purse, setPurse] = useState<Purse>('money');
  const [group, setGroup] = useState<Group>('all');
  const filter = { userId: record.row.userId, purse, ...(group === 'all' ? {} : { group }) };
  const { rows, state, hasMore, more, again } = usePages(memberEntriesCall, filter, 'members', 'queue', 'proposals');
  return (
    <Panel
      title={words.ledger}
      className={styles.panel}
      isBusy={state === 'reading'}
      aside={<Select kind="row" label={words.purse} choices={purseChoices} value={purse} onChange={setPurse} />}
      foot={
        hasMore ? (
          <Button size="small" className={styles.end} onClick={more}>
            {members.more}
          </Button>
        ) : (
          <span className={styles.end}>{members.end}</span>
        )
      }
    >
      <div className={styles.filters}>
        <Filters<Group> label={words.group} choices={groupChoices} value={group} onChange={setGroup} />
      </div>
      {rows.length > 0 ? (
        <table className={table.table}>
          <TableHead
            columns={[
              { text: entryHead.at },
              { text: entryHead.what },
              { text: entryHead.delta, isNumber: true },
              { text: entryHead.balance, isNumber: true },
            ]}
          />
          <tbody>
            {rows.map((entry) => (
              <Row key={entry.entryId} entry={entry} />
            ))}
          </tbody>
        </table>
      ) : state === 'reading' ? (
        <LoadingNote />
      ) : state === 'failed' ? (
        <FailedNote onRetry={again} />
      ) : (
        <EmptyNote title={words.emptyLedger} />
      )}
    </Panel>
  );
}

function Row({ entry }: { readonly entry: LedgerEntry }) {
  const { at, delta, balance, kind, cause, bet } = entry;
  const about = bet === null ? (kind === 'houseAdjusted' ? (cause ?? '') : '') : betText(bet);
  return (
    <tr>
      <td className={`${table.quiet} ${table.nowrap}`}>
        {dayText(at)} {minuteText(at)}
      </td>
      <td className={styles.what}>
        <span className={table.strong}>{causeNames[causeOf(kind)]}</span>
        {about === '' ? null : <bdi className={styles.about}>{about}</bdi>}
      </td>
      <td className={`${table.number} ${delta < 0 ? table.strong : ''}`}>{signedText(delta)}</td>
      <td className={table.number}>{formatWon(balance)}</td>
    </tr>
  );
}
