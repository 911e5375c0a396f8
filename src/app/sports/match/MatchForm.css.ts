import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.75rem',
  paddingInlineStart: space[12],
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.text2,
  ...type.table,
});
export const summary = style({ minInlineSize: 0, marginInlineEnd: 'auto', wordBreak: 'keep-all' });
export const toggle = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '2.75rem',
  paddingInline: space[12],
  borderRadius: radius.button,
  color: color.text2,
  ...type.table,
});
export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: {
    [at.tight]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const list = style({
  minInlineSize: 0,
  padding: `${space[8]} ${space[12]}`,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.hairline}` },
    // Two columns have room for what is asked most: both sides.
    [at.tight.replace('&', '&:nth-child(2)')]: { display: 'none' },
    [at.narrow.replace('&', '&:nth-child(2)')]: { display: 'block' },
    [at.narrow.replace('&', '& + &')]: { borderInlineStart: 0, borderBlockStart: `1px solid ${color.hairline}` },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  margin: 0,
  minBlockSize: '1.75rem',
  fontWeight: 600,
  ...type.table,
});
export const team = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const counts = style({ flex: 'none', color: color.text3, fontWeight: 400, ...type.meta });
export const marks = style({ flex: 'none', marginInlineStart: 'auto' });
export const games = style({ minBlockSize: '7.5rem', fontVariantNumeric: 'tabular-nums', ...type.table });
export const none = style({ margin: 0, minBlockSize: '7.5rem', color: color.text3, ...type.table });
const row = {
  display: 'grid',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '1.5rem',
} as const;
export const game = style({ ...row, gridTemplateColumns: '3rem 2.25rem minmax(0, 1fr) auto' });
export const meeting = style({ ...row, gridTemplateColumns: '5rem minmax(0, 1fr) auto minmax(0, 1fr)' });
export const day = style({ color: color.text3 });
export const ground = style({ color: color.text3 });
const named = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const left = style({ ...named, textAlign: 'end' });
export const right = style({ ...named });
export const score = style({ fontWeight: 700 });
