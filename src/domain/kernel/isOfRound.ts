/**
 * Which fixtures are rounds of mini games and virtual games: nothing of them travels or is stored, and what reckons them is loaded where one is met.
 * Alone in its file, for every page of a member asks.
 */

/** @param fixtureId of anything that is backed */
export const isOfRound = (fixtureId: string): boolean => fixtureId.startsWith('mg.');
