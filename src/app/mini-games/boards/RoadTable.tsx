/** The roads as a table: each round, what it was, and the mark it made on each derived road. */
import { useMemo } from 'react';
import { DERIVED_ROADS, lookAhead } from '../../../domain/mini-games/boards/roads.ts';
import { boardWords } from '../copy/boards.ts';
import { roundNumberOf } from './boardProps.ts';
import { faceOf, type Road } from './road.ts';
import * as styles from './PatternBoard.css.ts';

export function RoadTable({ road }: { readonly road: Road }) {
  const { results, marks } = road;
  const rows = useMemo(
    () =>
      results.map((result, index) => ({
        result,
        roundId: marks[index]?.roundId ?? '',
        made: result === 'tie' ? undefined : lookAhead(results.slice(0, index), result),
      })),
    [marks, results],
  );
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{boardWords.roads}</caption>
      <thead>
        <tr>
          <th scope="col">{boardWords.round}</th>
          <th scope="col">{boardWords.result}</th>
          {DERIVED_ROADS.map((name) => (
            <th key={name} scope="col">
              {boardWords.derived[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map(({ result, roundId, made }) => (
          <tr key={roundId}>
            <th scope="row">{roundNumberOf(roundId)}</th>
            <td>{faceOf(road, result).name}</td>
            {DERIVED_ROADS.map((name) => {
              const mark = made?.[name];
              return <td key={name}>{mark === undefined ? '–' : boardWords.derivedMark[mark]}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
