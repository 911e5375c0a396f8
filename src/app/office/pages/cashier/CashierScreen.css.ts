import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../../kit/theme/tokens.css.ts';
import { panelsBeside, phone } from '../../parts/screen.ts';

export const whole = style({
  flex: '1 1 auto',
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  '@media': {
    [panelsBeside]: {
      gridTemplateColumns: 'minmax(0, 1fr) 380px',
      gridTemplateRows: 'minmax(0, 1fr)',
      minBlockSize: 0,
    },
    [phone]: { gap: 0 },
  },
});
export const lists = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  '@media': {
    [panelsBeside]: { gridTemplateRows: 'minmax(0, 1fr) minmax(120px, 272px)', alignContent: 'stretch' },
    [phone]: { gap: 0 },
  },
});
globalStyle(`${whole}[data-stale] :is(table, ul, dl)`, { filter: 'saturate(0)', opacity: 0.72 });
