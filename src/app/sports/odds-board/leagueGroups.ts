/** Fixtures in board order, cut where the league changes. */
import type { Fixture } from '../../../domain/sports/fixture.ts';

export interface LeagueGroupView {
  readonly leagueId: string;
  readonly leagueName: string;
  readonly locationName: string;
  readonly sportId: string;
  readonly fixtures: readonly Fixture[];
}

export function leagueGroups(fixtures: readonly Fixture[]): readonly LeagueGroupView[] {
  const groups: { leagueId: string; leagueName: string; locationName: string; sportId: string; fixtures: Fixture[] }[] =
    [];
  for (const fixture of fixtures) {
    const last = groups.at(-1);
    if (last?.leagueId === fixture.leagueId) last.fixtures.push(fixture);
    else groups.push({ ...fixture, fixtures: [fixture] });
  }
  return groups.map(({ leagueId, leagueName, locationName, sportId, fixtures: rows }) => ({
    leagueId,
    leagueName,
    locationName,
    sportId,
    fixtures: rows,
  }));
}
