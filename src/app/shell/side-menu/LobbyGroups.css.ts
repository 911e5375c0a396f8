import { style } from '@vanilla-extract/css';
import { node, nodeHeight } from './SideMenu.css.ts';

export const entry = style({ ...node, display: 'block', paddingInlineStart: 38, selectors: nodeHeight });
