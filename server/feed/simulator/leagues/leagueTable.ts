/** All leagues of the simulator, read from the data files beside this one. A malformed row stops the start. */
import type { LeagueId, LocationId } from '../../../../src/domain/kernel/ids.ts';
import { SPORT } from '../../../../src/domain/reference/sports.ts';
import { kickOffPlan } from '../kickOffPlan.ts';
import type { League, LeagueRow } from '../league.ts';
import { baseball } from './baseball.ts';
import { basketball } from './basketball.ts';
import { eSports } from './eSports.ts';
import { footballAmericas } from './footballAmericas.ts';
import { footballAsia } from './footballAsia.ts';
import { footballEurope } from './footballEurope.ts';
import { footballWest } from './footballWest.ts';
import { iceHockey } from './iceHockey.ts';
import { kickOffs, LEAGUES_OF_WEIGHT } from './kickOffs.ts';
import { locations } from './locations.ts';
import { volleyball } from './volleyball.ts';

const rowsBySport: readonly (readonly [sportId: string, rows: readonly LeagueRow[]])[] = [
  [SPORT.football, [...footballAsia, ...footballWest, ...footballEurope, ...footballAmericas]],
  [SPORT.basketball, basketball],
  [SPORT.baseball, baseball],
  [SPORT.volleyball, volleyball],
  [SPORT.iceHockey, iceHockey],
  [SPORT.eSports, eSports],
];

/** Read once, at the start. */
export const leagueTable: readonly League[] = rowsBySport.flatMap(([sportId, rows]) =>
  rows.map((row) => leagueOf(sportId, row)),
);

function leagueOf(sportId: string, [id, name, locationName, teamList, scoring]: LeagueRow): League {
  const teams = teamList.split(',').map((team) => team.trim());
  const locationId = locations[locationName];
  if (locationId === undefined) throw new RangeError(`league ${id}: no location of this name`);
  if (teams.length < 2 || new Set(teams).size !== teams.length || teams.includes('')) {
    throw new RangeError(`league ${id}: teams must be two or more, named and different`);
  }
  return {
    leagueId: String(id) as LeagueId,
    name,
    sportId,
    locationId: String(locationId) as LocationId,
    locationName,
    teams,
    scoring: scoring ?? null,
    kickOffs: kickOffPlan(kickOffs[id] ?? ''),
    isOfWeight: LEAGUES_OF_WEIGHT.has(String(id)),
  };
}
