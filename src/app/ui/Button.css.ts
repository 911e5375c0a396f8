import { recipe } from '@vanilla-extract/recipes';
import { at, color, motion, radius, space, type } from '../theme/tokens.css.ts';

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[6],
    border: '1px solid transparent',
    borderRadius: radius.button,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textAlign: 'center',
    transition: `background-color ${motion.enter}, border-color ${motion.enter}`,
    selectors: {
      '&:disabled, &[data-pending]': {
        backgroundColor: 'transparent',
        borderColor: color.border,
        color: color.suspended,
      },
      '&[data-pending]': { backgroundColor: color.odds, borderColor: 'transparent', color: color.text1 },
    },
  },
  variants: {
    look: {
      primary: {
        backgroundColor: color.brand,
        color: color.onBrand,
        ':hover': { backgroundColor: color.brandHover },
        '@media': { '(forced-colors: active)': { border: '2px solid ButtonText' } },
      },
      neutral: { backgroundColor: color.odds, color: color.text1, ':hover': { backgroundColor: color.oddsHover } },
      outline: { borderColor: color.borderStrong, ':hover': { backgroundColor: color.odds } },
      quiet: {
        color: color.text2,
        ':hover': { color: color.text1, backgroundColor: color.odds },
        selectors: { '&:disabled': { borderColor: 'transparent' } },
      },
    },
    size: {
      small: {
        minBlockSize: '2rem',
        paddingInline: space[12],
        ...type.meta,
        selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
      },
      normal: {
        minBlockSize: '2.25rem',
        paddingInline: space[16],
        ...type.table,
        selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
      },
      large: { minBlockSize: '3rem', paddingInline: space[20], ...type.team },
    },
    isWide: { true: { inlineSize: '100%' }, false: {} },
  },
  defaultVariants: { look: 'neutral', size: 'normal', isWide: false },
});
