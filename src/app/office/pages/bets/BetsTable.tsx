/** The bets that were found: opened by a press, ticked to be taken back together. */
import { formatWon } from '../../../../domain/kernel/money.ts';
import { formatTotalOdds } from '../../../../domain/kernel/odds.ts';
import type { OfficeBet } from '../../../../domain/office/bets.ts';
import { account } from '../../../kit/copy/labels.ts';
import { dateMinuteText } from '../../../kit/copy/time.ts';
import { bets as words } from '../../copy/bets.ts';
import { betStatusNames } from '../../copy/members.ts';
import { useMay } from '../../link/Office.tsx';
import { betText } from '../../parts/betText.ts';
import { opener } from '../../parts/list.css.ts';
import { chip } from '../../parts/marks.css.ts';
import { TableHead } from '../../parts/TableHead.tsx';
import * as rowStyles from '../../parts/row.css.ts';
import * as table from '../../parts/table.css.ts';
import * as styles from './BetsScreen.css.ts';

interface BetsTableProps {
  readonly rows: readonly OfficeBet[];
  readonly opened: string | undefined;
  readonly picked: ReadonlySet<string>;
  readonly onPick: (picked: ReadonlySet<string>) => void;
  readonly onOpen: (betId: string) => void;
}

const { head } = words;
const COLUMNS = [
  { text: head.placed, className: styles.wide },
  { text: head.member },
  { text: head.bet },
  { text: head.odds, isNumber: true, className: styles.wide },
  { text: head.stake, isNumber: true },
  { text: head.paid, isNumber: true, className: styles.wide },
  { text: head.state },
];

export function BetsTable({ rows, opened, picked, onPick, onOpen }: BetsTableProps) {
  const mayCancel = useMay('bet.cancel');
  const tick = (betId: string, isOn: boolean) => {
    const next = new Set(picked);
    if (isOn) next.add(betId);
    else next.delete(betId);
    onPick(next);
  };
  return (
    <table className={`${table.table} ${table.acted} ${styles.fill}`}>
      <TableHead columns={COLUMNS} {...(mayCancel ? { pick: <th scope="col">{head.pick}</th> } : {})} />
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.betId}
            className={rowStyles.row}
            aria-selected={row.betId === opened}
            onClick={({ target }) => {
              if (target instanceof HTMLElement && target.closest('button, input, label') === null) onOpen(row.betId);
            }}
          >
            {mayCancel ? (
              <td>
                {row.cancelledAt === null ? (
                  <label className={styles.tick}>
                    <input
                      type="checkbox"
                      aria-label={words.choose(row.betId)}
                      checked={picked.has(row.betId)}
                      onChange={({ target }) => tick(row.betId, target.checked)}
                    />
                  </label>
                ) : null}
              </td>
            ) : null}
            <td className={`${table.quiet} ${table.nowrap} ${styles.wide}`}>{dateMinuteText(row.placedAt)}</td>
            <td>
              <button
                type="button"
                className={opener}
                aria-label={words.open(row.betId)}
                aria-pressed={row.betId === opened}
                onClick={() => onOpen(row.betId)}
              >
                <span className={styles.name}>{row.member.nickname}</span>
                <span className={chip}>{account.levelOf(row.member.level)}</span>
              </button>
            </td>
            <td className={`${table.clipped} ${styles.what}`}>
              <bdi>{betText(row)}</bdi>
            </td>
            <td className={`${table.number} ${styles.wide}`}>{formatTotalOdds(row.totalOdds)}</td>
            <td className={`${table.number} ${table.strong}`}>{formatWon(row.stake)}</td>
            <td className={`${table.number} ${styles.wide}`}>{formatWon(row.paid)}</td>
            <td className={table.nowrap}>{betStatusNames[row.status]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
