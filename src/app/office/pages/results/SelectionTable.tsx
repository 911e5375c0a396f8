/** The backed selections of a game by market: what is recorded, what the feed and our own reckoning say, and what is chosen. */
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { ResultGame, ResultSelection } from '../../../../domain/office/results.ts';
import type { Settlement } from '../../../../domain/reference/statuses.ts';
import { marketNameOf } from '../../../kit/copy/markets.ts';
import { pickNameOf } from '../../../kit/copy/picks.ts';
import { units } from '../../../kit/copy/labels.ts';
import { results as words, settlementNames } from '../../copy/results.ts';
import { round } from '../../parts/marks.css.ts';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';
import { contradictionText, disputeText } from './againstText.ts';
import * as styles from './ResultsScreen.css.ts';

interface SelectionTableProps {
  readonly game: ResultGame;
  readonly selections: readonly ResultSelection[];
  /** What is decided of a selection; `undefined` for nothing. */
  readonly nextOf: (selection: ResultSelection) => Settlement | undefined;
  /** What is decided follows from a score: nothing is chosen beside it. */
  readonly isByScore: boolean;
  /** `undefined` where the role may only look. */
  readonly onChoose: ((selection: ResultSelection, settlement: Settlement | undefined) => void) | undefined;
}

const { head } = words;
const CHOICES = [2, 1, 3, 5, 4, -1] as const;

export function SelectionTable({ game, selections, nextOf, isByScore, onChoose }: SelectionTableProps) {
  return (
    <table className={`${table.table} ${table.acted} ${styles.selections}`}>
      <TableHead
        columns={[
          { text: head.pick },
          { text: head.bets, isNumber: true, className: styles.count },
          { text: head.stakes, isNumber: true },
          { text: head.now },
          { text: head.feed, className: styles.spare },
          ...(onChoose === undefined ? [] : [{ text: head.next }]),
        ]}
      />
      <tbody>
        {selections.map((selection) => (
          <Row key={selection.selectionId} {...{ game, selection, isByScore, onChoose }} next={nextOf(selection)} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<SelectionTableProps, 'game' | 'isByScore' | 'onChoose'> {
  readonly selection: ResultSelection;
  readonly next: Settlement | undefined;
}

function Row({ game, selection, next, isByScore, onChoose }: RowProps) {
  const { bets, waiting, recorded, isOnSale, baseLine } = selection;
  const market = [marketNameOf({ marketId: selection.marketId, name: selection.marketName }), baseLine]
    .filter(Boolean)
    .join(' ');
  const pick = pickNameOf({ ...selection, home: game.home, away: game.away });
  const [dispute, contradiction] = [disputeText(selection), contradictionText(selection)];
  return (
    <tr data-chosen={next !== undefined || undefined}>
      <td>
        <span className={styles.pick}>{pick}</span>
        <span className={styles.about}>{market}</span>
      </td>
      <td className={`${table.number} ${styles.count}`}>{formatWon(bets)}</td>
      <td className={table.number}>{formatWon(selection.stakes)}</td>
      <td>
        <span className={round} data-tone={recorded === null ? 'warn' : undefined}>
          {isOnSale ? words.onSale : recorded === null ? words.none : settlementNames[recorded]}
        </span>
        {dispute === undefined ? null : <span className={styles.inRow}>{dispute}</span>}
        {contradiction === undefined ? null : <span className={styles.other}>{contradiction}</span>}
        {waiting === 0 ? null : <span className={styles.about}>{words.settling(bets - waiting, bets)}</span>}
      </td>
      <td className={`${styles.spare} ${dispute === undefined ? table.quiet : table.late}`}>{dispute ?? units.none}</td>
      {onChoose === undefined ? null : (
        <td>
          {isByScore ? (
            <ByScore {...{ selection, next }} />
          ) : (
            <Choice {...{ selection, next, onChoose }} name={words.nextOf(`${market} ${pick}`)} />
          )}
        </td>
      )}
    </tr>
  );
}

/** What a score decides of a selection, and what the feed's score would where that is another. */
function ByScore({ selection: { told }, next }: Pick<RowProps, 'selection' | 'next'>) {
  if (next === undefined) return <span className={table.quiet}>{words.leftByScore}</span>;
  return (
    <>
      <strong>{settlementNames[next]}</strong>
      {told === null || told === next ? null : (
        <span className={styles.other}>{words.toldOther(settlementNames[told])}</span>
      )}
    </>
  );
}

interface ChoiceProps extends Pick<RowProps, 'selection' | 'next'> {
  readonly name: string;
  readonly onChoose: NonNullable<SelectionTableProps['onChoose']>;
}

function Choice({ selection, next, name, onChoose }: ChoiceProps) {
  return (
    <select
      className={styles.choice}
      aria-label={name}
      disabled={selection.isOnSale}
      data-chosen={next !== undefined || undefined}
      value={next ?? ''}
      onChange={({ target: { value } }) =>
        onChoose(
          selection,
          CHOICES.find((one) => String(one) === value),
        )
      }
    >
      <option value="">{words.keep}</option>
      {CHOICES.map((one) => (
        <option key={one} value={one}>
          {settlementNames[one]}
        </option>
      ))}
    </select>
  );
}
