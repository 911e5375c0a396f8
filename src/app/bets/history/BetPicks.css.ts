import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const picks = style({});
export const pick = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(4.5rem, auto) 6.5rem 6rem',
  alignItems: 'center',
  columnGap: space[12],
  padding: `${space[8]} ${space[16]}`,
  justifyItems: 'start',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.hairline}` },
    [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', padding: `${space[8]} ${space[12]}` },
  },
});
export const name = style({
  fontWeight: 600,
  wordBreak: 'keep-all',
  ...type.table,
  selectors: { [at.narrow]: { gridColumn: '1 / 3' } },
});
export const score = style({
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...type.table,
  selectors: { [at.narrow]: { gridArea: '2 / 1' } },
});
export const odds = style({
  justifySelf: 'end',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  ...type.body,
  selectors: { [at.narrow]: { gridArea: '2 / 2 / auto / 4' } },
});
export const struck = style({ color: color.text3, fontWeight: 400, ...type.table });
export const status = style({ justifySelf: 'end', selectors: { [at.narrow]: { gridArea: '1 / 3' } } });
export const detail = style({ gridColumn: '1 / -1', color: color.text3, wordBreak: 'keep-all', ...type.meta });
export const start = style({ whiteSpace: 'nowrap' });
