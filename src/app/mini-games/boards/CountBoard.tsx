/** Counts of one market: how often each cell won in the last 50, 100 and 288 rounds, beside what is expected, and its longest run. */
import { useState, type ReactNode } from 'react';
import { chancesOf, marksOf } from '../../../domain/mini-games/boards/marketMarks.ts';
import { countOf } from '../../../domain/mini-games/boards/streaks.ts';
import { familyOf } from '../../../domain/mini-games/families.ts';
import type { GameMarket } from '../../../domain/mini-games/family.ts';
import { boardWords } from '../copy/boards.ts';
import { lastDrawn, percent, SPANS, type BoardProps, type Span } from './boardProps.ts';
import { BoardPanel, EmptyBoard } from './BoardPanel.tsx';
import { boardMarketName, cellFace } from './cellFace.ts';
import { MarkBadge } from './CellMark.tsx';
import { Choices } from './Choices.tsx';
import * as styles from './PatternBoard.css.ts';

/** Markets of more cells are of single numbers. */
const MOST_CELLS = 16;

export function CountBoard({ game, rounds }: Pick<BoardProps, 'game' | 'rounds'>) {
  const { tools, table } = useCounts({ game, rounds });
  if (table === undefined) return <EmptyBoard title={boardWords.counts} />;
  return (
    <BoardPanel title={boardWords.counts} tools={tools}>
      {table}
    </BoardPanel>
  );
}

/** The choice of a market, and its counts; nothing where there is none to count. */
export function useCounts({ game, rounds }: Pick<BoardProps, 'game' | 'rounds'>): {
  readonly tools?: ReactNode;
  readonly table?: ReactNode;
} {
  const [chosen, setChosen] = useState('');
  const [newest] = rounds;
  const family = familyOf(game.family);
  const markets = (newest === undefined ? [] : family.markets(newest.roundId)).filter(
    ({ cells }) => cells.length > 1 && cells.length <= MOST_CELLS,
  );
  const market = markets.find(({ marketId }) => marketId === chosen) ?? markets[0];
  if (market === undefined) return {};
  const all = SPANS.map((span) => ({
    span,
    keys: marksOf(lastDrawn(rounds, Number(span)), family, market).map(({ key }) => key),
  }));
  // While the day is young the longer ones have no round more than the shorter.
  const spans = all.filter(({ keys }, at) => at === 0 || keys.length > (all[at - 1]?.keys.length ?? 0));
  return {
    tools: (
      <Choices
        label={boardWords.markets}
        values={markets.map(({ marketId }) => ({ value: marketId, name: boardMarketName(marketId) }))}
        chosen={market.marketId}
        onChoose={setChosen}
      />
    ),
    table: <CountTable market={market} spans={spans} />,
  };
}

interface CountTableProps {
  readonly market: GameMarket;
  readonly spans: readonly { readonly span: Span; readonly keys: readonly string[] }[];
}

function CountTable({ market, spans }: CountTableProps) {
  const longest = spans.at(-1)?.keys ?? [];
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{boardMarketName(market.marketId)}</caption>
      <thead>
        <tr>
          <th scope="col">{boardWords.value}</th>
          {spans.map(({ span, keys }) => (
            <th key={span} scope="col">
              {boardWords.latest(Math.min(Number(span), keys.length))}
            </th>
          ))}
          <th scope="col">{boardWords.expected}</th>
          <th scope="col">{boardWords.longest}</th>
        </tr>
      </thead>
      <tbody>
        {chancesOf(market).map(({ key, chance }) => {
          const face = cellFace(market.marketId, key);
          return (
            <tr key={key}>
              <th scope="row">
                <span className={styles.side}>
                  <MarkBadge face={face} /> {face.name === face.letter ? '' : face.name}
                </span>
              </th>
              {spans.map(({ span, keys }) => {
                const { count, share } = countOf(keys, key);
                return (
                  <td key={span}>
                    <b>{count}</b> <span className={styles.part}>{percent(share)}</span>
                  </td>
                );
              })}
              <td>{percent(chance)}</td>
              <td>{countOf(longest, key).longest}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
