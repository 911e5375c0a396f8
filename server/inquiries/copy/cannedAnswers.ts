/** Answers that operators give often, by topic; the first of each is what a demo house answers by itself. */
import type { InquiryTopic } from '../../../src/domain/inquiries/inquiry.ts';

export interface CannedAnswer {
  readonly id: string;
  readonly topic: InquiryTopic;
  readonly text: string;
}

export const cannedAnswers: readonly CannedAnswer[] = [
  {
    id: 'charging-account',
    topic: 'charging',
    text: '안녕하세요, 한판 고객센터입니다.\n한판은 모의 머니로만 운영되어 입금 계좌가 따로 없습니다. 충전 신청이 승인되면 보유머니에 바로 더해집니다.',
  },
  {
    id: 'charging-name',
    topic: 'charging',
    text: '입금자명은 가입할 때 등록한 이름과 같아야 합니다. 신청 내용을 확인한 뒤 다시 신청해주세요.',
  },
  {
    id: 'charging-rolling',
    topic: 'charging',
    text: '환전은 보너스 조건의 베팅 금액을 채우면 열립니다. 남은 금액은 환전 화면에서 확인할 수 있습니다.',
  },
  {
    id: 'betting-open',
    topic: 'betting',
    text: '안녕하세요, 한판 고객센터입니다.\n접수된 베팅은 경기 시작 전에도 ‘진행중’으로 표시됩니다. 공식 결과가 확인되면 바로 정산되며 배당은 접수 시점 그대로입니다.',
  },
  {
    id: 'betting-delayed',
    topic: 'betting',
    text: '연기되거나 중단된 경기는 결과가 확정될 때까지 정산하지 않습니다. 취소가 확정되면 해당 항목은 배당 1.00으로 계산됩니다.',
  },
  {
    id: 'betting-push',
    topic: 'betting',
    text: '기준점과 결과가 같거나 취소된 항목은 배당 1.00의 적중특례로 처리되고, 나머지 항목의 결과에 따라 정산됩니다.',
  },
  {
    id: 'other-hello',
    topic: 'other',
    text: '안녕하세요, 한판 고객센터입니다.\n문의해주신 내용을 확인했습니다. 자세한 이용 방법은 이용규정에서 확인할 수 있으며, 더 궁금한 점은 이어서 물어봐 주세요.',
  },
  {
    id: 'other-device',
    topic: 'other',
    text: '한 아이디는 한 기기에서만 로그인할 수 있습니다. 본인이 로그인한 것이 아니라면 비밀번호를 바로 변경해주세요.',
  },
];

/** The letter that says that there is an answer. HTML without a word of the member's. */
export const answeredLetter = {
  title: '문의하신 내용에 답변이 등록되었습니다',
  contents: '<p>고객센터에서 답변을 확인해주세요.</p><p>더 궁금한 점은 같은 문의에서 이어서 물어볼 수 있습니다.</p>',
} as const;
