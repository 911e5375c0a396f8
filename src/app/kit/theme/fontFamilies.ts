/** Names of the files that are made of parts of the typeface; its licence reserves its own name for what is unchanged. */
export const FIRST_PAINT_FAMILY = 'Hanpan First Paint';
export const WORDS_FAMILY = 'Hanpan Words';
