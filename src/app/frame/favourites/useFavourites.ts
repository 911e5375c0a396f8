/** What the member has marked to find again, and how to mark it (rules FAV). Every tab shows the same at once. */
import { useMemo } from 'react';
import { favourites } from '../../../db/queries/favourites.ts';
import type { Favourite, FavouriteKind } from '../../../domain/favourites/favourites.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useLive } from '../link/useLive.ts';

export interface Favourites {
  /** In the order in which they were marked. */
  readonly all: readonly Favourite[];
  /** Ids, as `teamIdOf` makes them. */
  readonly teams: readonly string[];
  readonly leagues: readonly string[];
  readonly markets: readonly string[];
  has(kind: FavouriteKind, id: string): boolean;
  /** Marks it, or takes the mark away. */
  toggle(kind: FavouriteKind, id: string): void;
}

const NONE: readonly Favourite[] = [];

/** The same object for as long as the marks are the same. */
export function useFavourites(): Favourites {
  const { engine } = usePorts();
  const all = useLive(favourites, []) ?? NONE;
  return useMemo(() => {
    const idsOf = (wanted: FavouriteKind) => all.filter(({ kind }) => kind === wanted).map(({ id }) => id);
    return {
      all,
      teams: idsOf('team'),
      leagues: idsOf('league'),
      markets: idsOf('market'),
      has: (kind, id) => all.some((one) => one.kind === kind && one.id === id),
      toggle: (kind, id) => void engine.toggleFavourite(kind, id),
    };
  }, [all, engine]);
}
