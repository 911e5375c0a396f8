/**
 * What dims the page behind a dialog, in place of Radix's overlay: that one locks scrolling by a `<style>` element, which the
 * origin's policy forbids. `theme/reset.css.ts` locks scrolling for anything that is `data-modal`.
 */
import * as styles from './Scrim.css.ts';

export function Scrim() {
  return <div className={styles.scrim} aria-hidden="true" />;
}
