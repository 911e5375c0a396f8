/** The games of the pictures: four leagues with names as they are in life, and the same number of games with names as they should never be. */
import type { GameScript } from '../../support/scriptedFeed.ts';

const league = (id: string, name: string, games: readonly (readonly [string, string, number, number, number])[]) =>
  games.map(([home, away, homeOdds, draw, awayOdds]): GameScript => ({
    home,
    away,
    odds: { home: homeOdds, draw, away: awayOdds },
    league: { id, name },
  }));

export const PROGRAMME: readonly GameScript[] = [
  ...league('30058', 'K리그1', [
    ['울산 HD', '전북 현대', 215, 320, 310],
    ['포항 스틸러스', 'FC 서울', 198, 335, 345],
    ['대구 FC', '광주 FC', 262, 305, 258],
    ['강원 FC', '제주 SK', 178, 340, 442],
    ['인천 유나이티드', '수원 FC', 231, 298, 305],
  ]),
  ...league('30067', 'K리그2', [
    ['수원 삼성 블루윙즈', '서울 이랜드', 188, 340, 395],
    ['부산 아이파크', '전남 드래곤즈', 224, 312, 318],
    ['성남 FC', '부천 FC 1995', 262, 298, 270],
    ['충남 아산', '김포 FC', 205, 305, 360],
  ]),
  ...league('30102', 'WK리그', [
    ['인천 현대제철 레드엔젤스', '경주 한국수력원자력', 171, 355, 452],
    ['화천 KSPO', '수원 FC 위민', 198, 330, 348],
    ['서울시청', '세종 스포츠토토', 310, 322, 215],
  ]),
  ...league('30144', '하나은행 코리아컵', [
    ['대전 하나 시티즌', '김천 상무', 236, 308, 298],
    ['안산 그리너스', 'FC 안양', 440, 362, 172],
  ]),
];

const LONG = '대한민국 세미프로 여자 배구 챔피언십 준플레이오프 제2차전 특별 초청 경기';

export const LONG_PROGRAMME: readonly GameScript[] = PROGRAMME.map((_, n) => ({
  home: `${LONG} 홈 ${n + 1}`,
  away: `${LONG} 원정 ${n + 1}`,
  odds: { home: 1_234, draw: 10_050, away: 101 },
  league: { id: n < 7 ? '77001' : '77002', name: `${LONG} ${n < 7 ? '예선' : '결선'} 리그` },
}));
