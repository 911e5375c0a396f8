import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { at, color, radius, space, type } from '../theme/tokens.css.ts';

export const place = recipe({
  variants: {
    kind: {
      field: { display: 'grid', gap: space[6] },
      row: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        minBlockSize: '1.75rem',
        paddingInline: space[4],
        ...type.table,
        selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
      },
    },
  },
});
export const label = style({ color: color.text2, ...type.table });
export const field = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' });
export const select = recipe({
  base: {
    appearance: 'none',
    borderRadius: radius.button,
    color: color.text1,
    selectors: { '&:disabled': { color: color.text3 } },
  },
  variants: {
    kind: {
      field: {
        inlineSize: '100%',
        blockSize: '3rem',
        paddingInline: `${space[16]} ${space[40]}`,
        border: `1px solid ${color.borderStrong}`,
        backgroundColor: color.field,
        ...type.team,
        selectors: { '&:disabled': { borderColor: color.border } },
      },
      row: {
        minBlockSize: '1.75rem',
        paddingInline: `${space[8]} ${space[20]}`,
        border: 0,
        backgroundColor: color.bg1,
        textAlign: 'end',
        ...type.table,
        selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
      },
    },
  },
});
export const arrow = recipe({
  base: { position: 'absolute', display: 'grid', color: color.text3, pointerEvents: 'none' },
  variants: { kind: { field: { insetInlineEnd: space[16] }, row: { insetInlineEnd: 0 } } },
});
