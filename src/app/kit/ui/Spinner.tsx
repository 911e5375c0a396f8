/** A turning ring; the words beside it say what is waited for. */
import * as styles from './Spinner.css.ts';

export function Spinner({ size = 16 }: { readonly size?: number }) {
  return (
    <svg className={styles.spinner} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle className={styles.track} cx="8" cy="8" r="6.25" />
      <path className={styles.hand} d="M8 1.75A6.25 6.25 0 0 1 14.25 8" />
    </svg>
  );
}
