/** One sentence of those that may stand in a place, with the room of the longest: what stands below it does not move when another is said. */
import * as styles from './WalletFrame.css.ts';

interface OneOfProps {
  /** What is said; nothing where it is empty. */
  readonly text: string;
  /** What may be said there as well. */
  readonly others: readonly string[];
}

export const OneOf = ({ text, others }: OneOfProps) => (
  <span className={styles.oneOf}>
    <span className={styles.said}>{text}</span>
    {others.map((other) => (
      <span key={other} className={styles.said} aria-hidden="true">
        {other}
      </span>
    ))}
  </span>
);
