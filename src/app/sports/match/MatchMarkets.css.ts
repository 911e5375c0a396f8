import { globalStyle, style } from '@vanilla-extract/css';

export const prices = style({ position: 'relative', ':focus': { outline: 'none' } });
// Whatever takes the focus is free of the tabs that stay in sight, on a phone of the game's own bar too.
globalStyle(`${prices} :is(a, button, input)`, { scrollMarginBlockStart: '3rem' });
globalStyle(`html[data-screen~="narrow"] ${prices} :is(a, button, input)`, { scrollMarginBlockStart: '5.75rem' });
