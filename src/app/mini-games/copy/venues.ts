/** Names of the venues of virtual sports. */
import type { Venue } from '../../../domain/mini-games/virtual/venues.ts';

export const venueNames: Record<Venue, string> = {
  premierships: '프리미어십',
  superleagues: '슈퍼리그',
  worldcups: '월드컵',
  eurocups: '유로컵',
  bakergardens: '베이커 가든스',
  nbareplay: 'NBA',
  waterportarena: '워터포트 아레나',
  goldenhillparks: '골든힐 파크',
  hillsideparks: '힐사이드 파크',
  britanniaways: '브리타니아 웨이',
  festivaldowns: '페스티발 다운스',
  victoriaparks: '빅토리아 파크',
};
