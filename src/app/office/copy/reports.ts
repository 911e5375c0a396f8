/** The words of reports. */
import type { ReportKind, ReportProduct } from '../../../domain/office/reports.ts';

export const reports = {
  title: '보고서',
  by: '기준',
  kinds: { day: '날짜별', product: '상품별', level: '레벨별', partner: '파트너별' } satisfies Record<
    ReportKind,
    string
  >,
  span: '기간',
  spans: { '1': '오늘', '7': '최근 7일', '30': '최근 30일', '92': '최근 92일' },
  csv: 'CSV',
  head: {
    day: '날짜',
    product: '상품',
    level: '레벨',
    partner: '파트너',
    bets: '베팅 수',
    staked: '베팅액',
    paid: '지급',
    gross: '하우스 손익',
    charged: '충전',
    exchanged: '환전',
    given: '기타 지급',
    change: '회원 머니 변동',
  },
  products: {
    sports: '스포츠',
    inPlay: '인플레이',
    miniGame: '미니게임',
    virtual: '가상스포츠',
    casino: '카지노',
    slot: '슬롯',
    none: '베팅 외',
  } satisfies Record<ReportProduct, string>,
  noPartner: '파트너 없음',
  total: '합계',
  gross: '하우스 손익',
  held: '회원 보유머니 합계',
  note: '회원 원장의 기록을 더한 금액입니다.',
  empty: '이 기간에는 기록이 없습니다.',
} as const;
