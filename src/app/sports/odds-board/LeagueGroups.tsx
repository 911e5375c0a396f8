/** The games of a page under the heads of their leagues. */
import { useMemo, type ComponentType } from 'react';
import { LeagueGroup } from './LeagueGroup.tsx';
import { leagueGroups } from './leagueGroups.ts';
import type { GamesProps, HeldGameProps } from './gameParts.ts';

export function LeagueGroups({
  view,
  pickedByFixture,
  context,
  Game,
}: GamesProps & { readonly Game: ComponentType<HeldGameProps> }) {
  const groups = useMemo(() => leagueGroups(view.fixtures), [view.fixtures]);
  return groups.map((group) => (
    <LeagueGroup
      // In the order of time a league may stand in several places.
      key={group.fixtures[0]?.fixtureId}
      group={group}
      size={view.leagueSizes.get(group.leagueId)}
      over={view.over}
      lines={view.lines}
      Game={Game}
      pickedByFixture={pickedByFixture}
      context={context}
    />
  ));
}
