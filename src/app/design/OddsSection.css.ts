import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../kit/theme/tokens.css.ts';

export const grid = style({
  display: 'grid',
  gap: `${space[12]} ${space[16]}`,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  selectors: {
    '&:not([data-shape="wide"])': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [`${at.narrow}:not([data-shape="wide"])`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const example = style({ display: 'grid', alignContent: 'start', gap: space[6] });
export const name = style({ color: color.text3, ...type.meta, overflow: 'hidden', textOverflow: 'ellipsis' });
export const cell = style({
  blockSize: '2.25rem',
  selectors: { '&[data-shape="compact"]': { blockSize: '3.25rem' }, [at.narrow]: { blockSize: '3.25rem' } },
});
