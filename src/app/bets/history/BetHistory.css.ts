import { globalStyle, style } from '@vanilla-extract/css';
import { quietButton } from '../../kit/theme/quietButton.css.ts';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const table = style({ selectors: { [at.narrow]: { display: 'block' } } });
export const head = style({
  color: color.text3,
  ...type.meta,
  selectors: {
    [at.narrow]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
globalStyle(`${head} th`, {
  fontWeight: 400,
  padding: `${space[8]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const start = style({ textAlign: 'start' });
export const end = style({ textAlign: 'end' });
globalStyle(`${table} tr[id] > td`, { padding: `0 ${space[16]} ${space[16]}` });
globalStyle(at.narrow.replace('&', `${table} tr[id] > td`), { display: 'block', padding: 0 });
export const toBoard = style(quietButton);
export const older = style({ display: 'grid', placeItems: 'center', paddingBlockEnd: space[16] });
