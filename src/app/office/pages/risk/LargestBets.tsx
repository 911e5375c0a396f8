/** The open bets that would pay most, and the members with most at stake. */
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { Risk } from '../../../../domain/office/risk.ts';
import type { QueueMember } from '../../../../domain/office/queue.ts';
import { risk as words } from '../../copy/risk.ts';
import { MemberName } from '../../parts/MemberName.tsx';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';
import * as styles from './RulingDesk.css.ts';

const SHOWN = 8;

export function LargestBets({ risk }: { readonly risk: Risk | undefined }) {
  const largest = (risk?.largest ?? []).slice(0, SHOWN);
  const members = (risk?.members ?? []).slice(0, SHOWN);
  return (
    <>
      <Sums
        title={words.largest}
        note={words.largestNote}
        rows={largest.map(({ betId, member, stake, payout }) => ({ key: betId, member, stake, payout }))}
      />
      <Sums
        title={words.members}
        rows={members.map(({ member, stakes, payout }) => ({ key: member.id, member, stake: stakes, payout }))}
      />
    </>
  );
}

interface SumsProps {
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly {
    readonly key: string;
    readonly member: QueueMember;
    readonly stake: number;
    readonly payout: number;
  }[];
}

function Sums({ title, note, rows }: SumsProps) {
  return (
    <div className={styles.sums}>
      <p className={styles.label}>
        <span>{title}</span>
        {note === undefined ? null : <span className={styles.aside}>{note}</span>}
      </p>
      {rows.length === 0 ? (
        <p className={styles.hint}>{words.noBets}</p>
      ) : (
        <table className={table.table} aria-label={title}>
          <TableHead
            columns={[
              { text: words.headMember },
              { text: words.headStake, isNumber: true },
              { text: words.headPayout, isNumber: true },
            ]}
          />
          <tbody>
            {rows.map(({ key, member, stake, payout }) => (
              <tr key={key}>
                <td>
                  <MemberName {...member} />
                </td>
                <td className={table.number}>{formatWon(stake)}</td>
                <td className={`${table.number} ${table.strong}`}>{formatWon(payout)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
