/** What is drawn beside a page's name in menus that come after the first picture. A page that lacks it does not compile. */
import type { MenuPage } from '../../../domain/reference/pageTable.ts';
import type { PageIconName } from '../ui/PageIcon.tsx';
import { barIcons } from './barIcons.ts';

export const pageIcons: Record<MenuPage, PageIconName> = {
  ...barIcons,
  cross: 'ticket',
  wintielose: 'ticket',
  europe: 'globe',
  inplay: 'clock',
  handicap: 'ticket',
  special: 'ticket',
  live: 'ticket',
  proto: 'ticket',
  free: 'note',
  sportsResult: 'flag',
  attendance: 'calendar',
  tournament: 'chart',
  friend: 'user',
  notice: 'note',
  event: 'calendar',
  liveTv: 'tv',
  miniGameResults: 'dice',
  virtualResults: 'flag',
  statement: 'chart',
  coupons: 'ticket',
  calculate: 'note',
};
