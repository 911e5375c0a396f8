/** The words of what is in force: caps by kind, and margins. */
import { formatWon } from '../../../domain/kernel/money.ts';
import type { CapScope } from '../../../domain/limits/caps.ts';

export const capScopeNames: Record<CapScope, string> = {
  page: '상품',
  sport: '종목',
  market: '마켓',
  marketOfSport: '종목의 마켓',
};

export const rulings = {
  open: '마진·한도',
  back: '책임액 보기',
  subtitle: (caps: number, margins: number) => `한도 ${formatWon(caps)} · 마진 ${formatWon(margins)}`,
  by: (name: string, time: string, reason: string) => `${name} · ${time} · ${reason}`,
  lift: '해제',
  liftOf: (name: string) => `${name} 해제`,
  reason: '사유',
  reasonHint: '감사 기록에 남습니다.',
  said: { unanswered: '결과를 확인하지 못했습니다. 목록을 확인해주세요.' },
} as const;

export const caps = {
  title: '한도',
  note: '여러 한도가 겹치면 가장 낮은 금액을 적용합니다.',
  form: '한도 정하기',
  scope: '대상',
  page: '상품',
  sport: '종목',
  market: '마켓',
  maxStake: '최대 베팅액(원)',
  maxWinnings: '최대 당첨액(원)',
  sumsHint: '비운 금액은 레벨 한도를 그대로 씁니다. 열린 카트에 1초 안에 반영됩니다.',
  stake: (won: number) => `베팅 ${formatWon(won)}원`,
  winnings: (won: number) => `당첨 ${formatWon(won)}원`,
  apply: '한도 적용',
  emptySums: '최대 베팅액이나 최대 당첨액을 입력해주세요.',
  emptyTitle: '정해 둔 한도가 없습니다.',
  emptyHint: '레벨 한도만 적용합니다.',
  askLift: (name: string) => `${name} 한도를 해제할까요?`,
  askLiftHint: '남은 한도 가운데 가장 낮은 금액을 바로 적용합니다.',
  set: (name: string) => `${name} 한도를 적용했습니다.`,
  lifted: (name: string) => `${name} 한도를 해제했습니다.`,
} as const;

export const margins = {
  title: '적용 중인 마진',
  note: '더 좁은 범위의 마진이 먼저입니다.',
  emptyTitle: '조정한 마진이 없습니다.',
  emptyHint: '리스크에서 경기나 마켓을 골라 마진을 조정합니다.',
  gone: '판매 종료',
  askLift: (name: string) => `${name} 마진 조정을 해제할까요?`,
  askLiftHint: '더 넓은 범위의 마진이 없으면 피드 배당으로 돌아갑니다.',
  lifted: (name: string, count: number) => `${name} 마진 해제 · ${formatWon(count)}선택`,
} as const;
