/** One market of a game: its cells, each with what it pays and what it gives back as it is typed. */
import { useId } from 'react';
import { formatOdds } from '../../../../domain/kernel/odds.ts';
import { cellNameOf, marketWordsOf } from '../../../mini-games/face.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { payouts as words } from '../../copy/payouts.ts';
import * as table from '../../parts/table.css.ts';
import { returnAt, typedOdds, type PayoutRow, type Typed } from './payoutRows.ts';
import * as own from './PayoutTab.css.ts';

const percent = (share: number, digits = 2): string => `${(share * 100).toFixed(digits)}%`;

interface PayoutMarketProps {
  readonly rows: readonly PayoutRow[];
  readonly typed: Typed;
  readonly isLocked: boolean;
  readonly onType: (id: string, text: string) => void;
}

export function PayoutMarket({ rows, typed, isLocked, onType }: PayoutMarketProps) {
  const { head } = words;
  const { name, note } = marketWordsOf(rows[0]?.market.marketId ?? '');
  return (
    <table className={`${table.table} ${own.market}`}>
      <caption className={own.name}>
        {name} {note === undefined ? null : <span className={own.note}>{note}</span>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{head.cell}</th>
          {[head.chance, head.usual, head.now].map((text) => (
            <th key={text} scope="col" className={`${table.number} ${own.figure} ${own.wide}`}>
              {text}
            </th>
          ))}
          <th scope="col" className={`${table.number} ${own.field}`}>
            {head.odds}
          </th>
          <th scope="col" className={`${table.number} ${own.figure}`}>
            {head.returns}
          </th>
          <th scope="col" className={`${table.number} ${own.act}`}>
            {head.act}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <CellRow key={row.id} market={name} {...{ row, typed, isLocked, onType }} />
        ))}
      </tbody>
    </table>
  );
}

interface CellRowProps extends Omit<PayoutMarketProps, 'rows'> {
  readonly market: string;
  readonly row: PayoutRow;
}

function CellRow({ market, row, typed, isLocked, onType }: CellRowProps) {
  const id = useId();
  const { cell, now, stored, least, most } = row;
  const name = cellNameOf(row.market.marketId, cell.key);
  const odds = typedOdds(row, typed);
  const [usualText, nowText] = [formatOdds(cell.odds), formatOdds(now)];
  const isUsual = odds === cell.odds;
  return (
    <tr data-changed={odds !== stored || undefined}>
      <th scope="row" className={own.cell}>
        {name}
        <span className={own.brief}>{words.ofUsual(usualText)}</span>
        {now === cell.odds ? null : <span className={`${own.brief} ${own.differs}`}>{words.ofNow(nowText)}</span>}
      </th>
      <td className={`${table.number} ${own.wide}`}>{percent(cell.ways / row.market.of)}</td>
      <td className={`${table.number} ${own.wide}`}>{usualText}</td>
      <td className={`${table.number} ${own.wide} ${now === cell.odds ? '' : own.differs}`.trim()}>{nowText}</td>
      <td className={table.number}>
        <input
          className={own.odds}
          inputMode="decimal"
          maxLength={9}
          aria-label={words.oddsOf(market, name)}
          aria-invalid={odds === undefined || undefined}
          aria-describedby={odds === undefined ? `${id}-problem` : undefined}
          value={typed[row.id] ?? formatOdds(stored)}
          disabled={isLocked}
          onChange={({ target }) => onType(row.id, target.value)}
        />
        {odds === undefined ? (
          <span id={`${id}-problem`} className={own.problem} role="alert">
            {words.between(formatOdds(least), formatOdds(most))}
          </span>
        ) : null}
      </td>
      <td className={`${table.number} ${own.returns}`}>
        <output>{odds === undefined ? '–' : percent(returnAt(row, odds))}</output>
      </td>
      <td className={table.number}>
        <Button
          kind="quiet"
          size="small"
          disabled={isLocked || isUsual}
          aria-label={words.toUsualOf(market, name)}
          onClick={() => onType(row.id, usualText)}
        >
          {words.toUsual}
        </Button>
      </td>
    </tr>
  );
}
