/** What is drawn beside a game, by how it is drawn. */
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import type { MenuIconName } from '../../kit/ui/MenuIcon.tsx';

/** Kinds of games, as members look for them; in the order of the pills. */
export const KINDS = ['powerball', 'ladder', 'keno', 'baccarat', 'cards', 'dice', 'wheel', 'race', 'virtual'] as const;
export type Kind = (typeof KINDS)[number];

const kinds: readonly (readonly [part: RegExp, kind: Kind])[] = [
  [/ladder/i, 'ladder'],
  [/powerball/i, 'powerball'],
  [/keno/i, 'keno'],
  [/baccarat/i, 'baccarat'],
  [/sicbo|dice/i, 'dice'],
  [/roulette|ring/i, 'wheel'],
  [/virtual/i, 'virtual'],
  [/race|six/i, 'race'],
];

export const kindOf = ({ family, provider }: Pick<GameRow, 'family' | 'provider'>): Kind =>
  provider === 'bet365' ? 'virtual' : (kinds.find(([part]) => part.test(family))?.[1] ?? 'cards');

const icons: Record<Kind, MenuIconName> = {
  powerball: 'clock',
  ladder: 'reels',
  keno: 'clock',
  baccarat: 'cards',
  cards: 'cards',
  dice: 'dice',
  wheel: 'globe',
  race: 'flag',
  virtual: 'flag',
};

export const iconOf = (game: Pick<GameRow, 'family' | 'provider'>): MenuIconName => icons[kindOf(game)];
