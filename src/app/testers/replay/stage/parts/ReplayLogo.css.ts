import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../../../kit/theme/tokens.css.ts';

/** From this width on the bar has room for the time behind its search field, which has a place of its own (`AppBar.css.ts`). */
const roomy = '(min-width: 1680px)';

export const mark = style({
  display: 'inline-flex',
  selectors: { [at.middle]: { display: 'none' }, [at.narrow]: { display: 'none' } },
});
export const replay = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  whiteSpace: 'nowrap',
  selectors: {
    [at.wide]: {
      marginInlineStart: `calc(-1 * ${space[12]})`,
      '@media': { [roomy]: { position: 'absolute', insetInlineStart: 700, marginInlineStart: 0 } },
    },
  },
});
export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  blockSize: '1.75rem',
  paddingInline: space[8],
  border: `1px solid ${color.focus}`,
  borderRadius: radius.chip,
  color: color.focus,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  ...type.meta,
});
export const sign = style({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: radius.chip,
  backgroundColor: color.focus,
});
export const time = style({ display: 'none', '@media': { [roomy]: { display: 'inline' } } });
export const about = style({
  display: 'none',
  color: color.text3,
  ...type.meta,
  '@media': { '(min-width: 1800px)': { display: 'inline' } },
});
