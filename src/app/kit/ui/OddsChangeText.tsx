/** Old odds → new odds with the direction in colour and arrow; the word for it is the caller's. */
import { formatOdds, movementOf } from '../../../domain/kernel/odds.ts';
import { Icon } from './Icon.tsx';
import * as styles from './OddsChangeText.css.ts';

interface OddsChangeTextProps {
  /** Hundredths. */
  readonly before: number;
  readonly after: number;
  readonly isChip?: boolean;
}

export function OddsChangeText({ before, after, isChip = false }: OddsChangeTextProps) {
  const movement = movementOf(before, after);
  return (
    <span className={styles.change} data-movement={movement} data-chip={isChip || undefined}>
      <span className={styles.before}>{formatOdds(before)}</span>
      <Icon name="arrow" size={14} className={styles.to} />
      <span className={styles.after}>{formatOdds(after)}</span>
      <MovementArrow movement={movement} />
    </span>
  );
}

export function MovementArrow({ movement }: { readonly movement: 'up' | 'down' | 'none' }) {
  return (
    <svg
      className={styles.arrow}
      data-movement={movement}
      width="9"
      height="8"
      viewBox="0 0 8 7"
      aria-hidden="true"
      focusable="false"
    >
      {movement === 'none' ? null : <path d={movement === 'up' ? 'M4 0l4 7H0z' : 'M4 7 0 0h8z'} />}
    </svg>
  );
}
