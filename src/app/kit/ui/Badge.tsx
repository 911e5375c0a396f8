/** A count that wants to be seen: unread letters, open bets. Nothing for zero; `99+` above ninety-nine. */
import * as styles from './Badge.css.ts';

const MOST = 99;

/** What the badge shows; the exact count belongs in the name of what carries it. */
export const badgeText = (count: number): string => (count > MOST ? `${MOST}+` : String(count));

export function Badge({ count }: { readonly count: number }) {
  if (count <= 0) return null;
  return <span className={styles.badge}>{badgeText(count)}</span>;
}
