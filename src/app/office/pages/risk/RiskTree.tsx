/** The tree of what is at stake: fixture, market, selection, with published and fed price. One row of each level is open at a time. */
import type { ReactNode } from 'react';
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { Risk } from '../../../../domain/office/risk.ts';
import { units } from '../../../kit/copy/labels.ts';
import { dayText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { SearchField } from '../../../kit/ui/SearchField.tsx';
import { risk as words } from '../../copy/risk.ts';
import { useOfficeNow } from '../../link/Office.tsx';
import { Filters } from '../../parts/Filters.tsx';
import { key as keyStyle, keys } from '../../parts/marks.css.ts';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, LoadingNote } from '../../parts/StateNote.tsx';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';
import { isOpenRow, partOf, type OpenedRows, type RiskRow } from './riskRows.ts';
import { signedLiability } from './signedLiability.ts';
import { TreeRow } from './TreeRow.tsx';
import * as styles from './RiskTree.css.ts';

export interface RiskChoice {
  readonly show: 'all' | 'inPlay' | 'ruled';
  readonly search: string;
}

interface RiskTreeProps {
  readonly risk: Risk | undefined;
  readonly rows: readonly RiskRow[];
  readonly opened: OpenedRows;
  readonly chosen: string | undefined;
  readonly choice: RiskChoice;
  readonly onChoice: (choice: RiskChoice) => void;
  /** Lists the others too; `undefined` where all are listed. */
  readonly onMore: (() => void) | undefined;
  readonly onChoose: (row: RiskRow) => void;
  readonly onToggle: (row: RiskRow, isOpen: boolean) => void;
}

const { head } = words;
const SHOWS = (['all', 'inPlay', 'ruled'] as const).map((value) => ({ value, label: words.shows[value] }));

export function RiskTree({ risk, rows, opened, chosen, choice, onChoice, onMore, onChoose, onToggle }: RiskTreeProps) {
  const today = dayText(useOfficeNow(30_000));
  const most = Math.max(0, ...(risk?.fixtures ?? []).map(({ liability }) => liability));
  return (
    <Panel
      className={styles.panel}
      title={words.tree}
      note={words.treeNote}
      aside={
        <SearchField
          label={words.search}
          value={choice.search}
          onType={(search) => onChoice({ ...choice, search })}
          className={styles.search}
        />
      }
      foot={<FootKeys />}
    >
      <div className={styles.filters}>
        <Filters
          label={words.filters}
          choices={SHOWS}
          value={choice.show}
          onChange={(show) => onChoice({ ...choice, show })}
        />
      </div>
      {risk === undefined ? (
        <LoadingNote rows={10} />
      ) : rows.length === 0 ? (
        <EmptyNote title={words.emptyTitle} hint={words.emptyHint} />
      ) : (
        <table className={`${table.table} ${styles.tree}`}>
          <TableHead
            columns={[
              { text: head.what },
              { text: head.state },
              { text: head.note, className: styles.note },
              { text: head.average, isNumber: true, className: styles.spare },
              { text: head.legs, isNumber: true },
              { text: head.stakes, isNumber: true },
              { text: head.payout, isNumber: true, className: styles.spare },
              { text: head.liability, isNumber: true },
              { text: head.bar, className: styles.barCell },
            ]}
          />
          <tbody>
            {rows.map((row) => (
              <TreeRow
                key={row.key}
                {...{ row, today, onChoose, onToggle }}
                part={Math.round(partOf(Math.max(0, row.fixture.liability), most))}
                isChosen={row.key === chosen}
                isOpen={isOpenRow(row, rows, opened)}
              />
            ))}
          </tbody>
          <Sums {...{ risk, onMore }} />
        </table>
      )}
    </Panel>
  );
}

function Sums({ risk: { rest, total }, onMore }: { readonly risk: Risk; readonly onMore: (() => void) | undefined }) {
  return (
    <tfoot>
      {rest.fixtures === 0 ? null : (
        <SumRow stake={rest}>
          <span className={styles.rest}>
            {words.rest(rest.fixtures)}
            {onMore === undefined ? null : (
              <Button size="small" onClick={onMore}>
                {words.more}
              </Button>
            )}
          </span>
        </SumRow>
      )}
      <SumRow stake={total} isTotal>
        <strong>{words.total}</strong> <span className={styles.why}>{words.totalNote}</span>
      </SumRow>
    </tfoot>
  );
}

interface SumRowProps {
  readonly stake: Risk['rest'];
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

function SumRow({ stake: { legs, stakes, liability }, isTotal = false, children }: SumRowProps) {
  return (
    <tr className={styles.sum} data-total={isTotal || undefined}>
      <td colSpan={3}>{children}</td>
      <td className={`${table.number} ${styles.spare}`}>{units.none}</td>
      <td className={table.number}>{formatWon(legs)}</td>
      <td className={table.number}>{formatWon(stakes)}</td>
      <td className={`${table.number} ${styles.spare}`}>{units.none}</td>
      <td className={`${table.number} ${isTotal ? table.strong : ''}`}>{signedLiability(liability)}</td>
      <td className={styles.barCell}>{units.none}</td>
    </tr>
  );
}

function FootKeys() {
  return (
    <span className={keys} aria-hidden="true">
      <kbd className={keyStyle}>J</kbd>
      <kbd className={keyStyle}>K</kbd>
      {words.move}
      <kbd className={keyStyle}>O</kbd>
      {words.openKey}
      <kbd className={keyStyle}>H</kbd>
      {words.holdKey}
      <kbd className={keyStyle}>P</kbd>
      {words.priceKey}
      <kbd className={keyStyle}>M</kbd>
      {words.marginKey}
    </span>
  );
}
