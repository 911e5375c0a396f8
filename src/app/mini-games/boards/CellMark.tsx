/** A result on a board: the letter of its cell on the colour of its side, ringed where the member has bet. Never colour alone. */
import type { CellFace } from '../copy/boards.ts';
import * as styles from './CellMark.css.ts';

interface CellMarkProps {
  /** Middle, px. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly face: CellFace;
  readonly isMine: boolean;
}

export function CellMark({ x, y, radius, face, isMine }: CellMarkProps) {
  const { letter, tone } = face;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.disc} data-tone={tone} r={isMine ? radius - 1.6 : radius} />
      {isMine ? <circle className={styles.ring} r={radius} /> : null}
      <text className={styles.letter} y={radius * 0.36} fontSize={letter.length > 1 ? radius * 0.9 : radius * 1.1}>
        {letter}
      </text>
    </g>
  );
}

/** The same in a line of text. */
export const MarkBadge = ({ face }: { readonly face: CellFace }) => (
  <span className={styles.badge} data-tone={face.tone} aria-label={face.name} role="img">
    {face.letter}
  </span>
);
