import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

/** The columns of a wide row, shared with the head above them. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: 'var(--time-column) minmax(0, 1fr) var(--price-column) minmax(0, 1fr) var(--more-column)',
  gridTemplateAreas: '"time home draw away more"',
  columnGap: space[4],
  paddingInline: space[16],
} as const;

export const row = style({
  ...columns,
  alignItems: 'center',
  minBlockSize: '2.5rem',
  selectors: {
    [at.narrow]: {
      gridTemplateColumns: 'minmax(0, 1.64fr) minmax(0, 1fr) minmax(0, 1.64fr)',
      gridTemplateAreas: '"time time more" "home draw away"',
      rowGap: space[6],
      paddingInline: space[12],
      paddingBlock: `${space[6]} ${space[8]}`,
      borderBlockStart: `1px solid ${color.hairline}`,
    },
    [`${at.narrow}[data-two-way]`]: {
      gridTemplateColumns: 'minmax(0, 1.64fr) minmax(0, .4fr) minmax(0, 1.64fr)',
    },
  },
});

const cell = { blockSize: '2.25rem', selectors: { [at.narrow]: { blockSize: '3.25rem' } } } as const;
export const home = style({ gridArea: 'home', ...cell });
export const draw = style({ gridArea: 'draw', ...cell });
export const away = style({ gridArea: 'away', ...cell });
export const more = style({ gridArea: 'more', textAlign: 'end', color: color.text2, ...type.table });
export const ended = style({ color: color.text3 });
