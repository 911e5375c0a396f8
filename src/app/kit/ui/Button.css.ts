import { recipe } from '@vanilla-extract/recipes';
import { at, color, motion, radius, space, type } from '../theme/tokens.css.ts';

/** A button that takes no press does not brighten under the pointer that has just pressed it. */
const canBePressed = '&:hover:not(:disabled, [data-pending], [aria-disabled="true"])';

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
    kind: {
      primary: {
        backgroundColor: color.brand,
        color: color.onBrand,
        selectors: { [canBePressed]: { backgroundColor: color.brandHover } },
        '@media': { '(forced-colors: active)': { border: '2px solid ButtonText' } },
      },
      neutral: {
        backgroundColor: color.odds,
        color: color.text1,
        selectors: { [canBePressed]: { backgroundColor: color.oddsHover } },
      },
      outline: { borderColor: color.borderStrong, selectors: { [canBePressed]: { backgroundColor: color.odds } } },
      quiet: {
        color: color.text2,
        selectors: {
          [canBePressed]: { color: color.text1, backgroundColor: color.odds },
          '&:disabled': { borderColor: 'transparent' },
        },
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
  defaultVariants: { kind: 'neutral', size: 'normal', isWide: false },
});
