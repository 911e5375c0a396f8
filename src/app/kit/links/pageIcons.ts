/** What is drawn beside a page's name in menus and shortcuts. A page that lacks it does not compile. */
import type { MenuPage } from '../../../domain/reference/pageTable.ts';
import type { MenuIconName } from '../ui/MenuIcon.tsx';

export const pageIcons: Record<MenuPage, MenuIconName> = {
  cross: 'ticket',
  wintielose: 'ticket',
  europe: 'globe',
  inplay: 'clock',
  handicap: 'ticket',
  special: 'ticket',
  live: 'ticket',
  proto: 'ticket',
  miniGames: 'dice',
  betResult: 'history',
  sportsResult: 'flag',
  virtualGame: 'flag',
  miniGameResults: 'dice',
  virtualResults: 'flag',
  message: 'mail',
  rule: 'document',
  member: 'user',
};
