/**
 * Families of markets, for the in-play slip: two picks of one fixture must come from different families (§4, CRT-07).
 */

export const MARKET_FAMILIES = ['oneXTwo', 'winLose', 'handicap', 'overUnder', 'other'] as const;
export type MarketFamily = (typeof MARKET_FAMILIES)[number];

/** Feed market ids by family. Over/under and under/over are one family: both name the same question. */
const familyMembers: { readonly [Family in Exclude<MarketFamily, 'other'>]: readonly string[] } = {
  oneXTwo: ['1', '41', '42', '43', '44', '49', '282', '348', '349', '390', '464'],
  winLose: ['52', '63', '202', '203', '204', '205', '206', '226', '235', '472', '1618', '2681'],
  handicap: ['3', '13', '53', '64', '65', '66', '67', '95', '281', '342', '866', '1558'],
  overUnder: [
    '2',
    '11',
    '21',
    '28',
    '30',
    '31',
    '45',
    '46',
    '47',
    '48',
    '77',
    '101',
    '102',
    '153',
    '155',
    '220',
    '221',
    '236',
    '322',
    '352',
    '353',
    '525',
  ],
};

const familyById = new Map(
  Object.entries(familyMembers).flatMap(([family, ids]) => ids.map((id) => [id, family as MarketFamily] as const)),
);

export function familyOf(marketId: string): MarketFamily {
  return familyById.get(marketId) ?? 'other';
}
