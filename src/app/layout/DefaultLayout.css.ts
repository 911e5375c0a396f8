import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { panel } from '../theme/panel.css.ts';
import { color, layer, radius, screen, space } from '../theme/tokens.css.ts';

export const skip = style({
  position: 'absolute',
  zIndex: layer.toast,
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.button,
  backgroundColor: color.brand,
  color: color.onBrand,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});
/** In sight on screens high enough to spare the room; 105 px with its lines. */
export const chrome = style({
  '@media': {
    '(min-width: 960px) and (min-height: 600px)': { position: 'sticky', insetBlockStart: 0, zIndex: layer.bar },
  },
});
export const banner = style({ paddingInline: space[12], paddingBlockEnd: space[8] });
export const columns = recipe({
  base: {
    display: 'grid',
    gap: space[12],
    paddingInline: space[12],
    paddingBlockEnd: space[24],
    alignItems: 'start',
    '@media': {
      '(min-width: 960px) and (min-height: 600px)': { vars: { '--chrome-height': '105px' } },
      [screen.narrow]: {
        display: 'block',
        paddingInline: 0,
        paddingBlockEnd: 'calc(84px + env(safe-area-inset-bottom))',
      },
    },
  },
  variants: { hasMenu: { true: {}, false: {} }, hasSlip: { true: {}, false: {} } },
  compoundVariants: [
    {
      variants: { hasMenu: true, hasSlip: true },
      style: {
        '@media': {
          [screen.wide]: {
            gridTemplateColumns: '256px minmax(640px, 1fr) 300px',
            gridTemplateAreas: '"menu main slip"',
          },
          [screen.middle]: {
            gridTemplateColumns: '208px minmax(0, 1fr)',
            gridTemplateAreas: '"menu main"',
            paddingBlockEnd: 72,
          },
        },
      },
    },
    {
      variants: { hasMenu: true, hasSlip: false },
      style: {
        '@media': {
          [screen.wide]: { gridTemplateColumns: '256px minmax(0, 1fr)', gridTemplateAreas: '"menu main"' },
          [screen.middle]: { gridTemplateColumns: '208px minmax(0, 1fr)', gridTemplateAreas: '"menu main"' },
        },
      },
    },
    {
      variants: { hasMenu: false, hasSlip: false },
      style: { gridTemplateAreas: '"main"', gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  ],
});
export const menu = style([
  panel,
  {
    gridArea: 'menu',
    position: 'sticky',
    insetBlockStart: 'calc(var(--chrome-height, 0px) + 12px)',
    maxBlockSize: 'calc(100dvh - var(--chrome-height, 0px) - 24px)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
]);
export const main = style({ gridArea: 'main', ':focus': { outline: 'none' } });
