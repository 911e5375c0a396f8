import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, layer, radius, screenInset, space, type } from '../../kit/theme/tokens.css.ts';

/** In sight on screens high enough to spare the room; 105 px with its lines. */
export const chrome = style({
  selectors: {
    [at.fromMiddle]: {
      '@media': { '(min-height: 600px)': { position: 'sticky', insetBlockStart: 0, zIndex: layer.bar } },
    },
  },
});
// Whatever takes the focus is scrolled free of it.
globalStyle('html[data-screen~="fromMiddle"]', {
  '@media': { '(min-height: 600px)': { vars: { '--chrome-height': '105px' }, scrollPaddingBlockStart: '105px' } },
});
/** As high before it is drawn. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '3.25rem',
  paddingInlineStart: space[4],
  borderBlockEnd: `1px solid ${color.hairline}`,
  backgroundColor: color.bg1,
});
export const headName = style({
  minInlineSize: 0,
  paddingInlineEnd: space[16],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 700,
  ...type.title,
});
/** Over the page's foot, beside the place of short messages: nothing that a member is about to press moves. */
export const banner = style({
  position: 'fixed',
  zIndex: layer.panel,
  insetBlockEnd: space[24],
  insetInlineStart: space[12],
  maxInlineSize: 'calc(50vw - 244px)',
  borderRadius: radius.button,
  boxShadow: color.shadowFloat,
  selectors: {
    [at.narrow]: {
      insetBlockEnd: 'calc(80px + var(--bet-bar, 0px) + env(safe-area-inset-bottom))',
      insetInline: `calc(${screenInset} + 12px)`,
      maxInlineSize: 'none',
    },
  },
});
export const columns = recipe({
  base: {
    display: 'grid',
    gap: space[12],
    paddingInline: space[12],
    paddingBlockEnd: space[24],
    alignItems: 'start',
    // The foot of a short page stands at the foot of the window.
    minBlockSize: 'calc(100dvh - 220px)',
    selectors: {
      // Below the fold while a page is read, so that its foot has nothing to be pushed out of.
      [at.narrow]: {
        display: 'block',
        minBlockSize: 'calc(100dvh - 276px)',
        paddingInline: 0,
        paddingBlockEnd: space[16],
      },
      // Over the variants below.
      'html body &[data-whole]': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"main"' },
    },
  },
  variants: {
    hasMenu: {
      true: {
        selectors: {
          [at.wide]: { gridTemplateColumns: '256px minmax(640px, 1fr) 300px', gridTemplateAreas: '"menu main right"' },
          [at.middle]: { gridTemplateColumns: '208px minmax(0, 1fr)', gridTemplateAreas: '"menu main"' },
        },
      },
      false: {
        selectors: {
          [at.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', gridTemplateAreas: '"main right"' },
          [at.middle]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"main"' },
        },
      },
    },
  },
});
export const menu = style([
  panel,
  {
    gridArea: 'menu',
    position: 'sticky',
    insetBlockStart: 'calc(var(--chrome-height, 0px) + 12px)',
    // Less the strip above it while the page stands at its top.
    maxBlockSize: 'calc(100dvh - var(--chrome-height, 0px) - 48px)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
]);
export const main = style({ gridArea: 'main', ':focus': { outline: 'none' } });
/** As high as the page beside it, so that a pinned slip has room to stay in sight. */
export const right = style({
  gridArea: 'right',
  // A page that is whole has what it needs in itself.
  selectors: { '[data-whole] > &': { display: 'none' } },
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
});
// A pinned slip lies over what follows it: what has the focus lies over the slip.
globalStyle(`${right} > :focus-within:not([data-pinned])`, { position: 'relative' });
/** What a page puts there; nothing for most. */
export const beside = style({ display: 'contents' });
export const account = style([panel, { flex: 'none' }]);
