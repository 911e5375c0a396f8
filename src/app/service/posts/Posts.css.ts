import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const search = style({
  flex: '0 1 220px',
  blockSize: 36,
  marginInline: `${space[8]} ${space[16]}`,
  selectors: { [at.narrow]: { flex: '1 1 100%', blockSize: 44, marginInline: space[16], marginBlockEnd: space[12] } },
});
export const pinned = style({
  borderBlockEnd: `1px solid ${color.hairline}`,
  backgroundColor: color.bg2,
  // The room of both, so that nothing below moves when they come.
  selectors: { '&[data-waits=true]': { minBlockSize: '5.5rem' } },
});
export const pin = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.75rem',
  paddingInline: space[16],
  ...type.table,
  ':hover': { backgroundColor: color.odds },
  ':focus-visible': { outlineOffset: -2 },
});
export const pinTitle = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** Stays in sight while somebody reads further down, and takes no room: nothing moves when it comes. */
export const freshPlace = style({
  position: 'sticky',
  insetBlockStart: 'calc(var(--chrome-height, 0px) + 8px)',
  zIndex: 1,
  display: 'grid',
  justifyItems: 'center',
  blockSize: 0,
});
export const fresh = style({
  minBlockSize: '2.75rem',
  marginBlockStart: space[8],
  paddingInline: space[20],
  borderRadius: radius.chip,
  backgroundColor: color.text1,
  color: color.bg1,
  boxShadow: color.shadowFloat,
  fontWeight: 600,
  ...type.table,
});
export const row = style({ borderBlockEnd: `1px solid ${color.hairline}`, ':last-child': { borderBlockEnd: 0 } });
export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[12],
  padding: `${space[12]} ${space[16]}`,
  minBlockSize: '5.5rem',
  ':hover': { backgroundColor: color.bg2 },
  ':focus-visible': { outlineOffset: -2 },
  selectors: { '&[data-kind="notice"]': { backgroundColor: color.bg2 } },
});
export const words = style({ display: 'grid', gap: space[2] });
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
  color: color.text2,
  ...type.meta,
});
export const author = style({
  maxInlineSize: '12em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const own = style({ color: color.text1, fontWeight: 600 });
export const kind = style({
  paddingInline: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.cell,
  ...type.meta,
  whiteSpace: 'nowrap',
  selectors: { '&[data-kind="notice"]': { borderColor: color.text1, backgroundColor: color.text1, color: color.bg1 } },
});
export const title = style({ fontWeight: 600, ...type.team });
export const brief = style({ color: color.text2, ...type.table });
export const unshown = style({ color: color.text3, ...type.table });
export const talk = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  inlineSize: 48,
  blockSize: 44,
  borderRadius: radius.button,
  backgroundColor: color.odds,
  fontWeight: 600,
  ...type.body,
});
export const talkLabel = style({ color: color.text2, fontWeight: 400, ...type.caption });

export const post = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
});
export const postTitle = style({ fontWeight: 700, ...type.stake });
export const who = style({ display: 'flex', alignItems: 'center', gap: space[8], ...type.table });
export const face = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: radius.button,
  backgroundColor: color.odds,
  color: color.text2,
});
export const name = style({ fontWeight: 600 });
export const level = style({
  paddingInline: space[6],
  borderRadius: radius.cell,
  backgroundColor: color.odds,
  ...type.meta,
});
export const text = style({ maxInlineSize: '46rem', ...type.team, lineHeight: 1.65 });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: -12,
});
export const act = style({ minBlockSize: '2.75rem' });

export const comment = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[8]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const commentHead = style({ display: 'flex', alignItems: 'center', gap: space[8], minBlockSize: '2rem' });
export const commentTime = style({ flex: '1 1 auto', color: color.text3, ...type.meta });
export const commentsTitle = style({
  padding: `${space[16]} ${space[16]} ${space[12]}`,
  fontWeight: 700,
  ...type.subtitle,
});
export const none = style({ padding: `${space[16]} ${space[16]} ${space[24]}`, color: color.text2, ...type.body });
export const say = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
  padding: space[12],
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const sayField = style({
  minBlockSize: '2.75rem',
  paddingInline: space[16],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.chip,
  backgroundColor: color.field,
  ...type.body,
  unicodeBidi: 'plaintext',
});
export const sayButton = style({ minBlockSize: '2.75rem' });
export const sayProblem = style({ gridColumn: '1 / -1' });
export const whys = style({ display: 'grid', gap: space[8], border: 0 });
export const why = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '2.75rem',
  cursor: 'pointer',
  ...type.body,
});
export const form = style({ padding: space[16] });
export const formActs = style({ display: 'flex', gap: space[8] });
