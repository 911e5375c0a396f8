/** The words of support: inquiries with their answers, and what was reported. */
import { formatWon } from '../../../domain/kernel/money.ts';
import type { InquiryState, InquiryTopic } from '../../../domain/inquiries/inquiry.ts';

export const support = {
  subtitle: (waiting: number, late: number) =>
    late === 0 ? `대기 ${formatWon(waiting)}` : `대기 ${formatWon(waiting)} · 기준 초과 ${formatWon(late)}`,
  list: '기다리는 상담',
  kinds: '종류',
  all: '전체',
  inquiries: '문의',
  reports: '신고',
  empty: '기다리는 상담이 없습니다.',
  emptyHint: '새 문의와 신고는 이 화면에 바로 나타납니다.',
  choose: '왼쪽에서 상담을 고르세요.',
  chooseHint: 'J, K로 이동하고 T로 담당합니다.',
  head: { kind: '종류', who: '회원', about: '내용', waits: '대기', holder: '담당' },
  thread: '문의 내용',
  byMember: '회원',
  byHouse: '운영',
  about: (bet: string) => `베팅 ${bet}`,
  canned: '자주 쓰는 답변',
  chooseCanned: '골라서 넣기',
  answer: '답변',
  answerHint: '회원에게 보이는 내용입니다.',
  send: '답변 보내기',
  sent: (who: string) => `${who}님에게 답변했습니다.`,
  takeToAnswer: '담당하면 답변할 수 있습니다.',
  takeToJudge: '담당하면 숨기거나 그대로 둘 수 있습니다.',
  needsText: '답변을 입력해주세요.',
  gone: '이미 끝난 상담입니다.',
  waited: (age: string) => `${age}째 기다리는 중`,
  post: '게시글',
  comment: '댓글',
  author: '글쓴이',
  title: '제목',
  reported: '신고',
  why: (name: string, count: number) => `${name} ${formatWon(count)}회`,
  hide: '숨기기',
  show: '그대로 두기',
  hidden: '글을 숨겼습니다.',
  shown: '글을 그대로 두었습니다.',
  askHide: '이 글을 숨길까요?',
  askHideHint: '다른 회원에게 보이지 않습니다. 나중에 다시 보이게 할 수 있습니다.',
} as const;

export const topicNames: Record<InquiryTopic, string> = { charging: '충전·환전', betting: '베팅', other: '기타' };
export const inquiryStates: Record<InquiryState, string> = { waiting: '대기', answered: '답변함', closed: '끝남' };
