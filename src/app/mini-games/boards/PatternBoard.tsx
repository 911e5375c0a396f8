/** The pattern board: one column a run of equal results, for one market and the last 50, 100 or 288 rounds. */
import { useState } from 'react';
import {
  chancesOf,
  marksOf,
  OTHER,
  patternMarketsOf,
  type MarketMark,
} from '../../../domain/mini-games/boards/marketMarks.ts';
import { chanceOfRun, countOf, streaksOf, turnsOf, type Streak } from '../../../domain/mini-games/boards/streaks.ts';
import { familyOf } from '../../../domain/mini-games/families.ts';
import type { GameMarket } from '../../../domain/mini-games/family.ts';
import { boardWords } from '../copy/boards.ts';
import { lastDrawn, percent, roundNumberOf, spanChoices, type BoardProps, type Span } from './boardProps.ts';
import { BoardPanel, EmptyBoard } from './BoardPanel.tsx';
import { boardMarketName, cellFace } from './cellFace.ts';
import { CellMark, MarkBadge } from './CellMark.tsx';
import { Choices } from './Choices.tsx';
import { Grid } from './Grid.tsx';
import * as styles from './PatternBoard.css.ts';

const CELL = 23.5;
const LEAST_ROWS = 6;

export function PatternBoard({ game, rounds, mine }: BoardProps) {
  const family = familyOf(game.family);
  const [chosen, setChosen] = useState('');
  const [span, setSpan] = useState<Span>('100');
  const drawn = lastDrawn(rounds, Number(span));
  const newest = drawn.at(-1);
  const markets = newest === undefined ? [] : patternMarketsOf(family, newest.roundId);
  const market = markets.find(({ marketId }) => marketId === chosen) ?? markets[0];
  if (market === undefined) return <EmptyBoard title={boardWords.pattern} />;
  const marks = marksOf(drawn, family, market);
  return (
    <BoardPanel
      title={boardWords.pattern}
      tools={
        <>
          <Choices
            label={boardWords.markets}
            values={markets.map(({ marketId }) => ({ value: marketId, name: boardMarketName(marketId) }))}
            chosen={market.marketId}
            onChoose={setChosen}
          />
          <Choices label={boardWords.span} values={spanChoices} chosen={span} onChoose={(value) => setSpan(value)} />
        </>
      }
      table={<PatternTable market={market} marks={marks} />}
      foot={<Expected market={market} marks={marks} hasMine={mine.size > 0} />}
    >
      <Summary market={market} marks={marks} />
      <Columns market={market} marks={marks} mine={mine} />
    </BoardPanel>
  );
}

const streaksOfMarks = (marks: readonly MarketMark[]) => streaksOf(marks.map(({ key }) => key));

interface Marked {
  readonly market: GameMarket;
  readonly marks: readonly MarketMark[];
}

/** How often each side came, its longest run, how often it turned, and what runs now. */
function Summary({ market, marks }: Marked) {
  const keys = marks.map(({ key }) => key);
  const { turns, alternating } = turnsOf(keys);
  const now = streaksOfMarks(marks).at(-1);
  return (
    <p className={styles.summary}>
      {market.cells.map(({ key }) => {
        const { count, share, longest } = countOf(keys, key);
        return (
          <span key={key} className={styles.side}>
            <MarkBadge face={cellFace(market.marketId, key)} />
            <b>{boardWords.times(count)}</b> ({percent(share)}){' '}
            <span className={styles.less}>{boardWords.run(longest)}</span>
          </span>
        );
      })}
      <span className={styles.side}>
        {boardWords.turns} <b>{boardWords.times(turns)}</b>
        <span className={styles.less}>({boardWords.alternating(alternating)})</span>
      </span>
      {now === undefined ? null : (
        <b className={styles.now}>{boardWords.now(cellFace(market.marketId, now.value).name, now.length)}</b>
      )}
    </p>
  );
}

function Columns({ market, marks, mine }: Marked & { readonly mine: ReadonlySet<string> }) {
  const streaks = streaksOfMarks(marks);
  const rows = streaks.reduce((most, { length }) => Math.max(most, length), LEAST_ROWS);
  return (
    <Grid
      label={`${boardWords.pattern} ${boardMarketName(market.marketId)}`}
      cell={CELL}
      columns={streaks.length}
      rows={rows}
      newest={marks.at(-1)?.roundId ?? ''}
    >
      {streaks.flatMap((streak, column) =>
        cellsOf(streak, marks).map(({ roundId, key }, row) => (
          <CellMark
            key={roundId}
            x={(column + 0.5) * CELL}
            y={(row + 0.5) * CELL}
            radius={9.6}
            face={cellFace(market.marketId, key)}
            isMine={mine.has(roundId)}
          />
        )),
      )}
    </Grid>
  );
}

const cellsOf = ({ from, length }: Streak<string>, marks: readonly MarketMark[]) => marks.slice(from, from + length);

/** What the market alone lets expect, beside what was seen. */
function Expected({ market, marks, hasMine }: Marked & { readonly hasMine: boolean }) {
  const keys = marks.map(({ key }) => key);
  const chances = chancesOf(market);
  const longest = streaksOfMarks(marks)
    .filter(({ value }) => value !== OTHER)
    .reduce((most, { length }) => Math.max(most, length), 0);
  const chance = chanceOfRun(
    keys.length,
    longest,
    chances.filter(({ key }) => key !== OTHER).map((one) => one.chance),
  );
  return (
    <>
      <p className={styles.expected}>
        {chances.map(({ key, chance: expected }) => (
          <span key={key}>
            {cellFace(market.marketId, key).name} {boardWords.expected} {percent(expected)} · {boardWords.observed}{' '}
            {percent(countOf(keys, key).share)}
          </span>
        ))}
        {hasMine ? (
          <span className={styles.mine}>
            <span className={styles.ring} aria-hidden="true" />
            {boardWords.mine}
          </span>
        ) : null}
      </p>
      {longest === 0 ? null : <p>{boardWords.runChance(keys.length, longest, percent(chance))}</p>}
    </>
  );
}

function PatternTable({ market, marks }: Marked) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{boardWords.pattern}</caption>
      <thead>
        <tr>
          <th scope="col">{boardWords.from}</th>
          <th scope="col">{boardWords.result}</th>
          <th scope="col">{boardWords.length}</th>
        </tr>
      </thead>
      <tbody>
        {streaksOfMarks(marks).map(({ from, value, length }) => (
          <tr key={from}>
            <th scope="row">{roundNumberOf(marks[from]?.roundId ?? '')}</th>
            <td>{cellFace(market.marketId, value).name}</td>
            <td>{length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
