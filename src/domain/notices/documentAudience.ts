/** Who may read which document of the house, checked against their table: a page that reads documents needs none of their schemas. */
import type { AudienceOf, DocumentName } from '../calls/house.ts';

export const documentAudience: { readonly [Name in DocumentName]: AudienceOf<Name> } = {
  signUp: 'visitor',
  maintenance: 'visitor',
  messengers: 'visitor',
  menus: 'member',
  popups: 'member',
  messages: 'member',
  banners: 'member',
  rules: 'member',
  topEvents: 'member',
  liveBettingTime: 'visitor',
  betCancelling: 'visitor',
  limits: 'member',
  caps: 'member',
  gamePayouts: 'member',
  cashier: 'member',
  cashierStanding: 'member',
  tetherRate: 'member',
  tetherDepositUrl: 'member',
  attendance: 'member',
  quests: 'member',
  tournaments: 'member',
  friends: 'member',
  boardHead: 'member',
  houseLaunches: 'member',
};
