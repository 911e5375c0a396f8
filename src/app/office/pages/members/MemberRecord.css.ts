import { style } from '@vanilla-extract/css';
import { panel as surface } from '../../../kit/theme/panel.css.ts';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';
import { field } from '../../parts/ActForm.css.ts';
import { panelsBeside, phone } from '../../parts/screen.ts';

export const whole = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': { [panelsBeside]: { overflow: 'auto', scrollbarWidth: 'thin' }, [phone]: { gap: 0 } },
});
export const head = style([
  surface,
  {
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[12]} ${space[24]}`,
    padding: space[16],
    '@media': { [phone]: { borderRadius: 0, borderInline: 0 } },
  },
]);
export const back = style({ flex: 'none', '@media': { [phone]: { inlineSize: '100%', justifyContent: 'start' } } });
export const who = style({ display: 'flex', alignItems: 'center', gap: space[12], minInlineSize: 0 });
export const letter = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: radius.card,
  backgroundColor: color.odds,
  color: color.text1,
  fontWeight: 700,
  ...type.team,
});
export const names = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const nickname = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[6],
  fontWeight: 700,
  ...type.team,
});
export const quiet = style({ color: color.text3, ...type.meta });
export const strong = style({ color: color.text1, fontWeight: 600, ...type.table });
export const blocked = style({ color: color.danger, fontWeight: 600, ...type.meta });
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[24]}`,
  '@media': { [phone]: { inlineSize: '100%' } },
});
export const figure = style({ paddingInlineStart: space[16], borderInlineStart: `1px solid ${color.hairline}` });
export const sum = style({ color: color.text1, fontWeight: 700, whiteSpace: 'nowrap', ...type.team });
export const unit = style({ color: color.text2, fontWeight: 400 });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginInlineStart: 'auto',
  '@media': { [phone]: { inlineSize: '100%', display: 'grid', gridTemplateColumns: '1fr 1fr', marginInlineStart: 0 } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  '@media': {
    [panelsBeside]: { gridTemplateColumns: '292px minmax(0, 1fr) 308px' },
    [phone]: { gap: 0 },
  },
});
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': { [phone]: { gap: 0 } },
});
export const panel = style({ flex: 'none' });
export const part = style({
  display: 'grid',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const limit = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space[2]} ${space[8]}`,
  padding: `${space[8]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const limitName = style({ color: color.text2, ...type.table });
export const limitValue = style({ color: color.text1, fontWeight: 700, ...type.table });
export const limitNote = style({
  gridColumn: '1 / -1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: color.text3,
  ...type.meta,
  selectors: { '&[data-unlike]': { color: color.warn } },
});
export const warned = style({ padding: `${space[8]} ${space[16]}`, color: color.warn, fontWeight: 600, ...type.meta });
export const hint = style({ padding: `${space[12]} ${space[16]}`, color: color.text3, ...type.meta });
export const filters = style({ paddingInline: space[8], borderBlockEnd: `1px solid ${color.hairline}` });
export const end = style({ marginInlineStart: 'auto', justifySelf: 'end' });
export const what = style({ inlineSize: '56%', paddingBlock: space[6] });
export const about = style({
  display: 'block',
  overflowWrap: 'anywhere',
  color: color.text3,
  ...type.meta,
});
export const wide = style({ inlineSize: '100%' });
export const item = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[8]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: { '&:last-child': { borderBlockEndColor: 'transparent' } },
});
export const itemHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  color: color.text1,
  ...type.table,
});
export const itemEnd = style({ marginInlineStart: 'auto', color: color.text3, fontWeight: 400, ...type.meta });
export const noteText = style({
  color: color.text1,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
  ...type.table,
});
export const changed = style({ color: color.text2, overflowWrap: 'anywhere', ...type.meta });
export const text = style({
  inlineSize: '100%',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text1,
  minBlockSize: '4.5rem',
  padding: space[8],
  font: 'inherit',
  ...type.table,
  resize: 'vertical',
});
export const problem = style({ flexBasis: '100%', color: color.danger, ...type.meta });
export const wideField = style([field, { flexBasis: '100%' }]);
export const tick = style({
  flex: '1 1 260px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: 44,
  color: color.text2,
  ...type.table,
});
