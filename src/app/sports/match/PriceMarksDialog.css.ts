import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const body = style({ display: 'grid', gap: space[20] });
export const form = style({ display: 'grid', gap: space[12] });
export const title = style({ marginBlockEnd: space[4], fontWeight: 600, ...type.body });
export const note = style({ color: color.text3, wordBreak: 'keep-all', ...type.meta });
export const list = style({ display: 'grid' });
export const mark = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.75rem',
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const name = style({ display: 'grid', flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
export const odds = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
