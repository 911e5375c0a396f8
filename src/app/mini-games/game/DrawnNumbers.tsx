/** What was drawn of a round, as numbers in their order: the last of a powerball draw stands apart. */
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import * as styles from './DrawnNumbers.css.ts';

interface DrawnNumbersProps {
  readonly game: Pick<GameRow, 'family'>;
  readonly drawn: readonly number[];
  readonly isLarge?: boolean;
}

/** Families whose last number is of another drum. */
const APART: ReadonlySet<string> = new Set(['powerball', 'powerLadder']);
const NUMBERED: ReadonlySet<string> = new Set([...APART, 'sicbo', 'dice', 'roulette', 'oneRing', 'race', 'snail']);

/** Whether a line has room for what is drawn, and it is read as numbers: cards and bits are none. */
export const hasNumbers = ({ family }: Pick<GameRow, 'family'>): boolean => NUMBERED.has(family);

export function DrawnNumbers({ game, drawn, isLarge = false }: DrawnNumbersProps) {
  const isApart = APART.has(game.family);
  return (
    <ol className={styles.numbers} data-large={isLarge || undefined}>
      {drawn.map((number, place) => (
        <li key={`${place} ${number}`} className={styles.number} data-apart={(isApart && place === 5) || undefined}>
          {number}
        </li>
      ))}
    </ol>
  );
}
