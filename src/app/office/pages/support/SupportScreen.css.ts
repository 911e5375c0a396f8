import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';
import { panelsBeside, phone } from '../../parts/screen.ts';

export const whole = style({
  flex: '1 1 auto',
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  '@media': {
    [panelsBeside]: {
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(420px, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      minBlockSize: 0,
    },
    [phone]: { gap: 0 },
  },
});
globalStyle(`${whole}[data-stale] :is(table, ul, dl)`, { filter: 'saturate(0)', opacity: 0.72 });
export const list = style({ minBlockSize: 0 });
export const desk = style({ minBlockSize: 0 });
export const filters = style({ paddingInline: space[8], borderBlockEnd: `1px solid ${color.hairline}` });
export const part = style({
  display: 'grid',
  gap: space[8],
  padding: space[16],
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const thread = style({ display: 'grid', gap: space[12], padding: space[16] });
export const turn = style({
  display: 'grid',
  gap: space[4],
  maxInlineSize: '88%',
  padding: space[12],
  borderRadius: radius.card,
  backgroundColor: color.bg2,
  ...type.body,
  selectors: { '&[data-by="house"]': { justifySelf: 'end', backgroundColor: color.odds } },
});
export const said = style({ whiteSpace: 'pre-wrap', color: color.text1, unicodeBidi: 'plaintext' });
export const meta = style({ color: color.text3, ...type.meta });
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gap: space[12],
  padding: space[16],
  borderBlockStart: `1px solid ${color.hairline}`,
  backgroundColor: color.bg1,
});
export const text = style({
  inlineSize: '100%',
  minBlockSize: '6.5rem',
  padding: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text1,
  font: 'inherit',
  ...type.body,
  resize: 'vertical',
});
export const field = style({ display: 'grid', gap: space[6], color: color.text2, ...type.meta });
export const problem = style({ color: color.danger, ...type.meta });
export const who = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[8],
  fontWeight: 700,
  ...type.team,
});
export const answers = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[8] });
