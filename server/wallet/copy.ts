/** Words of statements as files, in the order of their columns (STM-8). */
import { causeOf, type Cause, type Purse } from '../../src/domain/wallet/entry.ts';
import type { TransferKind } from '../../src/domain/wallet/ledger.ts';

export const statementHeadings = (purse: Purse): readonly string[] => [
  ...['일시', '종류', '상품', '폴더', '내용'],
  ...(purse === 'money' ? ['금액(원)', '잔액(원)'] : ['포인트', '남은 포인트']),
  ...['번호', '내역 번호'],
];

const CAUSES: { readonly [Name in Cause]: string } = {
  bet: '베팅',
  won: '적중',
  returned: '취소·환급',
  corrected: '정정',
  charge: '충전',
  exchange: '환전',
  converted: '포인트 전환',
  coupon: '쿠폰',
  granted: '적립',
  calculated: '정산',
  debt: '미수 정리',
  house: '지급·회수',
};
export const causeWords = (kind: TransferKind): string => CAUSES[causeOf(kind)];

const PAGES: Readonly<Record<string, string>> = {
  ...{ cross: '크로스', wintielose: '승무패', handicap: '핸디캡', special: '스페셜', live: '라이브', proto: '프로토' },
  ...{ europe: '유럽형', inplay: '인플레이', minigame: '미니게임', virtual: '가상게임' },
};
export const pageWords = (page: string): string => PAGES[page] ?? '카지노';
