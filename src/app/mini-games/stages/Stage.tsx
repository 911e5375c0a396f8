/**
 * What every stage is: the felt with a scene of its family on it, where the draw stands, and the same in words. The scene plays the course of
 * what was drawn; what is told, and when, is the same with and without motion.
 */
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { stageWords } from '../copy/stages.ts';
import { fitted, stilled, type CourseOf } from './course.ts';
import * as styles from './Stage.css.ts';
import { useDrawSound } from './sound/useDrawSound.ts';
import { usePlay } from './usePlay.ts';

export interface StageProps {
  readonly game: GameRow;
  /** Betting shows the last round at rest. */
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
  /** Called once the course has ended: what was drawn can be read. */
  readonly onTold?: () => void;
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
  readonly courseOf: CourseOf;
  readonly Scene: ComponentType<SceneProps>;
  /** The items that the course reveals, in words, no two alike. */
  namesOf(drawn: readonly number[]): readonly string[];
}

type Given = StageProps & { readonly kind: StageKind };

export function Stage(props: Given) {
  const { drawn, phase, seed } = props;
  if (drawn === null) {
    return <Words title={phase === 'betting' ? stageWords.noneYet : stageWords.waiting} />;
  }
  if (drawn.length === 0) return <Words title={stageWords.void} hint={stageWords.voidHint} />;
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
  onTold,
  kind,
}: Given & { drawn: readonly number[] }) {
  const { elapsed } = usePorts();
  const root = useRef<HTMLElement>(null);
  const [since] = useState(() => elapsed() - sinceMs);
  // A round that was over when it came here is told to nobody.
  const [isSeen] = useState(phase === 'drawing');
  const text = drawn.join();
  const course = useMemo(() => {
    const whole = fitted(kind.courseOf(text.split(',').map(Number), seed), game.showsMs);
    return isStill ? stilled(whole) : whole;
  }, [game.showsMs, isStill, kind, seed, text]);
  const { revealed, isEnded } = usePlay(root, course, since, phase === 'drawing');
  const tell = useRef(onTold);
  tell.current = onTold;
  useEffect(() => {
    if (isEnded) tell.current?.();
  }, [isEnded]);
  useDrawSound({ isSeen, isStill, revealed, isEnded });
  return (
    <section
      ref={root}
      className={styles.stage}
      data-phase={phase}
      data-ended={isEnded || undefined}
      data-still={isStill || undefined}
    >
      <div className={styles.floor}>
        <div className={styles.scene} aria-hidden="true">
          <kind.Scene drawn={drawn} seed={seed} revealed={revealed} isEnded={isEnded} />
        </div>
        <p className={hidden} aria-live="polite">
          {isEnded && isSeen ? outcomeText : ''}
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

/** A stage on which nothing was drawn. */
const Words = ({ title, hint }: { readonly title: string; readonly hint?: string }) => (
  <section className={styles.stage}>
    <div className={`${styles.floor} ${styles.words}`}>
      <p className={styles.title}>{title}</p>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
    </div>
  </section>
);
