/** Games of cards: two hands on the felt, dealt hidden and turned in the order dealt. */
import { CardBack, CardFront } from './Card.tsx';
import {
  CARD_FAMILIES,
  cardTable,
  faceName,
  inOrder,
  type CardFamily,
  type CardHand,
  type CardTable,
} from './cardTables.ts';
import * as styles from './CardStage.css.ts';
import type { Course } from './course.ts';
import { dealCourse } from './dealCourse.ts';
import { Stage, type SceneProps, type StageKind, type StageProps } from './Stage.tsx';

const NOTHING: Course = { tracks: [], reveals: [], endMs: 0 };

const kindOf = (family: CardFamily): StageKind => ({
  courseOf(drawn) {
    const table = cardTable(family, drawn);
    return table === undefined ? NOTHING : dealCourse(drawn.length, table.hidden);
  },
  namesOf(drawn) {
    const table = cardTable(family, drawn);
    return table === undefined
      ? []
      : inOrder(table).map(({ name, face, place }) => `${place + 1}. ${name} ${faceName(face)}`);
  },
  Scene(props) {
    const table = cardTable(family, props.drawn);
    return table === undefined ? null : <Table {...props} table={table} family={family} />;
  },
});

const KINDS = Object.fromEntries(CARD_FAMILIES.map((family) => [family, kindOf(family)]));

export function CardStage(props: StageProps) {
  const kind = KINDS[props.game.family];
  return kind === undefined ? null : <Stage {...props} kind={kind} />;
}

interface TableProps extends SceneProps {
  readonly table: CardTable;
  readonly family: CardFamily;
}

function Table({ table, family, revealed, isEnded }: TableProps) {
  const { hands, verdict, winner } = table;
  const [first, second] = hands;
  const said = (hand: CardHand) => {
    const count = hand.cards.filter(({ place }) => place < revealed).length;
    return count === 0 ? '–' : hand.tell(count);
  };
  return (
    <div className={styles.scene}>
      <Hand hand={first} revealed={revealed} isWinner={isEnded && winner === 0} isMirrored />
      <div className={styles.middle}>
        <span className={styles.points}>{said(first)}</span>
        <span className={styles.between}>{BETWEEN[family] ?? ':'}</span>
        <span className={styles.points}>{said(second)}</span>
      </div>
      <Hand hand={second} revealed={revealed} isWinner={isEnded && winner === 1} />
      <p className={styles.verdict}>{isEnded ? verdict : ''}</p>
    </div>
  );
}

/** What stands between two hands that are not played against one another. */
const BETWEEN: { readonly [Family in CardFamily]?: string } = { hiLo: '→', cardOddEven: '+', hiddenOddEven: '·' };

interface HandProps {
  readonly hand: CardHand;
  readonly revealed: number;
  readonly isWinner: boolean;
  /** What lies across lies further out, to the left. */
  readonly isMirrored?: boolean;
}

function Hand({ hand, revealed, isWinner, isMirrored }: HandProps) {
  const { name, tone, cards } = hand;
  return (
    <div className={styles.hand} data-tone={tone} data-winner={isWinner || undefined}>
      <span className={styles.name} data-tone={tone}>
        {name}
      </span>
      <div className={styles.cards} data-mirrored={isMirrored} data-many={cards.length > 3 || undefined}>
        {cards.map(({ face, place, isAcross }) => (
          <span key={place} className={styles.seat} data-part={`card-${place}`} data-across={isAcross || undefined}>
            <span className={styles.laid}>
              <span
                className={styles.turn}
                data-part={`turn-${place}`}
                data-hidden={place >= revealed || undefined}
                data-flower={face.kind === 'flower' || undefined}
              >
                <span className={styles.front}>
                  <CardFront face={face} />
                </span>
                <span className={styles.back} data-part={`back-${place}`}>
                  <CardBack />
                </span>
              </span>
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
