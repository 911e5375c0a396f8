/** The words of the menus as the house arranges them. */
import type { LaterPlace } from '../../../domain/reference/pageShape.ts';

export const menus = {
  title: '메뉴',
  places: '메뉴 고르기',
  placeNames: { side: '사이드 메뉴', rules: '이벤트·규정', results: '경기결과' } satisfies Record<LaterPlace, string>,
  order: '메뉴 순서',
  up: (page: string) => `${page} 위로`,
  down: (page: string) => `${page} 아래로`,
  always: '항상 보입니다.',
  usual: '기본 순서로',
  preview: '미리보기',
  hint: '숨긴 페이지도 주소로는 열립니다. 저장하면 열려 있는 회원 화면에 바로 반영됩니다.',
  ask: '메뉴를 바꿀까요?',
  askHint: '열려 있는 모든 회원 화면의 메뉴가 바로 바뀝니다.',
} as const;
