/** What a partner rolls by product: what was there before the month, came, was paid out, and is there after. */
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { PartnerSum, PartnerView } from '../../../../domain/office/partners.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { partner as words, productNames } from '../../copy/partner.ts';
import { useIsLive } from '../../link/Office.tsx';
import { Figure } from '../../parts/Figure.tsx';
import { signedText } from '../../parts/figureText.ts';
import { Panel } from '../../parts/Panel.tsx';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';
import type { Month } from '../../../../domain/office/months.ts';
import { rateText } from './percent.ts';
import * as styles from './PartnerScreen.css.ts';

interface RollingPanelProps {
  readonly view: PartnerView;
  readonly month: Month;
  readonly mayChange: boolean;
  readonly onWithdraw: () => void;
  readonly onRates: () => void;
}

const { head } = words;
const COLUMNS = [
  { text: head.product },
  { text: head.staked, isNumber: true, className: styles.wide },
  { text: head.rate, isNumber: true },
  { text: head.before, isNumber: true, className: styles.wide },
  { text: head.rolled, isNumber: true },
  { text: head.paid, isNumber: true, className: styles.wide },
  { text: head.after, isNumber: true },
];

export function RollingPanel({ view, month, mayChange, onWithdraw, onRates }: RollingPanelProps) {
  const isLive = useIsLive();
  const { sums, partner } = view;
  const total = (of: (sum: PartnerSum) => number) => sums.reduce((all, sum) => all + of(sum), 0);
  const after = total((sum) => sum.after);
  return (
    <Panel
      title={partner.name}
      note={`${words.people(partner.members)} · ${words.here(view.here)}`}
      className={styles.panel}
    >
      <div className={styles.head}>
        <Figure name={words.rolledOf(month.number)} text={formatWon(total((sum) => sum.rolled))} />
        <Figure name={words.balance} text={formatWon(after)} />
        <Figure name={words.money} text={formatWon(view.money)} />
        <div className={styles.acts}>
          {mayChange ? (
            <Button disabled={!isLive} onClick={onRates}>
              {words.rates}
            </Button>
          ) : null}
          {view.isOwn ? (
            <Button kind="primary" disabled={!isLive || after <= 0} onClick={onWithdraw}>
              {words.withdraw}
            </Button>
          ) : null}
        </div>
      </div>
      <table className={`${table.table} ${table.acted} ${styles.fill}`}>
        <TableHead columns={COLUMNS} />
        <tbody>
          {sums.map((sum) => (
            <tr key={sum.product}>
              <td>{productNames[sum.product]}</td>
              <Cells sum={sum} rate={rateText(sum.rate)} />
            </tr>
          ))}
          <tr className={styles.total}>
            <td className={table.strong}>{words.total}</td>
            <Cells
              rate=""
              sum={{
                staked: total((sum) => sum.staked),
                before: total((sum) => sum.before),
                rolled: total((sum) => sum.rolled),
                paid: total((sum) => sum.paid),
                after,
              }}
            />
          </tr>
        </tbody>
      </table>
    </Panel>
  );
}

function Cells({ sum, rate }: { readonly sum: Omit<PartnerSum, 'product' | 'rate'>; readonly rate: string }) {
  return (
    <>
      <td className={`${table.number} ${styles.wide}`}>{formatWon(sum.staked)}</td>
      <td className={table.number}>{rate}</td>
      <td className={`${table.number} ${table.quiet} ${styles.wide}`}>{formatWon(sum.before)}</td>
      <td className={`${table.number} ${table.strong}`}>{signedText(sum.rolled)}</td>
      <td className={`${table.number} ${styles.wide}`}>{signedText(-sum.paid)}</td>
      <td className={`${table.number} ${table.strong}`}>{formatWon(sum.after)}</td>
    </>
  );
}
