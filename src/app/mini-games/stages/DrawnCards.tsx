/** What was dealt of a round at rest, small: both hands, and what each comes to. */
import { hidden } from '../../kit/theme/hidden.css.ts';
import { CardFront } from './Card.tsx';
import { cardTable, faceName, type CardFamily } from './cardTables.ts';
import * as styles from './DrawnCards.css.ts';

interface DrawnCardsProps {
  readonly family: CardFamily;
  readonly drawn: readonly number[];
}

export function DrawnCards({ family, drawn }: DrawnCardsProps) {
  const table = cardTable(family, drawn);
  if (table === undefined) return drawn.join(' ');
  return (
    <div className={styles.hands}>
      {table.hands.map((hand) => (
        <div key={hand.name} className={styles.hand}>
          <span className={styles.name}>
            {hand.name} <b>{hand.tell(hand.cards.length)}</b>
          </span>
          <span className={styles.cards}>
            {hand.cards.map(({ face, place }) => (
              <span key={place} className={styles.card}>
                <CardFront face={face} />
                <span className={hidden}>{faceName(face)}</span>
              </span>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
