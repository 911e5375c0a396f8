/** What the in-play page's address says: the sport whose games are listed, and the games that are shown, first to last. */
import { categoryOf } from '../../../domain/reference/sports.ts';
import { sportIn } from '../../kit/links/boardSearch.ts';

/** Sports that are played in play (§2), in the order of their tabs. */
export const PLAY_CATEGORIES = ['football', 'basketball', 'volleyball', 'baseball', 'iceHockey'] as const;
export type PlayCategory = (typeof PLAY_CATEGORIES)[number];

/** Most games side by side. */
export const MOST_COLUMNS = 4;

export interface InPlayAddress {
  /** `undefined` where the address names none, or one that is not played in play. */
  readonly category: PlayCategory | undefined;
  readonly games: readonly string[];
}

export function readInPlayAddress(params: URLSearchParams): InPlayAddress {
  const sportId = params.get('sport_id') ?? '';
  return {
    category: PLAY_CATEGORIES.find((category) => category === categoryOf(sportId)),
    games: [...new Set(params.getAll('game'))].filter((id) => id !== '' && id.length <= 64).slice(0, MOST_COLUMNS),
  };
}

/** As a query, with the sport's flag as the product's links have it. */
export function inPlaySearch({ category, games }: InPlayAddress): string {
  const params = new URLSearchParams();
  if (category !== undefined) {
    params.set('sport_id', sportIn(category) ?? '');
    params.set(category.toLowerCase(), '1');
  }
  for (const game of games) params.append('game', game);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** What a press on a game of the list shows: it goes beside the others while there is room, and takes the last one's place after that. */
export function withGame(games: readonly string[], game: string, columns: number): readonly string[] {
  if (games.includes(game)) return columns === 1 ? [game] : games;
  return [...games.slice(0, columns - 1), game];
}
