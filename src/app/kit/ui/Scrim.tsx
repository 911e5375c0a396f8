/**
 * What dims the page behind a dialog, in place of Radix's overlay: that one locks scrolling by a `<style>` element, which the
 * origin's policy forbids. While any stands the page behind does not scroll (`theme/reset.css.ts`): said by an attribute, for a style that asks for
 * dialogs with `:has` makes each node that comes or goes style the whole document anew.
 */
import * as styles from './Scrim.css.ts';

export function Scrim() {
  return <div ref={lock} className={styles.scrim} aria-hidden="true" />;
}

/** Counts, as one dialog may stand over another. */
function lock(): () => void {
  const { dataset } = document.documentElement;
  dataset['locked'] = String(Number(dataset['locked'] ?? 0) + 1);
  return () => {
    const left = Number(dataset['locked']) - 1;
    if (left > 0) dataset['locked'] = String(left);
    else delete dataset['locked'];
  };
}
