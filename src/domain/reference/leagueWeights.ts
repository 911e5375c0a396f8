/**
 * How much members of this house look at a league, 0 to 10: what home puts first (HOM-1), and which of equal matches a search names first (SRC-7).
 * A table, so that it can be argued about; a league that it does not name weighs nothing.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  // Football: of Korea, of England, Spain, Germany, Italy and France, of Japan, and the next of each
  '10101': 9,
  '10102': 6,
  '10105': 6,
  '10201': 10,
  '10202': 5,
  '10204': 9,
  '10206': 8,
  '10208': 8,
  '10210': 7,
  '10301': 4,
  '10302': 4,
  '10305': 4,
  '10108': 3,
  '10401': 5,
  '10402': 3,
  // Basketball: of Korea, men and women, of America and Europe
  '20101': 8,
  '20102': 6,
  '20103': 9,
  '20107': 5,
  // Baseball: of Korea, America and Japan
  '30101': 10,
  '30103': 9,
  '30104': 6,
  // Volleyball of Korea, men and women
  '40101': 8,
  '40102': 8,
  // Ice hockey: of Asia and America
  '50101': 3,
  '50102': 7,
  // Electronic sports: of Korea and China
  '60101': 8,
  '60103': 4,
};

export const weightOfLeague = (leagueId: string): number => WEIGHTS[leagueId] ?? 0;
