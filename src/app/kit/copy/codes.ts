/** The words of closed tables of codes: a code without a word does not compile. */
import type { OddsPolicy } from '../../../domain/reference/oddsPolicies.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import type { Category } from '../../../domain/reference/sports.ts';
import type { BetStatus, FixtureStatus } from '../../../domain/reference/statuses.ts';
import type { Side } from '../../../domain/sports/fixture.ts';
import type { Movement } from '../../../domain/kernel/odds.ts';

export const categoryNames: Record<Category, string> = {
  all: '전체',
  football: '축구',
  basketball: '농구',
  baseball: '야구',
  volleyball: '배구',
  iceHockey: '아이스하키',
  eSports: 'e스포츠',
  other: '기타',
};

export const pageNames: Record<PageKind, string> = {
  cross: '크로스',
  wintielose: '승무패',
  handicap: '핸디캡',
  special: '스페셜',
  live: '라이브',
  proto: '프로토',
  europe: '유럽형',
  inplay: '인플레이',
  virtual: '가상게임',
  minigame: '미니게임',
};

export const betStatusNames: Record<BetStatus, string> = {
  [-1]: '취소',
  0: '진행중',
  1: '낙첨',
  2: '적중',
  3: '적중특례',
};

export const sideNames: Record<Exclude<Side, 'named'>, string> = {
  home: '홈',
  draw: '무',
  away: '원정',
  over: '오버',
  under: '언더',
};

/** What stands where prices were once a fixture is no longer offered; `null` while it is. */
export const fixtureStatusNames: Record<FixtureStatus, string | null> = {
  scheduled: null,
  inPlay: null,
  finished: '마감',
  cancelled: '취소',
  postponed: '연기',
  interrupted: '중단',
};

/** The word beside an arrow, for those who cannot see it. */
export const movementNames: Record<Movement, string | undefined> = { up: '상승', down: '하락', none: undefined };

/** What happens to a bet when odds changed meanwhile (FAIR-02). */
export const oddsPolicyNames: Record<OddsPolicy, string> = {
  none: '매번 확인',
  better: '오를 때만 자동',
  any: '항상 자동',
};
