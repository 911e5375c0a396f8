/** Names of the files that are made of parts of the typeface; its licence reserves its own name for what is unchanged. */
export const FIRST_PAINT_FAMILY = 'Hanpan First Paint';
export const WORDS_FAMILY = 'Hanpan Words';

const AFTER_OURS =
  '"Pretendard Variable", Pretendard, -apple-system, BlinkMacSystemFont, "Apple SD Gothic Neo", "Noto Sans KR", "Malgun Gothic", system-ui, sans-serif';

/** What the site is written in. */
export const SITE_FAMILIES = `"${FIRST_PAINT_FAMILY}", "${WORDS_FAMILY}", ${AFTER_OURS}`;

/** Letters of one width; Korean ones, which few such typefaces have, are those of the site. */
export const MONO_FAMILIES = `ui-monospace, SFMono-Regular, Menlo, Consolas, monospace, ${SITE_FAMILIES}`;
