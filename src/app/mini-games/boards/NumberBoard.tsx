/** How often each number came in the last rounds: a bar each, with a stroke where it is expected. */
import { useState } from 'react';
import { numberCountsOf, type NumberCount } from '../../../domain/mini-games/boards/numberCounts.ts';
import { pocketColour } from '../../../domain/mini-games/wheels.ts';
import { boardWords } from '../copy/boards.ts';
import { lastDrawn, spanChoices, type BoardProps, type Span } from './boardProps.ts';
import { BoardPanel, EmptyBoard } from './BoardPanel.tsx';
import { Choices } from './Choices.tsx';
import * as styles from './NumberBoard.css.ts';
import * as table from './PatternBoard.css.ts';

/** With more numbers every tenth is named alone. */
const MOST_NAMED = 40;

export function NumberBoard({ game, rounds }: BoardProps) {
  const [span, setSpan] = useState<Span>('288');
  const shown = lastDrawn(rounds, Number(span));
  const counts = numberCountsOf(game.family, shown);
  if (shown.length === 0) return <EmptyBoard title={boardWords.numbers} />;
  const isEven = counts.every(({ chance }) => chance === counts[0]?.chance);
  return (
    <BoardPanel
      title={boardWords.numbers}
      hint={boardWords.latest(shown.length)}
      tools={
        <Choices label={boardWords.span} values={spanChoices} chosen={span} onChoose={(value) => setSpan(value)} />
      }
      table={<NumberTable counts={counts} rounds={shown.length} />}
      foot={
        isEven ? (
          <p>{boardWords.expectedTimes(((counts[0]?.chance ?? 0) * shown.length).toFixed(1))}</p>
        ) : (
          <p>{boardWords.expectedEach}</p>
        )
      }
    >
      <Bars counts={counts} rounds={shown.length} isWheel={game.family === 'roulette'} />
    </BoardPanel>
  );
}

interface BarsProps {
  readonly counts: readonly NumberCount[];
  readonly rounds: number;
}

function Bars({ counts, rounds, isWheel }: BarsProps & { readonly isWheel: boolean }) {
  const most = counts.reduce((high, { count, chance }) => Math.max(high, count, chance * rounds), 1);
  const isNamed = (value: number) => counts.length <= MOST_NAMED || value % 10 === 0 || value === 1;
  return (
    <div className={styles.bars} aria-hidden="true" data-many={counts.length > 20 || undefined}>
      {counts.map(({ value, count, chance }) => (
        <span key={value} className={styles.column}>
          <span className={styles.shaft}>
            <span
              className={styles.bar}
              data-color={isWheel ? pocketColour(value) : undefined}
              style={{ blockSize: `${(100 * count) / most}%` }}
            />
            <span className={styles.expected} style={{ insetBlockEnd: `${(100 * chance * rounds) / most}%` }} />
          </span>
          <span className={styles.value}>{isNamed(value) ? value : ''}</span>
        </span>
      ))}
    </div>
  );
}

const NumberTable = ({ counts, rounds }: BarsProps) => (
  <table className={table.table}>
    <caption className={table.caption}>{boardWords.numbers}</caption>
    <thead>
      <tr>
        <th scope="col">{boardWords.value}</th>
        <th scope="col">{boardWords.count}</th>
        <th scope="col">{boardWords.expected}</th>
      </tr>
    </thead>
    <tbody>
      {counts.map(({ value, count, chance }) => (
        <tr key={value}>
          <th scope="row">{value}</th>
          <td>{count}</td>
          <td>{(chance * rounds).toFixed(1)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
