import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const outright = style({ display: 'grid', gap: space[4], padding: `0 ${space[16]} ${space[8]}` });
export const head = style({ display: 'flex', alignItems: 'center', gap: space[12], minBlockSize: '2.25rem' });
export const title = style({ fontWeight: 600, ...type.team });
export const market = style({ color: color.text3, ...type.meta });
export const more = style({ marginInlineStart: 'auto', color: color.text2, ...type.table });
export const runners = style({
  vars: { '--price-column': '104px' },
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: space[4],
  gridAutoRows: 'minmax(2.25rem, auto)',
  selectors: {
    [at.narrow]: {
      gridAutoRows: 'minmax(3rem, auto)',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
    },
  },
});
