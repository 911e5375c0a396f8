import { globalStyle, style } from '@vanilla-extract/css';
import { panel } from '../../../kit/theme/panel.css.ts';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';
import { panelsBeside, phone } from '../../parts/screen.ts';

export const tab = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  '@media': { [panelsBeside]: { minBlockSize: 0 }, [phone]: { gap: 0 } },
});
export const bar = style([
  panel,
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    paddingInline: space[8],
    overflow: 'auto',
    '@media': { [phone]: { borderRadius: 0, borderInline: 0 } },
  },
]);
export const whole = style({
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[8],
  '@media': {
    [panelsBeside]: {
      flex: '1 1 auto',
      minBlockSize: 0,
      gridTemplateColumns: '440px minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      alignContent: 'stretch',
    },
    [phone]: { gap: 0 },
  },
});
export const two = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] });
/** Moments of which each is read whole: beside one another where there is room. */
export const moments = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: space[8],
});
export const three = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[8] });
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const removed = style({
  display: 'grid',
  gap: space[4],
  padding: space[12],
  border: `1px solid ${color.warn}`,
  borderRadius: radius.card,
  ...type.table,
});
export const removedHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.warn,
  fontWeight: 700,
});
export const removedRow = style({ display: 'flex', gap: space[12], paddingInlineStart: space[24], color: color.text2 });
export const code = style({ minInlineSize: '6rem', color: color.text1, overflowWrap: 'anywhere' });
export const sizes = style({ display: 'grid', gap: space[16], padding: space[16] });
export const size = style({ display: 'flex', alignItems: 'baseline', gap: space[8], color: color.text3, ...type.meta });
export const sizeName = style({ color: color.text1, fontWeight: 700, ...type.table });
export const sizeEnd = style({ marginInlineStart: 'auto' });
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.bg0,
});
/** As wide as the window that it stands for; made smaller as a whole. */
export const page = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, transformOrigin: '0 0' });
export const pageBar = style({
  blockSize: 64,
  backgroundColor: color.bg1,
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const pageBlock = style({ position: 'absolute', borderRadius: radius.card, backgroundColor: color.bg1 });
export const popup = style({
  position: 'absolute',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.sheet,
  backgroundColor: color.bg1,
  boxShadow: color.shadowFloat,
  overflow: 'hidden',
});
export const popupBody = style({ padding: space[24], overflow: 'hidden' });
export const popupFoot = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderBlockStart: `1px solid ${color.border}`,
  textAlign: 'center',
  paddingBlock: space[12],
  ...type.body,
});
export const low = style({
  display: 'grid',
  gap: space[16],
  '@media': { [panelsBeside]: { gridTemplateColumns: 'minmax(0, 300px) minmax(0, 1fr)', alignItems: 'start' } },
});
export const checks = style({ display: 'grid', border: `1px solid ${color.border}`, borderRadius: radius.card });
export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[8],
  padding: space[12],
  borderBlockEnd: `1px solid ${color.hairline}`,
  ...type.table,
});
globalStyle(`${check}[data-tone="good"] > svg`, { color: color.win });
globalStyle(`${check}[data-tone="warn"] > svg`, { color: color.warn });
export const checkHint = style({ gridColumn: 2, color: color.text3, ...type.meta });
export const people = style({ display: 'flex', justifyContent: 'space-between', padding: space[12], ...type.table });
export const toSite = style({ color: color.text1, fontWeight: 600, textDecoration: 'underline' });
