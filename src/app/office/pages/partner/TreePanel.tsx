/** The partners that may be seen, each below the one above, with what they got in the month; how it is reckoned, and the last months. */
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { PartnerView } from '../../../../domain/office/partners.ts';
import { partner as words } from '../../copy/partner.ts';
import { useOffice } from '../../link/Office.tsx';
import { Bars } from '../../parts/Bars.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { OfficeIcon } from '../../parts/OfficeIcon.tsx';
import { Panel } from '../../parts/Panel.tsx';
import type { Month } from '../../../../domain/office/months.ts';
import * as styles from './PartnerScreen.css.ts';

interface TreePanelProps {
  readonly view: PartnerView;
  readonly month: Month;
  readonly onChoose: (userId: string) => void;
}

const HEADS = [words.monthHead, words.head.rolled] as const;
const monthName = (name: string): string => words.month(Number(name.slice(5)));

export function TreePanel({ view, month, onChoose }: TreePanelProps) {
  const isPartner = useOffice().session.operator.role === 'partner';
  const bars = view.months.map((one) => ({ name: monthName(one.month), value: one.rolled }));
  return (
    <Panel
      title={isPartner ? words.tree : words.treeOfAll}
      note={words.treeHint(words.month(month.number))}
      className={styles.tree}
    >
      <ul className={styles.nodes}>
        {view.nodes.map((node) => (
          <li key={node.id}>
            <button
              type="button"
              className={styles.node}
              aria-current={node.userId === view.partner.userId || undefined}
              data-depth={Math.min(node.depth, 4)}
              onClick={() => onChoose(node.userId)}
            >
              <span className={styles.names}>
                <span className={styles.name}>{node.name}</span>
                <span className={styles.quiet}>{words.people(node.members)}</span>
              </span>
              <span className={styles.sum}>{formatWon(node.rolled)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.way}>
        <Facts
          facts={[
            { name: words.way, value: words.wayText },
            { name: words.left, value: words.leftText },
            { name: words.below, value: words.belowText },
          ]}
        />
      </div>
      <section className={styles.months} aria-label={words.byMonth}>
        <span className={styles.monthsHead}>
          <span>{words.byMonth}</span>
          <span>{formatWon(Math.max(0, ...view.months.map(({ rolled }) => rolled)))}</span>
        </span>
        <Bars label={words.byMonth} bars={bars} text={formatWon} heads={HEADS} />
        <span className={styles.monthNames} aria-hidden="true">
          {bars.map(({ name }) => (
            <span key={name}>{name}</span>
          ))}
        </span>
      </section>
      {isPartner ? (
        <p className={styles.only}>
          <OfficeIcon name="lock" size={16} />
          {words.only}
        </p>
      ) : null}
    </Panel>
  );
}
