import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../theme/tokens.css.ts';

export const houseHtml = style({ color: color.text2, overflowWrap: 'anywhere', ...type.body });
export const inline = style({ color: 'inherit', font: 'inherit' });

const HEADS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** One selector for each: a browser looks those up by their element, and tries one that begins with `:is` on every element of every page. */
const inside = (...selectors: readonly string[]) => selectors.map((selector) => `${houseHtml} ${selector}`).join(', ');

globalStyle(inside('> * + *'), { marginBlockStart: space[12] });
globalStyle(inside(...HEADS.map((head) => `> ${head}:not(:first-child)`)), { marginBlockStart: space[24] });
globalStyle(inside('h1', 'h2'), { color: color.text1, fontWeight: 700, ...type.subtitle });
globalStyle(inside('h3', 'h4', 'h5', 'h6'), { color: color.text1, fontWeight: 700, ...type.body });
globalStyle(inside('strong', 'b', 'mark'), { color: color.text1, fontWeight: 600 });
globalStyle(inside('mark'), { backgroundColor: 'transparent', textDecoration: `underline ${color.pickedLine} 2px` });
globalStyle(inside('mark[data-found]'), {
  backgroundColor: color.brand,
  color: color.onBrand,
  textDecoration: 'none',
  borderRadius: radius.cell,
});
globalStyle(inside('ul', 'ol'), { paddingInlineStart: space[20], display: 'grid', gap: space[4] });
globalStyle(inside('ul'), { listStyle: 'disc' });
globalStyle(inside('ol'), { listStyle: 'decimal' });
globalStyle(inside('li::marker'), { color: color.text3 });
globalStyle(inside('a[href]'), {
  color: color.text1,
  textDecoration: `underline ${color.pickedLine} 1.5px`,
  textUnderlineOffset: '3px',
});
globalStyle(inside('a[href]:hover'), { textDecorationThickness: '2px' });
globalStyle(inside('img'), { maxInlineSize: '100%', blockSize: 'auto', borderRadius: radius.button });
globalStyle(inside('hr'), { border: 0, borderBlockStart: `1px solid ${color.border}` });
globalStyle(inside('blockquote'), { paddingInlineStart: space[12], borderInlineStart: `3px solid ${color.border}` });
globalStyle(inside('table'), { ...type.table });
globalStyle(inside('th', 'td'), {
  padding: `${space[6]} ${space[8]}`,
  border: `1px solid ${color.border}`,
  textAlign: 'start',
});
globalStyle(inside('th'), { backgroundColor: color.bg2, color: color.text1, fontWeight: 600 });
globalStyle(inside('pre', 'code'), { fontFamily: 'inherit', whiteSpace: 'pre-wrap' });
