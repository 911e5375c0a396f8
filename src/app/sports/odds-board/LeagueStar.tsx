/** Marks a league: it stands first on boards from the next order on, and on top of menus (FAV-1, FAV-5). */
import { useFavourites } from '../../frame/favourites/useFavourites.ts';
import { StarButton } from '../../kit/ui/StarButton.tsx';
import { search } from '../copy/search.ts';

interface LeagueStarProps {
  readonly leagueId: string;
  readonly leagueName: string;
}

export function LeagueStar({ leagueId, leagueName }: LeagueStarProps) {
  const { has, toggle } = useFavourites();
  return (
    <StarButton
      name={search.mark(leagueName)}
      isOn={has('league', leagueId)}
      onPress={() => toggle('league', leagueId)}
    />
  );
}
