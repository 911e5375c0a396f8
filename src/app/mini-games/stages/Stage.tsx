/**
 * What every stage is: the felt with a scene of its family on it, where the draw stands, and the same in words. The scene plays the course of
 * what was drawn; what is told, and when, is the same with and without motion.
 */
import { useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { stageWords } from '../copy/stages.ts';
import { fitted, stilled, type CourseOf } from './course.ts';
import * as styles from './Stage.css.ts';
import { usePlay } from './usePlay.ts';

export interface StageProps {
  readonly game: GameRow;
  /** Betting shows the last round, small. */
  readonly phase: 'betting' | 'drawing' | 'shown';
  /** What was drawn; `null` before anything is known of it, empty for a void round. */
  readonly drawn: readonly number[] | null;
  readonly seed: string;
  /** ms since the draw by the origin's clock, for who comes late. */
  readonly sinceMs: number;
  /** No motion: asked for by the reader, or data is to be spared. */
  readonly isStill: boolean;
  /** The result in words, told when the course ends. */
  readonly outcomeText: string;
  /** Stands on top instead of the state alone: which round it is, when it was drawn, where it is verified. */
  readonly head?: ReactNode;
}

export interface SceneProps {
  readonly drawn: readonly number[];
  readonly seed: string;
  /** How many items of the course can be read. */
  readonly revealed: number;
  readonly isEnded: boolean;
}

/** What a family has of its own. */
export interface StageKind {
  /** What is going on while it is drawn, if more than drawing. */
  readonly drawing?: string;
  readonly courseOf: CourseOf;
  readonly Scene: ComponentType<SceneProps>;
  /** The items that the course reveals, in words, no two alike. */
  namesOf(drawn: readonly number[]): readonly string[];
}

type Given = StageProps & { readonly kind: StageKind };

export function Stage(props: Given) {
  const { drawn, phase, seed, head } = props;
  if (drawn === null) {
    return <Words head={head} title={phase === 'betting' ? stageWords.noneYet : stageWords.waiting} />;
  }
  if (drawn.length === 0) return <Words head={head} title={stageWords.void} hint={stageWords.voidHint} />;
  // A round is one course: another one begins anew.
  return <Played key={`${seed} ${drawn.join()}`} {...props} drawn={drawn} />;
}

function Played({
  game,
  phase,
  drawn,
  seed,
  sinceMs,
  isStill,
  outcomeText,
  head,
  kind,
}: Given & { drawn: readonly number[] }) {
  const { now } = usePorts();
  const root = useRef<HTMLElement>(null);
  const [since] = useState(() => now() - sinceMs);
  const text = drawn.join();
  const course = useMemo(() => {
    const whole = fitted(kind.courseOf(text.split(',').map(Number), seed), game.showsMs);
    return isStill ? stilled(whole) : whole;
  }, [game.showsMs, isStill, kind, seed, text]);
  const { revealed, isEnded } = usePlay(root, course, since, phase === 'drawing');
  return (
    <section ref={root} className={styles.stage} data-phase={phase} data-still={isStill || undefined}>
      <div className={styles.floor}>
        {head === undefined ? (
          <PhaseMark phase={phase} isEnded={isEnded} drawing={kind.drawing ?? stageWords.drawing} />
        ) : (
          <div className={styles.head}>{head}</div>
        )}
        <div className={styles.scene} aria-hidden="true">
          <kind.Scene drawn={drawn} seed={seed} revealed={revealed} isEnded={isEnded} />
        </div>
        <p className={hidden} aria-live="polite">
          {isEnded && phase !== 'betting' ? outcomeText : ''}
        </p>
      </div>
      <ol className={isStill ? styles.list : hidden} aria-label={stageWords.order}>
        {kind.namesOf(drawn).map((name, place) => (
          <li key={name} data-unread={place >= revealed || undefined}>
            {name}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface WordsProps {
  readonly head: ReactNode;
  readonly title: string;
  readonly hint?: string;
}

/** A stage on which nothing was drawn. */
const Words = ({ head, title, hint }: WordsProps) => (
  <section className={styles.stage}>
    <div className={`${styles.floor} ${styles.words}`}>
      {head === undefined ? null : <div className={styles.head}>{head}</div>}
      <p className={styles.title}>{title}</p>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
    </div>
  </section>
);

interface PhaseMarkProps {
  readonly phase: StageProps['phase'];
  readonly isEnded: boolean;
  readonly drawing: string;
}

function PhaseMark({ phase, isEnded, drawing }: PhaseMarkProps) {
  const isDrawing = phase === 'drawing' && !isEnded;
  const word = phase === 'betting' ? stageWords.last : isDrawing ? drawing : stageWords.shown;
  return (
    <p className={styles.mark} data-drawing={isDrawing || undefined}>
      {word}
    </p>
  );
}
