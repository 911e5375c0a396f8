import { style } from '@vanilla-extract/css';
import { color, layer, radius, space, type } from '../../kit/theme/tokens.css.ts';
import { phone, wideRail } from '../parts/screen.ts';

export const bar = style({
  gridArea: 'bar',
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${color.hairline}`,
  backgroundColor: color.bg1,
  '@media': { [phone]: { gap: space[8], paddingInline: space[12] } },
});
export const phoneMark = style({ display: 'none', '@media': { [phone]: { display: 'block' } } });
export const title = style({ flex: 'none', fontWeight: 700, ...type.subtitle, '@media': { [phone]: type.title } });
export const subtitle = style({
  flex: '1 1 0',
  overflow: 'hidden',
  color: color.text3,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...type.meta,
  '@media': { [phone]: { display: 'none' } },
});
export const search = style({
  flex: '0 1 240px',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  blockSize: 32,
  paddingInline: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text3,
  ...type.table,
  ':hover': { borderColor: color.borderStrong },
  '@media': {
    [wideRail]: { flexBasis: 440 },
    [phone]: {
      order: 1,
      flex: 'none',
      inlineSize: 44,
      blockSize: 44,
      marginInlineStart: 'auto',
      justifyContent: 'center',
      border: 0,
      backgroundColor: 'transparent',
      color: color.text1,
    },
  },
});
export const searchText = style({
  flex: '1 1 auto',
  overflow: 'hidden',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { display: 'none' } },
});
export const mark = style({
  flex: '1 1 0',
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [wideRail]: { visibility: 'hidden' }, [phone]: { flex: 'none' } },
});
export const clock = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.text3,
  whiteSpace: 'nowrap',
  ...type.table,
  '@media': { [phone]: { display: 'none' } },
});
export const day = style({ '@media': { '(max-width: 1279px)': { display: 'none' } } });
export const time = style({ color: color.text1, fontWeight: 700 });
export const tool = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: radius.button,
  color: color.text2,
  ':hover': { color: color.text1, backgroundColor: color.odds },
  '@media': {
    [phone]: {
      order: 2,
      inlineSize: 44,
      blockSize: 44,
      selectors: { '&[data-desk]': { display: 'none' } },
    },
  },
});
export const who = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  paddingInlineStart: space[12],
  borderInlineStart: `1px solid ${color.border}`,
  ...type.table,
  '@media': { [phone]: { display: 'none' } },
});
export const name = style({ fontWeight: 700 });
export const left = style({
  flex: 'none',
  color: color.text3,
  whiteSpace: 'nowrap',
  ...type.meta,
  selectors: { '&[data-short]': { color: color.warn, fontWeight: 600 } },
  '@media': { [phone]: { display: 'none' } },
});
