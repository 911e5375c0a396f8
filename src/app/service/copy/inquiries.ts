/** The words of the customer centre (COM-05). */
import { formatWon } from '../../../domain/kernel/money.ts';
import type { InquiryState, InquiryTopic } from '../../../domain/inquiries/inquiry.ts';

export const inquiries = {
  title: '고객센터',
  hint: '순서대로 확인해 답변드립니다.',
  write: '문의하기',
  filters: '문의 상태',
  all: '전체',
  loading: '문의 내역을 불러오는 중입니다.',
  failed: '문의 내역을 불러오지 못했습니다.',
  empty: '등록된 문의가 없습니다.',
  emptyHint: '궁금한 점을 남기면 답변이 이 화면에 바로 표시됩니다.',
  emptyFilter: '해당하는 문의가 없습니다.',
  emptyFilterHint: '다른 상태를 선택해주세요.',
  missing: '문의를 찾을 수 없습니다.',
  missingHint: '삭제되었거나 다른 회원의 문의입니다.',
  back: '목록으로',
  end: '모든 문의를 불러왔습니다.',
  desk: '고객센터',
  me: '내 문의',
  bet: (id: string) => `관련 베팅 ${id}`,
  settled: '해결됐어요',
  further: '이어서 묻기',
  furtherLabel: '이어서 물어볼 내용',
  send: '보내기',
  waitingNote: '답변을 준비하고 있습니다.',
  sent: '문의가 접수되었습니다.',
  what: '무엇을 도와드릴까요?',
  betLabel: '관련 베팅',
  betChoice: (name: string, more: number, time: string, stake: number) =>
    `${name}${more > 0 ? ` 외 ${more}` : ''} · ${time} · ${formatWon(stake)}원`,
  noBet: '선택 안 함',
  text: '내용',
  placeholder: '궁금한 점을 자세히 적어주세요.',
  noFiles: '사진과 파일은 받지 않습니다. 관련 베팅을 선택하면 기록을 함께 확인합니다.',
  note: '답변은 이 화면과 쪽지로 바로 알려드립니다. 비밀번호는 묻지 않습니다.',
  faq: '자주 묻는 질문',
} as const;

export const inquiryStates: Readonly<Record<InquiryState, string>> = {
  waiting: '답변 대기',
  answered: '새 답변',
  closed: '답변 완료',
};

interface TopicWords {
  readonly name: string;
  readonly hint: string;
  /** Beginnings to write on from: what is on the button, what is written. */
  readonly templates: readonly (readonly [label: string, text: string])[];
}

export const inquiryTopics: Readonly<Record<InquiryTopic, TopicWords>> = {
  charging: {
    name: '충전·환전',
    hint: '계좌, 입금자명, 처리 시간',
    templates: [
      ['계좌 안내', '충전 계좌를 안내해주세요.\n충전 예정 금액: '],
      ['입금 확인', '입금했는데 아직 반영되지 않았습니다.\n입금 시각: \n입금 금액: '],
      ['처리 시간', '신청한 환전이 아직 처리되지 않았습니다.\n신청 시각: '],
    ],
  },
  betting: {
    name: '베팅',
    hint: '결과, 취소, 적중특례',
    templates: [
      ['결과 확인', '선택한 베팅의 결과를 확인해주세요.\n확인할 경기: '],
      ['경기 지연', '경기가 지연되고 있습니다. 이 베팅은 어떻게 처리되나요?\n경기: '],
      ['취소·적중특례', '적중특례로 바뀐 이유가 궁금합니다.\n항목: '],
    ],
  },
  other: {
    name: '기타',
    hint: '계정, 화면, 건의',
    templates: [
      ['계정', '계정에 대해 문의드립니다.\n내용: '],
      ['화면 오류', '화면이 정상적으로 보이지 않습니다.\n화면: \n기기: '],
      ['건의', '이런 기능이 있으면 좋겠습니다.\n내용: '],
    ],
  },
};

/** What is asked most, with what is answered. */
export const commonQuestions: readonly (readonly [question: string, answer: string])[] = [
  [
    '충전 신청이 반려되는 경우',
    '입금자명이 등록한 이름과 다르거나 신청 금액의 단위가 맞지 않으면 반려됩니다. 반려 사유는 신청 내역에 표시됩니다.',
  ],
  [
    '환전 롤링은 어떻게 계산하나요?',
    '충전한 뒤 적중이나 낙첨으로 끝난 베팅의 금액을 더해 계산합니다. 진행 중인 베팅과 취소·적중특례 베팅은 포함하지 않습니다. 남은 금액은 환전 화면에서 바로 확인할 수 있습니다.',
  ],
  [
    '적중특례와 취소의 차이',
    '무효가 된 항목을 배당 1.00으로 계산하면 적중특례, 모든 항목이 무효가 되어 베팅금을 모두 돌려드리면 취소입니다.',
  ],
  [
    '연결이 끊겼을 때 베팅은 어떻게 되나요?',
    '같은 베팅이 두 번 접수되지 않습니다. 다시 연결되면 접수 여부를 확인해 알려드리므로 같은 베팅을 다시 하지 마세요.',
  ],
];
