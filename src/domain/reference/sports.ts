/** Sports by the feed's ids, and the board tab each belongs to. Korean words are in the app's `copy` folders. */
import { z } from 'zod';

export const SPORT = {
  football: '6046',
  basketball: '48242',
  volleyball: '154830',
  baseball: '154914',
  iceHockey: '35232',
  eSports: '687890',
  tennis: '54094',
  horseRacing: '687888',
  cricket: '452674',
  americanFootball: '131506',
  boxing: '154919',
  handball: '35709',
  tableTennis: '265917',
  badminton: '1149093',
  golf: '687889',
} as const;

/** Id of a sport the tables know. */
export type KnownSportId = (typeof SPORT)[keyof typeof SPORT];

/** Longest sport id, characters. */
export const MAX_SPORT_ID = 16;

/** A feed sport id. Unknown sports are valid and shown under `other`. */
export const SportId = z.string().min(1).max(MAX_SPORT_ID);
export type SportId = z.infer<typeof SportId>;

const known: ReadonlySet<string> = new Set(Object.values(SPORT));

/** Whether the tables know a sport. */
export const isKnownSport = (sportId: SportId): sportId is KnownSportId => known.has(sportId);

export const CATEGORIES = [
  'all',
  'football',
  'basketball',
  'baseball',
  'volleyball',
  'iceHockey',
  'eSports',
  'other',
] as const;

/** A category tab of the pre-match pages. */
export const Category = z.enum(CATEGORIES);
export type Category = z.infer<typeof Category>;

const categoryBySport: Readonly<Record<string, Category>> = {
  [SPORT.football]: 'football',
  [SPORT.basketball]: 'basketball',
  [SPORT.baseball]: 'baseball',
  [SPORT.volleyball]: 'volleyball',
  [SPORT.iceHockey]: 'iceHockey',
  [SPORT.eSports]: 'eSports',
};

export function categoryOf(sportId: SportId): Exclude<Category, 'all'> {
  const category = categoryBySport[sportId];
  return category === undefined || category === 'all' ? 'other' : category;
}
