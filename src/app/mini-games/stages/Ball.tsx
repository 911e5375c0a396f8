/** A ball with its number, in the hue of its range; the powerball is dark with two rings. */
import * as styles from './Ball.css.ts';

export type BallHue = 'one' | 'two' | 'three' | 'four' | 'power';
const HUES = ['one', 'two', 'three', 'four'] as const;

/** Four hues for the numbers 1 to `most`, in equal ranges. */
export const hueOf = (number: number, most: number): BallHue =>
  HUES[Math.min(HUES.length - 1, Math.floor(((number - 1) * HUES.length) / most))] ?? 'four';

interface BallProps {
  readonly number: number;
  readonly hue: BallHue;
}

/** As a picture of its own, as large as its box. */
export const Ball = ({ number, hue }: BallProps) => (
  <svg className={styles.ball} viewBox="-28 -28 56 56">
    <BallShape number={number} hue={hue} radius={27.5} />
  </svg>
);

/** As a part of a picture, around its origin. */
export const BallShape = ({ number, hue, radius }: BallProps & { readonly radius: number }) => (
  <>
    <circle className={styles.shell} data-hue={hue} r={radius} />
    {hue === 'power' ? <circle className={styles.ring} r={radius * 0.9} strokeWidth={radius * 0.07} /> : null}
    <circle className={styles.core} r={radius * 0.66} />
    <path
      className={styles.shine}
      d={`M ${-radius * 0.62} ${-radius * 0.52} A ${radius * 0.81} ${radius * 0.81} 0 0 1 ${-radius * 0.1} ${-radius * 0.8}`}
      strokeWidth={radius * 0.1}
    />
    <text className={styles.number} y={radius * 0.27} fontSize={radius * 0.76}>
      {number}
    </text>
  </>
);
