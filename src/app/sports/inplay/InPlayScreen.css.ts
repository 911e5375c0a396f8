import { style } from '@vanilla-extract/css';
import { listBeside, listPage } from '../../kit/theme/listPage.css.ts';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style(listPage);
export const list = style([
  panel,
  {
    minInlineSize: 0,
    selectors: {
      [at.fromMiddle]: listBeside,
      // As high before it is read: nothing below moves.
      [at.narrow]: { minBlockSize: 99, border: 'none', borderRadius: 0, boxShadow: 'none' },
    },
  },
]);
export const stage = style({ minInlineSize: 0 });
export const notice = style({
  paddingBlock: space[6],
  color: color.text2,
  ...type.meta,
  selectors: { [at.narrow]: { paddingInline: space[12], backgroundColor: color.bg1 } },
});
