import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

/** As high as what says that there are none: what follows stays where it is. */
export const rows = style({ minBlockSize: '14rem' });
export const row = style({ borderBlockEnd: `1px solid ${color.hairline}`, ':last-child': { borderBlockEnd: 0 } });
export const open = style({ backgroundColor: color.bg2 });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '92px 84px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[12],
  minBlockSize: '3rem',
  padding: `${space[6]} ${space[16]}`,
  ':hover': { backgroundColor: color.bg2 },
  selectors: {
    [at.narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', rowGap: space[6], paddingBlock: space[12] },
  },
});
export const topic = style({ color: color.text2, ...type.table });
export const subject = style({
  fontWeight: 500,
  ...type.body,
  selectors: { [at.narrow]: { gridColumn: '1 / -1', gridRow: 2 }, '[data-state="answered"] &': { fontWeight: 700 } },
});
export const time = style({ color: color.text3, ...type.table });
export const state = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '1.625rem',
  paddingInline: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: radius.chip,
  color: color.text2,
  ...type.meta,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-state="answered"]': { color: color.live, fontWeight: 600 },
    '&[data-state="closed"]': { color: color.win },
  },
});
export const dot = style({ inlineSize: 7, blockSize: 7, borderRadius: radius.chip, backgroundColor: 'currentColor' });
export const thread = style({ display: 'grid', gap: space[12], padding: `${space[4]} ${space[16]} ${space[16]}` });
export const turns = style({ display: 'grid', gap: space[12] });
export const bubble = style({
  justifySelf: 'end',
  maxInlineSize: 'min(34rem, 88%)',
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.card,
  backgroundColor: color.odds,
  ...type.body,
  selectors: {
    '&[data-by="house"]': { justifySelf: 'start', border: `1px solid ${color.border}`, backgroundColor: color.bg1 },
  },
});
export const who = style({ marginBlockStart: space[6], color: color.text2, ...type.meta });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const act = style({ minBlockSize: '2.75rem' });
export const bet = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: color.text1,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  ...type.meta,
});
export const topics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[8],
  border: 0,
  selectors: { [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const topicChoice = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  minBlockSize: '4rem',
  alignContent: 'center',
  paddingInline: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  cursor: 'pointer',
  selectors: {
    '&:has(> input:checked)': { outline: `2px solid ${color.text1}`, outlineOffset: -1, backgroundColor: color.bg2 },
    '&:has(> input:focus-visible)': { boxShadow: `0 0 0 4px ${color.focus}` },
    [at.narrow]: { minBlockSize: '3.5rem' },
  },
});
export const topicName = style({ fontWeight: 600, ...type.body });
export const topicHint = style({ color: color.text2, ...type.meta });
export const templates = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const template = style({
  minBlockSize: '2rem',
  paddingInline: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  fontWeight: 600,
  ...type.meta,
  ':hover': { backgroundColor: color.bg2 },
  selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
});
export const answer = style({ color: color.text2, ...type.body, lineHeight: 1.6 });
export const faqTitle = style({
  padding: `${space[12]} ${space[4]} ${space[8]}`,
  fontWeight: 700,
  ...type.subtitle,
  selectors: { [at.narrow]: { paddingInline: space[16] } },
});
