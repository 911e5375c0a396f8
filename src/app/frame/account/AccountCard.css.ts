import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

/** As high as with its lines, before they are read. */
export const card = style({ padding: space[16], paddingBlockEnd: space[8], minBlockSize: '23.5rem' });
export const who = style({ display: 'flex', alignItems: 'center', gap: space[8], marginInlineEnd: `-${space[8]}` });
export const nickname = style({
  flex: 1,
  fontWeight: 600,
  ...type.body,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const label = style({ marginBlockStart: space[8], color: color.text3, ...type.meta });
export const balance = style({ fontWeight: 700, ...type.balance, whiteSpace: 'nowrap' });
export const cash = style({ display: 'grid', gridAutoFlow: 'column', gap: space[4], marginBlockStart: space[12] });
export const cashLink = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.75rem',
  borderRadius: radius.button,
  backgroundColor: color.odds,
  fontWeight: 600,
  ...type.table,
  ':hover': { backgroundColor: color.oddsHover },
});
export const lines = style({ marginBlockStart: space[12] });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: '2.5rem',
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.text2,
  ...type.table,
  selectors: {
    'a&:hover': { color: color.text1 },
    [at.narrow]: { minBlockSize: '2.75rem' },
  },
});
export const end = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], color: color.text2 });
export const points = style({ color: color.text1 });
export const none = style({ color: color.text3 });
