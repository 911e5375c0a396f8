/** Widths at which the office is laid out anew: names in the rail, panels beside one another, and a phone. The chosen layout of members does not count here. */
import { screenWords } from '../../kit/theme/screenSize.ts';

/** The rail says its names beside the drawings. */
export const wideRail = '(min-width: 1600px)';
/** A panel stands beside its table. */
export const panelsBeside = '(min-width: 1180px)';
/** One column, and a bar of pages at the foot. As wide as what parts of the kit call narrow. */
export const phone = '(max-width: 959px)';

/** Tells parts of the kit how wide the window is. Call once. */
export function followOfficeSize(): void {
  const changed = () => {
    document.documentElement.dataset['screen'] = screenWords(innerWidth).join(' ');
  };
  changed();
  addEventListener('resize', changed);
}
