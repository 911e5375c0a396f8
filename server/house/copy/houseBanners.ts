/** The banners of the home page until an operator sets others: words only; each leads to a page of the site. */
import { MAIN_BOARD } from '../../../src/domain/reference/firstPages.ts';
import { pageTable } from '../../../src/domain/reference/pageTable.ts';
import type { EventBanner } from '../../../src/domain/notices/houseDocuments.ts';

export const houseBanners: readonly EventBanner[] = [
  {
    id: 'welcome',
    title: '모의 머니로 즐기는 한판',
    text: '가입하면 모의 머니 100,000원을 드립니다. 부담 없이 배당의 흐름을 익혀보세요.',
    path: '/rule',
  },
  {
    id: 'odds-policy',
    title: '올라간 배당은 그대로 수락',
    text: '베팅카트에서 배당 변경 설정을 켜면 더 좋은 배당을 놓치지 않습니다.',
    path: pageTable[MAIN_BOARD].path,
  },
  {
    id: 'settlement',
    title: '경기가 끝나면 바로 정산',
    text: '공식 결과가 확인되는 대로 당첨금이 보유머니에 더해집니다. 베팅내역에서 확인하세요.',
    path: '/bet_result',
  },
];
