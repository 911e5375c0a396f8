import { globalStyle, style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';
import { gameColor } from '../gameColors.css.ts';

/** A stage without room for what stands beside its middle. */
export const small = '(max-width: 559px)';

export const stage = style({ display: 'grid', gridTemplateRows: '1fr auto', containerType: 'inline-size' });
export const floor = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  blockSize: '100%',
  minBlockSize: 240,
  backgroundColor: gameColor.felt,
  color: color.text1,
  contain: 'layout paint',
  '@container': { [small]: { minBlockSize: 212 } },
});
export const scene = style({
  display: 'grid',
  gridArea: '1 / 1',
  minInlineSize: 0,
  placeItems: 'center',
});
export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[6],
  padding: space[24],
  textAlign: 'center',
});
export const title = style({ fontWeight: 600, ...type.team });
export const hint = style({ color: color.text2, ...type.table });
/** Below the floor: without motion the order is read, not seen. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  margin: 0,
  paddingBlock: space[6],
  paddingInline: space[16],
  color: color.text2,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  ...type.meta,
});

/** Without motion what cannot be read yet is not there; with motion its track brings it. In a list it never is. */
globalStyle(`[data-still] [data-unread], ${stage} li[data-unread]`, { visibility: 'hidden' });
