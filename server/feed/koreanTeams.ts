/** What a team of a feed in Latin letters is called here, where the table of names knows it. */
import { ALIASES } from '../../src/domain/search/aliasTable.ts';
import { SPORT } from '../../src/domain/reference/sports.ts';

/** Elsewhere people play, whose names are in no table and might be a team's. */
const OF_TEAMS: ReadonlySet<string> = new Set([
  SPORT.football,
  SPORT.basketball,
  SPORT.volleyball,
  SPORT.baseball,
  SPORT.iceHockey,
  SPORT.eSports,
]);

const keyOf = (name: string) => name.trim().toLowerCase();

const korean: ReadonlyMap<string, string> = new Map(
  ALIASES.flatMap(([first = '', ...others]) => others.map((other) => [keyOf(other), first] as const)).toReversed(),
);

/** @returns the Korean name of a team that is known, and any other as the feed has it */
export function koreanTeam(name: string, sportId: string): string {
  return OF_TEAMS.has(sportId) ? (korean.get(keyOf(name)) ?? name) : name;
}
