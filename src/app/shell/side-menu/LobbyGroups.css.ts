import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';
import { node, nodeHeight } from './SideMenu.css.ts';

export const entry = style({ ...node, display: 'block', paddingInlineStart: 38, selectors: nodeHeight });
export const names = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[8]} ${space[12]}`,
  paddingInline: `38px ${space[12]}`,
  paddingBlock: space[6],
  color: color.text3,
  ...type.table,
});
