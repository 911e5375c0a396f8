/** The drawing beside the name of a page in menus and shortcuts. */
import type { MenuPage } from './paths.ts';
import type { IconName } from '../ui/Icon.tsx';

export const menuPageIcons: Record<MenuPage, IconName> = {
  cross: 'ticket',
  wintielose: 'ticket',
  handicap: 'ticket',
  special: 'ticket',
  live: 'signal',
  proto: 'ticket',
  virtual: 'eSports',
  charge: 'deposit',
  chargeCrypto: 'coinIn',
  exchange: 'withdraw',
  exchangeCrypto: 'coinOut',
  betResult: 'history',
  gameResultSports: 'chart',
  gameResultMinigame: 'dice',
  message: 'mail',
  attendance: 'calendar',
  free: 'note',
  customer: 'headset',
  event: 'flag',
  rule: 'document',
  livetv: 'tv',
  eventMission: 'target',
  member: 'user',
  point: 'coinIn',
  coupon: 'ticket',
};
