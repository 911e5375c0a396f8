/** A match as it is played: its picture, what it is at, and the score. What differs by sport is painted by whoever shows it. */
import { virtual } from '../../copy/virtual.ts';
import * as styles from './Pictures.css.ts';
import { PlayedCanvas, type PlayedCanvasProps } from './PlayedCanvas.tsx';
import { StageState, type Playing } from './StageState.tsx';

/** What stages of matches are given besides. */
export interface MatchStageProps extends Playing {
  readonly home: string;
  readonly away: string;
  readonly runMs: number;
}

interface MatchPictureProps extends MatchStageProps, Pick<PlayedCanvasProps, 'paint'> {
  /** `undefined` before it is drawn. */
  readonly score: { readonly home: number; readonly away: number } | undefined;
}

export function MatchPicture({ home, away, runMs, drawn, clock, isStill, paint, score }: MatchPictureProps) {
  return (
    <div className={styles.picture}>
      <PlayedCanvas
        paint={paint}
        clock={clock}
        untilMs={runMs}
        stillMs={drawn === null ? 0 : isStill ? runMs : undefined}
      />
      <StageState drawn={drawn} clock={clock} runMs={runMs} isStill={isStill} words={virtual.match} />
      <p className={styles.board}>
        <TeamOf side="home" name={home} />
        <span className={styles.boardScore}>
          {score === undefined ? virtual.versus : `${score.home} : ${score.away}`}
        </span>
        <TeamOf side="away" name={away} />
      </p>
    </div>
  );
}

/** A side with the colour it has in the picture. */
export function TeamOf({ side, name }: { readonly side: 'home' | 'away'; readonly name: string }) {
  return (
    <span className={styles.boardTeam}>
      <span className={styles.kit} data-side={side} aria-hidden="true" />
      <span className={styles.boardName}>{name}</span>
    </span>
  );
}
