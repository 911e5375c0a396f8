/** Sports and leagues as the-odds-api keys them. */
import { SPORT } from '../../../../src/domain/reference/sports.ts';
import { rowOf } from '../../rowOf.ts';

/** By the beginning of a key: the sport, and where its leagues are if they say no place. */
const sports: readonly (readonly [prefix: string, sportId: string])[] = [
  ['soccer_', SPORT.football],
  ['basketball_', SPORT.basketball],
  ['baseball_', SPORT.baseball],
  ['icehockey_', SPORT.iceHockey],
  ['americanfootball_', SPORT.americanFootball],
  ['tennis_', SPORT.tennis],
  ['cricket_', SPORT.cricket],
  ['handball_', SPORT.handball],
  ['golf_', SPORT.golf],
  ['boxing_', SPORT.boxing],
  ['mma_', SPORT.boxing],
];

export const sportOf = (key: string): string => sports.find(([prefix]) => key.startsWith(prefix))?.[1] ?? 'odds-api';

const leagues: Readonly<Record<string, readonly [location: string, league: string] | undefined>> = {
  soccer_epl: ['잉글랜드', '프리미어리그'],
  soccer_efl_champ: ['잉글랜드', '챔피언십'],
  soccer_spain_la_liga: ['스페인', '라리가'],
  soccer_germany_bundesliga: ['독일', '분데스리가'],
  soccer_italy_serie_a: ['이탈리아', '세리에 A'],
  soccer_france_ligue_one: ['프랑스', '리그 1'],
  soccer_netherlands_eredivisie: ['네덜란드', '에레디비시'],
  soccer_korea_kleague1: ['대한민국', 'K리그1'],
  soccer_japan_j_league: ['일본', 'J1리그'],
  soccer_usa_mls: ['미국', 'MLS'],
  basketball_nba: ['미국', 'NBA'],
  baseball_mlb: ['미국', 'MLB'],
  baseball_kbo: ['대한민국', 'KBO'],
  baseball_npb: ['일본', 'NPB'],
  icehockey_nhl: ['미국', 'NHL'],
  americanfootball_nfl: ['미국', 'NFL'],
};

/** A league without a row has its own title. */
export const leagueOf = (key: string, title: string): readonly [location: string, league: string] =>
  rowOf(leagues, key) ?? ['국제', title];
