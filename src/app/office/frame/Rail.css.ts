import { globalStyle, style } from '@vanilla-extract/css';
import { color, layer, radius, space, type } from '../../kit/theme/tokens.css.ts';
import { phone, wideRail } from '../parts/screen.ts';

export const rail = style({
  gridArea: 'rail',
  display: 'flex',
  flexDirection: 'column',
  borderInlineEnd: `1px solid ${color.hairline}`,
  backgroundColor: color.bg1,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [phone]: {
      zIndex: layer.bar,
      borderInlineEnd: 0,
      borderBlockStart: `1px solid ${color.hairline}`,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
  },
});
export const brand = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: 48,
  paddingInline: space[12],
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': { [wideRail]: { justifyContent: 'flex-start', paddingInline: space[16] }, [phone]: { display: 'none' } },
});
export const wide = style({
  display: 'none',
  '@media': { [wideRail]: { display: 'flex', alignItems: 'center', gap: space[8] } },
});
export const slim = style({ '@media': { [wideRail]: { display: 'none' } } });
export const desk = style({
  paddingInline: space[6],
  borderRadius: radius.cell,
  backgroundColor: color.odds,
  color: color.text2,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  ...type.caption,
});
export const pages = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[6],
  '@media': {
    [wideRail]: { padding: space[8] },
    // More pages than fit: each keeps room for a finger and its name, and the rest is a push away.
    [phone]: {
      flexDirection: 'row',
      gap: 0,
      padding: 0,
      blockSize: 68,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
    },
  },
});
export const group = style({
  display: 'block',
  blockSize: 1,
  marginBlock: space[6],
  marginInline: space[8],
  backgroundColor: color.hairline,
  selectors: { '&[data-first]': { display: 'none' } },
  '@media': {
    [wideRail]: {
      blockSize: 'auto',
      margin: `${space[12]} ${space[12]} ${space[4]}`,
      backgroundColor: 'transparent',
      selectors: { '&[data-first]': { display: 'block', marginBlockStart: space[4] } },
    },
    [phone]: { display: 'none' },
  },
});
export const groupName = style({
  display: 'none',
  color: color.text3,
  ...type.caption,
  '@media': { [wideRail]: { display: 'inline' } },
});
export const page = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  minBlockSize: 52,
  borderRadius: radius.button,
  color: color.text2,
  ...type.caption,
  selectors: {
    '&:hover': { color: color.text1, backgroundColor: color.bg2 },
    '&[aria-current="page"]': { color: color.text1, backgroundColor: color.odds, fontWeight: 600 },
  },
  '@media': {
    [wideRail]: {
      flexDirection: 'row',
      justifyContent: 'flex-start',
      gap: space[12],
      minBlockSize: 36,
      paddingInline: space[12],
      ...type.body,
    },
    [phone]: {
      flex: '1 0 48px',
      minBlockSize: 68,
      borderRadius: 0,
      selectors: { '&[aria-current="page"]': { backgroundColor: 'transparent', fontWeight: 700 } },
    },
  },
});
export const name = style({});
export const count = style({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineStart: 'calc(50% + 6px)',
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 20,
  blockSize: 16,
  paddingInline: space[4],
  borderRadius: radius.chip,
  backgroundColor: color.text1,
  color: color.bg1,
  fontWeight: 700,
  ...type.caption,
  '@media': {
    [wideRail]: {
      position: 'static',
      marginInlineStart: 'auto',
      backgroundColor: 'transparent',
      color: color.text3,
      ...type.meta,
    },
    [phone]: { insetBlockStart: 12 },
  },
});
globalStyle(`${page}[aria-current="page"] ${count}`, {
  '@media': { [wideRail]: { color: color.text1, backgroundColor: color.bg1 } },
});
export const foot = style({
  flex: 'none',
  padding: space[12],
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.text3,
  textAlign: 'center',
  ...type.caption,
  '@media': { [wideRail]: { textAlign: 'start', paddingInline: space[16] }, [phone]: { display: 'none' } },
});
