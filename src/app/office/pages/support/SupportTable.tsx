/** What waits of support: who, about what, how long, and who has it. */
import { QUEUE_RULES, queueKey } from '../../../../domain/office/queue.ts';
import { kindNames } from '../../copy/cashier.ts';
import { support as words } from '../../copy/support.ts';
import { useOfficeNow } from '../../link/Office.tsx';
import { aboutText } from '../../parts/aboutText.ts';
import { Holder } from '../../parts/Holder.tsx';
import { kindIcons } from '../../parts/kindIcons.ts';
import { leftText } from '../../parts/leftText.ts';
import { MemberName } from '../../parts/MemberName.tsx';
import { OfficeIcon } from '../../parts/OfficeIcon.tsx';
import type { QueueProps } from '../../parts/queueProps.ts';
import { TableHead } from '../../parts/TableHead.tsx';
import * as rowStyles from '../../parts/row.css.ts';
import * as table from '../../parts/table.css.ts';

const { head } = words;

export function SupportTable({ rows, chosen, onChoose, ...holding }: QueueProps) {
  const now = useOfficeNow();
  return (
    <table className={`${table.table} ${table.acted}`}>
      <TableHead
        columns={[
          { text: head.kind },
          { text: head.who },
          { text: head.about, className: rowStyles.wideCell },
          { text: head.waits, isNumber: true },
          { text: head.holder },
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <tr
            key={queueKey(row)}
            aria-selected={chosen === queueKey(row)}
            className={rowStyles.row}
            onClick={({ target }) => {
              if (target instanceof HTMLElement && target.closest('button') === null) onChoose(row);
            }}
          >
            <td>
              <span className={rowStyles.kind}>
                <OfficeIcon name={kindIcons[row.kind]} size={18} />
                {kindNames[row.kind]}
              </span>
            </td>
            <td>
              <button
                type="button"
                className={rowStyles.open}
                aria-pressed={chosen === queueKey(row)}
                onClick={() => onChoose(row)}
              >
                <MemberName {...row.member} isPlain />
              </button>
            </td>
            <td className={`${table.clipped} ${rowStyles.wideCell}`}>{aboutText(row.about)}</td>
            <td className={`${table.number} ${now - row.since > QUEUE_RULES[row.kind].normMs ? table.late : ''}`}>
              {leftText(now - row.since)}
            </td>
            <td className={rowStyles.holder}>
              <Holder {...{ row, now, ...holding }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
