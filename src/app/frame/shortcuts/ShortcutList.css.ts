import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const hint = style({ color: color.text2, ...type.table });
export const list = style({ display: 'grid', marginBlock: space[8] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '2.75rem',
  ...type.body,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const key = style({
  justifySelf: 'start',
  minInlineSize: '2rem',
  paddingInline: space[8],
  paddingBlock: space[2],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.cell,
  textAlign: 'center',
  fontFamily: 'inherit',
  fontWeight: 600,
  ...type.table,
});
export const title = style({ marginBlockStart: space[16], fontWeight: 600, ...type.body });
