/** The words of the page of letters: one written to many members, and how far those are that were sent. */
import { formatWon } from '../../../domain/kernel/money.ts';
import type { Mailing } from '../../../domain/office/mailing.ts';

export const letters = {
  subtitle: (underWay: number) => (underWay === 0 ? '여러 회원에게 쪽지 보내기' : `보내는 중 ${formatWon(underWay)}`),
  write: '쪽지 쓰기',
  to: '받는 회원',
  toHint: '조건을 고르지 않으면 모든 회원이 받습니다. 차단한 회원은 받지 않습니다.',
  title: '제목',
  preview: '회원에게 보이는 모습',
  check: '받는 회원 확인',
  needs: '제목과 내용을 입력해주세요.',
  ask: '쪽지를 보낼까요?',
  askHint: '보낸 쪽지는 되돌릴 수 없습니다. 사유는 감사 기록에 남습니다.',
  send: '보내기',
  begun: (members: number) => `회원 ${formatWon(members)}명에게 보내기 시작했습니다.`,
  waiting: '확인을 기다리는 쪽지',
  sent: '보낸 쪽지',
  count: (count: number) => `${formatWon(count)}건`,
  more: '더 보기',
  empty: '여러 회원에게 보낸 쪽지가 없습니다.',
  emptyHint: '한 회원에게 보내는 쪽지는 회원 기록에서 씁니다.',
  everybody: '모든 회원',
  searched: (text: string) => `‘${text}’ 검색`,
  by: (name: string, at: string) => `${name} · ${at}`,
  progress: (sent: number, members: number) => `${formatWon(members)}명 중 ${formatWon(sent)}명`,
  progressOf: (title: string) => `${title} 보낸 정도`,
  leftOut: (count: number) => `제외 ${formatWon(count)}명`,
  stop: '중지',
  stopOf: (title: string) => `${title} 중지`,
  askStop: '보내기를 중지할까요?',
  askStopHint: '이미 받은 회원의 쪽지는 그대로 남고, 나머지 회원은 받지 않습니다.',
  stopped: (sent: number) => `중지했습니다. ${formatWon(sent)}명이 받았습니다.`,
} as const;

export const mailingStates: Record<Mailing['state'], string> = {
  sending: '보내는 중',
  sent: '완료',
  stopped: '중지',
};
