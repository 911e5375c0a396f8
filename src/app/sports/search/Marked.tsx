/** A name with the part that was typed underlined: not by colour, which says other things here. */
import type { Found } from '../../../domain/search/gameIndex.ts';
import * as styles from './SearchPanel.css.ts';

export function Marked({ text, found: { from, to } }: { readonly text: string; readonly found: Found }) {
  // The places are of the composed text.
  const shown = text.normalize('NFC');
  if (to <= from) return shown;
  return (
    <>
      {shown.slice(0, from)}
      <span className={styles.typed}>{shown.slice(from, to)}</span>
      {shown.slice(to)}
    </>
  );
}
