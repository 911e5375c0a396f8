/** A row of the tree: a fixture of 36 px, a market of 30, a selection of 32, each with what stands on it. */
import { memo } from 'react';
import { isAlike } from '../../../../domain/kernel/isAlike.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { formatOdds, movementOf } from '../../../../domain/kernel/odds.ts';
import { shiftText, type RiskSelection } from '../../../../domain/office/risk.ts';
import { units } from '../../../kit/copy/labels.ts';
import { MovementArrow } from '../../../kit/ui/OddsChangeText.tsx';
import { risk as words } from '../../copy/risk.ts';
import { signedText } from '../../parts/figureText.ts';
import { round } from '../../parts/marks.css.ts';
import { OfficeIcon } from '../../parts/OfficeIcon.tsx';
import * as table from '../../parts/table.css.ts';
import { partOf, type RiskRow } from './riskRows.ts';
import { rowText, standingText } from './riskNames.ts';
import { signedLiability } from './signedLiability.ts';
import * as styles from './RiskTree.css.ts';

interface TreeRowProps {
  readonly row: RiskRow;
  /** As `dayText` writes it. */
  readonly today: string;
  /** How large a fixture's liability is beside the largest one, whole parts of a hundred. */
  readonly part: number;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly onChoose: (row: RiskRow) => void;
  readonly onToggle: (row: RiskRow, isOpen: boolean) => void;
}

/** What is at stake is read anew every second, and says the same of most fixtures: two hundred rows at once would cost a frame. */
export const TreeRow = memo(DrawnRow, isSame);

function isSame({ row: before, ...last }: TreeRowProps, { row, ...props }: TreeRowProps): boolean {
  const names = Object.keys(props) as (keyof typeof props)[];
  if (!names.every((name) => Object.is(last[name], props[name]))) return false;
  return isAlike(before, row);
}

function DrawnRow({ row, today, part, isChosen, isOpen, onChoose, onToggle }: TreeRowProps) {
  const name = rowText(row);
  const stake = row.kind === 'fixture' ? row.fixture : row.kind === 'market' ? row.market : row.selection;
  const isBacked = stake.legs > 0;
  return (
    <tr
      className={styles.row}
      data-kind={row.kind}
      aria-selected={isChosen}
      onClick={({ target }) => {
        if (target instanceof HTMLElement && target.closest('button') === null) onChoose(row);
      }}
    >
      <td>
        <span className={styles.what}>
          {row.kind === 'selection' ? null : (
            <button
              type="button"
              className={styles.turn}
              aria-expanded={isOpen}
              aria-label={isOpen ? words.closeRow(name) : words.openRow(name)}
              onClick={() => onToggle(row, isOpen)}
            >
              <OfficeIcon name={isOpen ? 'down' : 'right'} size={16} />
            </button>
          )}
          <button type="button" className={styles.name} aria-pressed={isChosen} onClick={() => onChoose(row)}>
            {name}
          </button>
        </span>
      </td>
      <td className={styles.state}>
        {row.kind === 'fixture' ? standingText(row.fixture, today) : null}
        {row.kind === 'selection' ? <Offered selection={row.selection} /> : null}
      </td>
      <td className={styles.note}>
        <Notes row={row} />
      </td>
      <td className={`${table.number} ${styles.spare}`}>
        {row.kind === 'selection'
          ? row.selection.average === null
            ? units.none
            : formatOdds(row.selection.average)
          : row.kind === 'fixture'
            ? words.markets(row.fixture.markets)
            : null}
      </td>
      <td className={table.number}>{isBacked ? formatWon(stake.legs) : units.none}</td>
      <td className={table.number}>{isBacked ? formatWon(stake.stakes) : units.none}</td>
      <td className={`${table.number} ${styles.spare}`}>
        {row.kind === 'selection' && isBacked ? formatWon(row.selection.payout) : null}
      </td>
      <td className={`${table.number} ${styles.liability}`} data-loss={stake.liability > 0 || undefined}>
        {row.kind === 'selection'
          ? signedText(-stake.liability)
          : isBacked
            ? signedLiability(stake.liability)
            : units.none}
      </td>
      <td className={styles.barCell}>{row.kind === 'market' ? null : <Size row={row} part={part} />}</td>
    </tr>
  );
}

/** The published price, with where it came from last. */
function Offered({ selection: { offered } }: { readonly selection: RiskSelection }) {
  if (offered === null) return <span className={styles.gone}>{words.goneFixture}</span>;
  const movement = movementOf(offered.before, offered.odds);
  return (
    <span className={styles.odds} data-movement={movement} data-locked={offered.status !== 'open' || undefined}>
      {formatOdds(offered.odds)}
      <MovementArrow movement={movement} />
    </span>
  );
}

/** League, what is held, what the feed says. */
function Notes({ row }: { readonly row: RiskRow }) {
  if (row.kind === 'fixture') {
    const { isHeld, holds, prices, margins, leagueName } = row.fixture;
    return (
      <span className={styles.notes}>
        {isHeld || holds > 0 ? <Held /> : null}
        {prices > 0 ? <Priced /> : null}
        {margins > 0 ? <Moved /> : null}
        <span className={styles.quiet}>{leagueName}</span>
      </span>
    );
  }
  if (row.kind === 'market') {
    const { isHeld, shift } = row.market;
    return (
      <span className={styles.notes}>
        {isHeld ? <Held /> : null}
        {shift === 0 ? null : <Moved shift={shift} />}
      </span>
    );
  }
  const { isHeld, override, offered, fed } = row.selection;
  const isBelow = fed?.status === 'open' && offered?.status === 'suspended';
  return (
    <span className={styles.notes}>
      {isHeld || isBelow ? <Held /> : null}
      {override === null ? null : <Priced />}
      {fed === null || fed.odds === (offered?.odds ?? fed.odds) ? null : (
        <span className={styles.quiet}>{words.fed(formatOdds(fed.odds))}</span>
      )}
      {fed?.status === 'suspended' ? <span className={styles.quiet}>{words.suspendedByFeed}</span> : null}
      {fed?.status === 'settled' ? <span className={styles.quiet}>{words.settled}</span> : null}
    </span>
  );
}

const Held = () => (
  <span className={round}>
    <OfficeIcon name="lock" size={12} />
    &nbsp;{words.held}
  </span>
);

const Priced = () => (
  <span className={round} data-tone="warn">
    {words.priced}
  </span>
);

/** @param shift of one market, hundredths of a percent */
const Moved = ({ shift }: { readonly shift?: number }) => (
  <span className={round} data-tone="warn">
    {shift === undefined ? words.margin : `${words.margin} ${shiftText(shift)}`}
  </span>
);

/** How large it is beside the largest fixture; of a selection to the left what the house would lose, to the right what it would win. */
function Size({ row, part }: { readonly row: RiskRow; readonly part: number }) {
  if (row.kind !== 'selection') {
    return (
      <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} width="100" height="4" rx="2" />
        <rect className={part > 80 ? styles.barHigh : styles.barPart} width={part} height="4" rx="2" />
      </svg>
    );
  }
  const { liability } = row.selection;
  const all = Math.max(1, ...row.market.selections.map((one) => Math.abs(one.liability)));
  const half = partOf(liability, all) / 2;
  return (
    <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect
        className={liability > 0 ? styles.barLoss : styles.barPart}
        x={liability > 0 ? 50 - half : 50}
        width={half}
        height="6"
      />
    </svg>
  );
}
