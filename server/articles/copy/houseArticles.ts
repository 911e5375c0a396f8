/** What a demo house tells at its start: events that its pages keep, one that is over, and notices. HTML, without numbers that settings may change. */
import { DAY_MS } from '../../../src/domain/kernel/seoulDay.ts';
import type { Shelf } from '../../../src/domain/articles/article.ts';

interface HouseArticle {
  readonly id: string;
  readonly shelf: Shelf;
  readonly title: string;
  readonly summary: string;
  readonly contents: string;
  /** Since and until when, ms from the founding of the house; absent for what has no end. */
  readonly span?: readonly [from: number, until: number];
}

const paragraphs = (...texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const list = (...items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const rows = (...pairs: readonly (readonly [string, string])[]) =>
  `<table><tbody>${pairs.map(([name, text]) => `<tr><th>${name}</th><td>${text}</td></tr>`).join('')}</tbody></table>`;

const playMoney = '모든 이벤트는 모의 머니와 포인트로 진행되며, 실제 돈이나 경품은 지급되지 않습니다.';

/** The last first: the list begins with the newest. */
export const houseArticles: readonly HouseArticle[] = [
  {
    id: 'opening-hours',
    shelf: 'notice',
    title: '고객센터 이용 안내',
    summary: '문의는 접수된 순서대로 확인해 답변드립니다.',
    contents:
      paragraphs(
        '문의는 <a href="/customer">고객센터</a>에서 남길 수 있습니다. 답변이 등록되면 화면과 쪽지로 바로 알려드립니다.',
      ) +
      list(
        '베팅 문의는 관련 베팅을 선택하면 더 빠르게 확인할 수 있습니다.',
        '고객센터는 비밀번호와 PIN을 묻지 않습니다.',
      ),
  },
  {
    id: 'board-rules',
    shelf: 'notice',
    title: '자유게시판 운영 원칙',
    summary: '서로 존중하는 게시판을 위한 약속입니다.',
    contents:
      list(
        '욕설과 비방, 광고, 개인정보가 담긴 글은 신고할 수 있습니다.',
        '신고가 여러 건 접수된 글은 확인하는 동안 숨겨집니다.',
        '운영 원칙에 맞지 않는 글은 사전 안내 없이 숨길 수 있습니다.',
      ) + paragraphs('숨긴 글에 대해 궁금한 점은 고객센터로 문의해주세요.'),
  },
  {
    id: 'common-rules',
    shelf: 'eventRule',
    title: '이벤트 공통 규정',
    summary: '모든 이벤트에 적용되는 참여 조건과 지급 기준입니다.',
    contents:
      `<h3>참여</h3>` +
      list('이벤트에는 본인의 아이디로만 참여할 수 있습니다.', '기간과 조건은 각 이벤트 안내를 따릅니다.') +
      `<h3>집계</h3>` +
      list(
        '하루는 대한민국 표준시(KST) 0시에 시작합니다.',
        '취소되거나 적중특례로 돌려받은 베팅은 집계하지 않습니다.',
        '결과가 정정되면 집계도 정정된 결과를 따릅니다.',
      ) +
      `<h3>지급</h3>` +
      list('보상은 포인트로 지급하며 <a href="/mywallet/point">포인트 전환</a>에서 사용할 수 있습니다.', playMoney),
  },
  {
    id: 'attendance-event',
    shelf: 'accrued',
    title: '매일 출석하고 포인트 받기',
    summary: '하루 한 번 출석하면 포인트를 드리고, 연속 출석과 월간 출석에는 더 드립니다.',
    span: [-20 * DAY_MS, 70 * DAY_MS],
    contents:
      paragraphs('<a href="/attendance">출석체크</a>에서 하루 한 번 도장을 찍으면 포인트가 바로 적립됩니다.') +
      rows(
        ['참여 방법', '출석체크 달력에서 오늘 출석하기'],
        ['연속 출석', '정해진 날수를 이어서 채우면 추가 적립'],
        ['월간 출석', '한 달의 출석일을 채우면 추가 적립'],
      ) +
      paragraphs('적립되는 포인트는 달력 아래에서 확인할 수 있습니다.'),
  },
  {
    id: 'friend-event',
    shelf: 'accrued',
    title: '친구와 함께 한판',
    summary: '추천 코드로 가입한 친구가 첫 베팅 조건을 채우면 포인트를 드립니다.',
    span: [-30 * DAY_MS, 60 * DAY_MS],
    contents:
      paragraphs('<a href="/friend">추천인 현황</a>에서 내 추천 코드를 확인하고 친구에게 알려주세요.') +
      list('친구가 조건을 채운 다음 날 포인트가 적립됩니다.', '본인의 다른 아이디를 추천하면 적립되지 않습니다.'),
  },
  {
    id: 'tournament-event',
    shelf: 'event',
    title: '주간 스포츠 토너먼트',
    summary: '한 주 동안 가장 높은 배당을 적중한 회원이 순위에 오릅니다.',
    span: [-6 * DAY_MS, 28 * DAY_MS],
    contents:
      paragraphs('조건에 맞는 베팅은 별도 신청 없이 자동으로 참여됩니다.') +
      rows(
        ['순위 기준', '적중한 베팅의 총 배당'],
        ['보상', '순위별 포인트'],
        ['실시간 순위', '<a href="/tournament">토너먼트</a>에서 확인'],
      ),
  },
  {
    id: 'quest-event',
    shelf: 'event',
    title: '오늘의 퀘스트',
    summary: '매일 새로 시작하는 퀘스트를 완료하고 포인트를 받으세요.',
    span: [-12 * DAY_MS, 90 * DAY_MS],
    contents:
      paragraphs('<a href="/eventMission">일일퀘스트</a>는 매일 0시에 새로 시작합니다.') +
      list('진행 상황은 베팅이 접수되는 대로 반영됩니다.', '완료한 퀘스트의 보상은 그날 안에 받아야 합니다.'),
  },
  {
    id: 'casino-tournament',
    shelf: 'casinoSlot',
    title: '카지노 토너먼트',
    summary: '카지노와 미니게임에서 적중한 배당으로 순위를 겨룹니다.',
    span: [-3 * DAY_MS, 25 * DAY_MS],
    contents:
      paragraphs('<a href="/tournament_casino">카지노 토너먼트</a>에서 실시간 순위와 내 순위를 확인할 수 있습니다.') +
      list('순위별 보상은 토너먼트가 끝난 뒤 포인트로 적립됩니다.', '같은 배당이면 먼저 적중한 회원이 앞섭니다.'),
  },
  {
    id: 'verified-draws',
    shelf: 'casinoSlot',
    title: '하우스 게임, 결과를 직접 검증하세요',
    summary: '한판 하우스의 모든 추첨은 시작 전에 공개한 값으로 확인할 수 있습니다.',
    span: [7 * DAY_MS, 37 * DAY_MS],
    contents: paragraphs(
      '한판 하우스의 게임은 시작 전에 약속한 값을 공개하고, 게임이 끝나면 그 값으로 결과를 다시 계산할 수 있습니다.',
      '기간 중 <a href="/verify">추첨 검증</a>에서 검증 방법을 자세히 안내합니다.',
    ),
  },
  {
    id: 'tether-guide',
    shelf: 'coin',
    title: '테더 입금 체험 안내',
    summary: '모의 테더로 입금 과정을 처음부터 끝까지 체험할 수 있습니다.',
    span: [-15 * DAY_MS, 45 * DAY_MS],
    contents:
      paragraphs('<a href="/chargeCrypto">테더입금</a>에서 환율을 확인하고 모의 입금을 진행해보세요.') +
      list('환율은 신청 화면에 표시된 시간 동안 고정됩니다.', '한판은 실제 가상자산을 받거나 보내지 않습니다.'),
  },
  {
    id: 'grand-opening',
    shelf: 'event',
    title: '한판 오픈 기념 쿠폰',
    summary: '오픈을 기념해 모든 회원에게 쿠폰을 드렸습니다.',
    span: [-60 * DAY_MS, -30 * DAY_MS],
    contents: paragraphs(
      '지급된 쿠폰은 <a href="/coupon">쿠폰함</a>에서 확인할 수 있습니다. 사용 기한이 지난 쿠폰은 사용할 수 없습니다.',
      '참여해주신 모든 회원님께 감사드립니다.',
    ),
  },
];
