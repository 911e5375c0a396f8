import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

/** Where words beside two figures break: they have a line of their own above them. */
const lean = '(max-width: 389px)';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8rem 10rem',
  gap: space[12],
  alignItems: 'center',
  selectors: {
    [at.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) 4.75rem 6.5rem',
      gap: space[8],
      '@media': { [lean]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', rowGap: space[4] } },
    },
  },
} as const;

export const rows = style({ display: 'grid', gap: space[6] });
export const head = style({ ...columns, paddingInline: '48px 16px', color: color.text3, ...type.meta });
export const row = style({
  ...columns,
  position: 'relative',
  minBlockSize: '3.75rem',
  padding: `${space[8]} ${space[16]} ${space[8]} 48px`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  cursor: 'pointer',
  selectors: {
    ...columns.selectors,
    '&[data-chosen]': {
      backgroundColor: color.bg2,
      boxShadow: `inset 0 0 0 1px ${color.text1}`,
      borderColor: color.text1,
    },
    '&[data-shut]': { borderStyle: 'dashed', color: color.text3, cursor: 'default' },
  },
});
export const radio = style({
  position: 'absolute',
  insetInlineStart: space[16],
  insetBlockStart: 'calc(50% - 10px)',
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  accentColor: color.text1,
});
export const words = style({
  display: 'grid',
  minInlineSize: 0,
  selectors: { [at.narrow]: { '@media': { [lean]: { gridColumn: '1 / -1' } } } },
});
export const name = style({ fontWeight: 600, ...type.body });
export const hint = style({ color: color.text3, ...type.meta });
export const figure = style({ display: 'grid', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const kind = style({ selectors: { [at.narrow]: { '@media': { [lean]: { display: 'none' } } } } });
export const points = style({ fontWeight: 600, ...type.body, whiteSpace: 'nowrap' });
export const unit = style({ marginInlineStart: 2, color: color.text2, fontWeight: 400, ...type.meta });
