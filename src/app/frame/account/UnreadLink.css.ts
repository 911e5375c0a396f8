import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const unread = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.25rem',
  paddingInline: space[8],
  borderRadius: radius.button,
  color: color.text2,
  ...type.table,
  selectors: {
    'a&:hover': { color: color.text1, backgroundColor: color.odds },
    [at.narrow]: { minBlockSize: '2.75rem', inlineSize: '2.75rem', justifyContent: 'center', padding: 0 },
  },
});
export const place = style([unread, { visibility: 'hidden' }]);
export const word = style({ selectors: { [at.narrow]: { display: 'none' } } });
export const badge = style({
  display: 'inline-grid',
  minInlineSize: '1.75rem',
  selectors: {
    [at.narrow]: { position: 'absolute', insetBlockStart: 2, insetInlineStart: '1.5rem', minInlineSize: 0 },
  },
});
