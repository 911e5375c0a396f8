import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const card = style([
  panel,
  {
    display: 'grid',
    gap: space[12],
    padding: space[16],
    wordBreak: 'keep-all',
    selectors: { [at.narrow]: { borderRadius: 0, borderInline: 0 } },
  },
]);
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const title = style({ fontWeight: 700, ...type.team });
export const live = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  color: color.live,
  ...type.meta,
  '::before': {
    content: '""',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: radius.chip,
    backgroundColor: 'currentColor',
  },
});
export const sum = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  gap: space[4],
  textAlign: 'end',
});
export const kind = style({ color: color.text2, ...type.table });
export const amount = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums', ...type.balance });
export const unit = style({ marginInlineStart: 2, color: color.text2, fontWeight: 400, ...type.body });
export const terms = style({ gridColumn: '1 / -1', color: color.text2, ...type.meta });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  ...type.body,
  selectors: {
    '&[data-look="now"], &[data-look="asking"], &[data-last]': { fontWeight: 700 },
    '&[data-look="later"]': { color: color.text3 },
    '&[data-look="no"]': { color: color.danger },
  },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 20,
  blockSize: 20,
  borderRadius: radius.chip,
  selectors: {
    '[data-look="done"] > &': { backgroundColor: color.text1, color: color.bg1 },
    '[data-look="no"] > &': { backgroundColor: color.danger, color: color.bg1 },
    '[data-look="now"] > &': { color: color.live },
    '[data-look="asking"] > &': { border: `2px dashed ${color.borderStrong}` },
    '[data-look="later"] > &': { border: `2px solid ${color.border}` },
  },
});
export const stepEnd = style({
  color: color.text3,
  fontWeight: 400,
  ...type.table,
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.button,
  backgroundColor: color.bg2,
  color: color.text2,
  ...type.table,
});
