/** What of a list is meant by a few letters, wherever in the name they stand. Pure. */

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, '');

/** Spaces and case do not matter; nothing typed is everything. */
export const found = <Named extends { readonly name: string }>(of: readonly Named[], text: string): readonly Named[] =>
  of.filter(({ name }) => plain(name).includes(plain(text)));
