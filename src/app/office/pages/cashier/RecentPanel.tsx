/** Requests that were decided, the last first. */
import type { z } from 'zod';
import type { decidedRequestsCall } from '../../../../domain/calls/office.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { secondText } from '../../../kit/copy/time.ts';
import { cashier, kindNames, rejectionNames } from '../../copy/cashier.ts';
import type { Asked } from '../../link/useAsked.ts';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, WaitingNote } from '../../parts/StateNote.tsx';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';

type Decided = z.output<typeof decidedRequestsCall.answer>;

const { recent: words } = cashier;

export function RecentPanel({ recent }: { readonly recent: Asked<Decided> }) {
  return (
    <Panel title={words.title}>
      {recent.value === undefined ? (
        <WaitingNote failure={recent.failure} again={recent.again} rows={4} />
      ) : recent.value.length === 0 ? (
        <EmptyNote icon="clock" title={words.empty} />
      ) : (
        <RecentTable decided={recent.value} />
      )}
    </Panel>
  );
}

function RecentTable({ decided }: { readonly decided: Decided }) {
  const { head } = words;
  return (
    <table className={table.table}>
      <TableHead
        columns={[
          { text: head.at },
          { text: head.kind },
          { text: head.member },
          { text: head.amount, isNumber: true },
          { text: head.result },
          { text: head.by },
        ]}
      />
      <tbody>
        {decided.map((request) => (
          <tr key={request.id}>
            <td className={table.quiet}>{secondText(request.decidedAt ?? request.requestedAt)}</td>
            <td>{kindNames[request.kind]}</td>
            <td className={table.strong}>{request.member.nickname}</td>
            <td className={`${table.number} ${table.strong}`}>{formatWon(request.amount)}</td>
            <td className={request.state === 'approved' ? table.good : undefined}>{resultText(request)}</td>
            <td>{request.by ?? words.auto}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const resultText = ({ state, reason, isOfTwo }: Decided[number]): string =>
  [words.states[state], reason === null ? '' : rejectionNames[reason], isOfTwo ? words.two : '']
    .filter((part) => part !== '')
    .join(' · ');
