/** Small marks beside words: a level, a role, a key, a dot that says how something is. */
import { style } from '@vanilla-extract/css';
import { chosenPill, pill, pillRow } from '../../kit/theme/pill.css.ts';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';
import { phone } from './screen.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 18,
  paddingInline: space[6],
  borderRadius: radius.cell,
  backgroundColor: color.odds,
  color: color.text2,
  fontWeight: 600,
  ...type.caption,
  whiteSpace: 'nowrap',
});
export const round = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 20,
  paddingInline: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: radius.chip,
  color: color.text1,
  fontWeight: 600,
  ...type.caption,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-tone="bad"]': { borderColor: color.danger, color: color.danger },
    '&[data-tone="warn"]': { borderColor: color.warn, color: color.warn },
  },
});
export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 18,
  blockSize: 18,
  paddingInline: space[4],
  border: '1px solid currentColor',
  borderRadius: radius.cell,
  fontFamily: 'inherit',
  ...type.caption,
  '@media': { [phone]: { display: 'none' } },
});
export const dot = style({
  flex: 'none',
  display: 'inline-block',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: radius.chip,
  backgroundColor: color.live,
  selectors: {
    '&[data-tone="warn"]': { backgroundColor: color.warn },
    '&[data-tone="bad"]': { backgroundColor: color.danger },
    '&[data-tone="off"]': { backgroundColor: color.borderStrong },
  },
});
export const filters = style([pillRow, { minBlockSize: 44 }]);
export const filter = style({
  ...pill,
  selectors: { '&[aria-pressed="true"]': chosenPill },
  '@media': { [phone]: { minBlockSize: 44, borderRadius: radius.chip } },
});
export const filterCount = style({ color: color.text3 });
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  '@media': { [phone]: { display: 'none' } },
});
