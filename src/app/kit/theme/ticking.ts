/**
 * What says something else each second, drawn while it is in sight alone: while a long page is scrolled all of it would be laid out and painted for that, two
 * frames of each second. It keeps the room that it had.
 *
 * @param inlineSize until it was in sight
 * @param blockSize until it was in sight
 */
export const ticking = (inlineSize: string, blockSize: string) =>
  ({ contentVisibility: 'auto', containIntrinsicSize: `auto ${inlineSize} auto ${blockSize}` }) as const;
