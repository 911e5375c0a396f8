/** Small bars of how much each hour had, the last one strong; its table stands beside it, for whoever does not see it. */
import { useId } from 'react';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { barsOf } from './barsOf.ts';
import * as styles from './Bars.css.ts';

export interface Bar {
  readonly name: string;
  readonly value: number;
}

interface BarsProps {
  readonly label: string;
  readonly bars: readonly Bar[];
  /** A bar's value in words. */
  readonly text: (value: number) => string;
  readonly heads: readonly [string, string];
  /** How many there is room for; as many as there are unless told. */
  readonly places?: number;
}

const WIDTH = 300;
const HEIGHT = 44;

export function Bars({ label, bars, text, heads, places = bars.length }: BarsProps) {
  const id = useId();
  const shapes = barsOf(
    bars.map(({ value }) => value),
    WIDTH,
    HEIGHT,
    places,
  );
  return (
    <figure className={styles.figure}>
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {shapes.map((shape, place) => (
          <rect
            key={bars[place]?.name}
            className={styles.bar}
            data-last={place === shapes.length - 1 || undefined}
            {...shape}
          />
        ))}
      </svg>
      <table className={hidden} aria-labelledby={id}>
        <caption id={id}>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
