import { style } from '@vanilla-extract/css';
import { space, type } from '../kit/theme/tokens.css.ts';

export const section = style({ display: 'grid', gridTemplateRows: 'auto 1fr', gap: space[12] });
export const title = style({ fontWeight: 700, ...type.body });
export const bare = style({ display: 'grid', alignContent: 'start', gap: space[8] });
export const box = style({ display: 'grid', alignContent: 'start', gap: space[16], padding: space[20] });
