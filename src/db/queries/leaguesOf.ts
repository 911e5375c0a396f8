/** Which of a member's marks are leagues. Reads nothing, so that the page's first script can use it as well. */
import type { Favourite } from '../../domain/favourites/favourites.ts';

/** Their ids; of no marks none. */
export const leaguesOf = (marked: readonly Favourite[]): ReadonlySet<string> =>
  new Set(marked.flatMap(({ kind, id }) => (kind === 'league' ? id : [])));
