/** Games of a list beside those that stand elsewhere on the page (HOM-2). */

/** @returns `count` at most; of a list too short to leave any out, all: a small house would have an empty one */
export function besides<Game extends { readonly fixtureId: string }>(
  games: readonly Game[],
  elsewhere: ReadonlySet<string>,
  count: number,
): readonly Game[] {
  const others = games.filter(({ fixtureId }) => !elsewhere.has(fixtureId));
  return (others.length < count ? games : others).slice(0, count);
}
