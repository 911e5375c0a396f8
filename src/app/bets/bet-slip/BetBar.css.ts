import { globalStyle, style } from '@vanilla-extract/css';
import { color, type } from '../../kit/theme/tokens.css.ts';
import { FOOT_BAR_HEIGHT, footBar } from './footBar.css.ts';

export const bar = style({
  ...footBar,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minBlockSize: FOOT_BAR_HEIGHT,
});
// What stands over the foot of the page, and the room that is kept free of it, reckon with the bar too.
globalStyle(':root[data-bet-bar]', { vars: { '--bet-bar': FOOT_BAR_HEIGHT } });
globalStyle(':root[data-bet-bar] body', { paddingBlockEnd: FOOT_BAR_HEIGHT });
export const what = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: 0,
  textAlign: 'start',
  color: color.text2,
  ...type.meta,
});
export const picks = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const odds = style({ color: color.text1, fontWeight: 700, fontVariantNumeric: 'tabular-nums', ...type.team });
