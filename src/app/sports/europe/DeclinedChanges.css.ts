import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const declined = style([
  panel,
  {
    marginBlockEnd: space[12],
    padding: `${space[12]} ${space[16]}`,
    ...type.table,
    selectors: { [at.narrow]: { borderRadius: 0, borderInline: 0, paddingInline: space[12] } },
  },
]);
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  margin: 0,
  color: color.warn,
  fontWeight: 600,
});
export const changes = style({ marginBlock: space[6] });
export const change = style({ display: 'flex', alignItems: 'center', gap: space[12], minBlockSize: '2.75rem' });
export const match = style({ display: 'grid', minInlineSize: 0, marginInlineEnd: 'auto', color: 'inherit' });
export const name = style({ fontWeight: 600 });
export const market = style({ color: color.text3, ...type.meta, wordBreak: 'keep-all' });
export const hint = style({ margin: 0, color: color.text3, ...type.meta, wordBreak: 'keep-all' });
