import { style } from '@vanilla-extract/css';
import { codeChip } from '../../kit/theme/codeChip.css.ts';
import { at, color, layer, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.75rem',
  paddingInline: space[8],
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: {
    [at.narrow]: {
      position: 'sticky',
      insetBlockStart: 'var(--chrome-height, 0px)',
      zIndex: layer.sticky,
      paddingInline: space[4],
      backgroundColor: color.bg1,
    },
  },
});
const pressable = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  flex: 'none',
  minBlockSize: '2.25rem',
  paddingInline: space[8],
  borderRadius: radius.button,
  color: color.text2,
  ...type.body,
  ':hover': { color: color.text1, backgroundColor: color.odds },
  selectors: { [at.narrow]: { minBlockSize: '2.75rem', minInlineSize: '2.75rem', justifyContent: 'center' } },
} as const;
export const back = style(pressable);
export const backWord = style({ selectors: { [at.narrow]: { display: 'none' } } });
export const icon = style({
  display: 'inline-flex',
  color: color.text3,
  selectors: { [at.narrow]: { display: 'none' } },
});
export const code = style(codeChip);
export const league = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  ...type.body,
});
export const steps = style({ display: 'inline-flex', flex: 'none', marginInlineStart: 'auto' });
export const step = style(pressable);
export const stepWord = style({ selectors: { [at.tight]: { display: 'none' }, [at.narrow]: { display: 'none' } } });
