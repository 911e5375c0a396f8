import { globalStyle, style } from '@vanilla-extract/css';
import { MONO_FAMILIES } from '../../kit/theme/fontFamilies.ts';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';
import { one } from './Inspector.css.ts';

export const nothing = style({ padding: `0 ${space[16]} ${space[12]}`, color: color.text3, ...type.meta });
export const streams = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space[4],
  padding: `0 ${space[16]} ${space[12]}`,
  ...type.meta,
});
/** Where the six states have no room beside the rest, they stand below it. */
const narrow = '(max-width: 460px)';
export const stream = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr) 5rem 3rem',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: 28,
  '@container': { [narrow]: { gridTemplateColumns: '5.5rem minmax(0, 1fr) 4rem 3rem' } },
});
export const local = style({ color: color.text3 });
export const machine = style({ display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 2 });
globalStyle(`${machine} > li`, {
  paddingBlock: space[2],
  borderRadius: 2,
  backgroundColor: color.bg2,
  borderBlockEnd: '2px solid transparent',
  color: color.text3,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  ...type.caption,
});
globalStyle(`${machine} > li[aria-current]`, {
  backgroundColor: color.odds,
  color: color.text1,
  fontWeight: 700,
  borderBlockEndColor: color.live,
});
globalStyle(`${machine} > li[aria-current][data-place="4"]`, { borderBlockEndColor: color.warn });
globalStyle(`${machine} > li[aria-current][data-place="5"]`, { borderBlockEndColor: color.danger });
globalStyle(`${stream} > ${machine}`, { '@container': { [narrow]: { gridColumn: '1 / -1', gridRow: 2 } } });
export const cursor = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const age = style({
  textAlign: 'end',
  color: color.text3,
  whiteSpace: 'nowrap',
  selectors: { '&[data-late="true"]': { color: color.warn, fontWeight: 700 } },
});
export const leader = style({
  padding: `${space[2]} ${space[8]}`,
  border: `1px solid ${color.live}`,
  borderRadius: radius.chip,
  color: color.live,
  ...type.caption,
});
export const tabs = style({ padding: `0 ${space[16]} ${space[12]}`, ...type.meta });
export const tab = style({ display: 'flex', alignItems: 'center', gap: space[8], minBlockSize: 28 });
export const tabDot = style({
  inlineSize: 8,
  blockSize: 8,
  border: `1px solid ${color.text3}`,
  borderRadius: '50%',
  selectors: { '[data-seen="true"] > &': { backgroundColor: color.live, borderColor: color.live } },
});
export const path = style({ color: color.text2, fontFamily: MONO_FAMILIES });
export const tabState = style({ marginInlineStart: 'auto', color: color.text3 });
export const commands = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', ...type.meta });
globalStyle(`${commands} th, ${commands} td`, {
  blockSize: 30,
  paddingInline: space[8],
  borderBlockStart: `1px solid ${color.hairline}`,
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${commands} th`, { color: color.text3, fontWeight: 400 });
globalStyle(`${commands} :is(th, td):first-child`, { paddingInlineStart: space[16], inlineSize: '3.5rem' });
globalStyle(`${commands} :is(th, td):nth-child(n + 3)`, { inlineSize: '4rem' });
globalStyle(`${commands} :is(th, td):last-child`, {
  textAlign: 'end',
  paddingInlineEnd: space[16],
  inlineSize: '5rem',
});
export const command = style({
  inlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: 'start',
  ':hover': { textDecoration: 'underline' },
  '@media': { [one]: { minBlockSize: 44 } },
});
export const outcome = style({
  padding: `${space[2]} ${space[8]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.chip,
  ...type.caption,
  selectors: {
    '&[data-outcome="done"]': { borderColor: color.win, color: color.win },
    '&[data-outcome="unknown"]': { borderColor: color.warn, color: color.warn },
  },
});
