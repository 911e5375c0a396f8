import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const hands = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[20]}` });
export const hand = style({ display: 'grid', gap: space[4], justifyItems: 'start' });
export const name = style({ color: color.text2, fontVariantNumeric: 'tabular-nums', ...type.meta });
export const cards = style({ display: 'flex', gap: space[4] });
/** As large as a card is read at a glance. */
export const card = style({ display: 'block', inlineSize: 33, blockSize: 47 });
