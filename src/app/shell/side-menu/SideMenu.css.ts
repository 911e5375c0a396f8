import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const menu = style({ paddingBlockEnd: space[4] });
/** A line of the menu, whatever it leads to. */
export const node = {
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '100%',
  minBlockSize: '2.125rem',
  paddingInlineEnd: space[12],
  textAlign: 'start',
  color: color.text2,
  ...type.table,
  ':hover': { color: color.text1, backgroundColor: color.bg2 },
  ':focus-visible': { outlineOffset: -2 },
} as const;
export const nodeHeight = { [at.narrow]: { minBlockSize: '2.75rem' } } as const;
export const sport = style({
  ...node,
  ...type.body,
  paddingInlineStart: space[12],
  selectors: { ...nodeHeight, '&[aria-expanded="true"]:enabled': { color: color.text1, fontWeight: 600 } },
  ':disabled': { color: color.suspended, backgroundColor: 'transparent' },
});
export const location = style({
  ...node,
  paddingInlineStart: space[32],
  selectors: { ...nodeHeight, '&[aria-expanded="true"]': { color: color.text1, fontWeight: 600 } },
});
export const league = style({
  ...node,
  paddingInlineStart: 54,
  borderRadius: radius.cell,
  selectors: { ...nodeHeight, '&[aria-current]': { backgroundColor: color.odds, color: color.text1, fontWeight: 600 } },
});
/** A favourite: as far in as a league's name, with the drawing of its sport. */
export const favourite = style({ ...node, paddingInlineStart: 36, selectors: nodeHeight });
export const name = style({ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const count = style({
  color: color.text3,
  fontWeight: 400,
  ...type.table,
  selectors: { '[aria-expanded="true"]:enabled > &': { color: color.text1 }, ':disabled > &': { color: 'inherit' } },
});
/** The links come late, and the menu may be what is highest on a page: the foot of the page stays where it is when they do. */
export const linksRoom = style({ minBlockSize: '21.25rem', selectors: { [at.narrow]: { minBlockSize: 0 } } });
