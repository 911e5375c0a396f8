import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const strip = style({
  borderBlockStart: `1px solid ${color.hairline}`,
  minInlineSize: 0,
  containerType: 'inline-size',
});
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@container': { '(max-width: 560px)': { gridAutoFlow: 'row', paddingBlock: space[8] } },
});
export const incident = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[8],
  padding: `${space[8]} ${space[16]}`,
  ...type.table,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.hairline}` },
    '&:first-child': { fontWeight: 600 },
    [at.narrow]: { paddingInline: space[12] },
  },
  '@container': {
    '(max-width: 560px)': {
      gridTemplateColumns: '3.25rem minmax(0, 1fr) auto',
      paddingBlock: space[2],
      paddingInline: space[12],
      selectors: { '& + &': { borderInlineStart: 'none' } },
    },
  },
});
export const time = style({ color: color.text3, fontWeight: 400, fontVariantNumeric: 'tabular-nums' });
export const score = style({
  justifySelf: 'end',
  gridColumn: 2,
  gridRow: 1,
  fontVariantNumeric: 'tabular-nums',
  '@container': { '(max-width: 560px)': { gridColumn: 3 } },
});
export const words = style({
  gridColumn: '1 / -1',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 560px)': { gridColumn: 2, gridRow: 1 } },
});
export const none = style({ padding: `${space[12]} ${space[16]}`, color: color.text3, ...type.meta });
