/** What is drawn beside a page's name in the shortcuts. A page that lacks it does not compile. */
import type { BarPage } from '../../../domain/reference/barPages.ts';
import type { MenuIconName } from '../ui/MenuIcon.tsx';

export const barIcons: Record<BarPage, MenuIconName> = {
  charge: 'moneyIn',
  chargeCrypto: 'tetherIn',
  exchange: 'moneyOut',
  exchangeCrypto: 'tetherOut',
  casino: 'cards',
  slot: 'reels',
  miniGames: 'dice',
  betResult: 'history',
  virtualGame: 'flag',
  message: 'mail',
  customer: 'headset',
  rule: 'document',
  member: 'user',
  points: 'document',
  coupons: 'document',
  eventMission: 'flag',
  limits: 'history',
};
