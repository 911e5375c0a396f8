import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[24],
  minBlockSize: '100dvh',
  padding: space[16],
});
export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  inlineSize: 'min(480px, 100%)',
  padding: space[24],
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: color.bg1,
});
export const icon = style({ color: color.warn });
export const title = style({ fontWeight: 700, textAlign: 'center', wordBreak: 'keep-all', ...type.title });
export const text = style({ color: color.text2, textAlign: 'center', wordBreak: 'keep-all', ...type.body });
export const steps = style({
  display: 'grid',
  gap: space[8],
  paddingInlineStart: space[20],
  color: color.text1,
  wordBreak: 'keep-all',
  listStyle: 'decimal',
  ...type.body,
});
