/** The words around events and notices of the house (COM-02). */
import { formatWon } from '../../../domain/kernel/money.ts';
import type { EventState, NoticeShelf } from '../../../domain/articles/article.ts';
import { weekdayText } from '../../kit/copy/time.ts';

export const articles = {
  events: '이벤트',
  shelves: '이벤트 분류',
  all: '전체',
  casinoSlot: '카지노·슬롯',
  coin: '코인',
  accrued: '누적',
  rule: '이벤트 규정',
  loading: '이벤트를 불러오는 중입니다.',
  failed: '이벤트를 불러오지 못했습니다.',
  empty: '등록된 이벤트가 없습니다.',
  emptyHint: '새 이벤트가 열리면 여기에 표시됩니다.',
  end: '모든 이벤트를 불러왔습니다.',
  back: '이벤트 목록으로',
  missing: '이벤트를 찾을 수 없습니다.',
  missingHint: '삭제되었거나 주소가 바뀐 이벤트입니다.',
  withdrawn: '게시가 종료된 이벤트입니다.',
  withdrawnHint: '다른 이벤트를 확인해주세요.',
  toEvents: '이벤트 보기',
  always: '상시 진행',
  span: (from: number, until: number) => `${weekdayText(from)} ~ ${weekdayText(until)}`,
  since: (from: number) => `${weekdayText(from)}부터`,
  until: (until: number) => `${weekdayText(until)}까지`,
  changed: '수정됨',
  unread: '새 글',
  toRule: '이벤트 공통 규정 보기',
  playMoney: '모의 머니와 포인트로 진행되는 이벤트입니다.',
  copy: '링크 복사',
  copied: '링크를 복사했습니다.',
  notCopied: '복사하지 못했습니다. 주소창의 주소를 복사해주세요.',
} as const;

export const eventStates: Readonly<Record<EventState, string>> = {
  coming: '진행 예정',
  running: '진행 중',
  ended: '종료',
};

export const notices = {
  title: '공지사항',
  filters: '공지 분류',
  all: '전체',
  readAll: '모두 읽음',
  unread: '안 읽음',
  count: (unread: number) => `안 읽음 ${formatWon(unread)}`,
  loading: '공지사항을 불러오는 중입니다.',
  failed: '공지사항을 불러오지 못했습니다.',
  empty: '등록된 공지사항이 없습니다.',
  emptyHint: '새 공지사항이 올라오면 여기에 표시됩니다.',
  end: '모든 공지사항을 불러왔습니다.',
  missing: '게시가 종료되었거나 찾을 수 없는 공지사항입니다.',
} as const;

export const noticeShelves: Readonly<Record<NoticeShelf, string>> = { notice: '공지', popup: '팝업', news: '알림' };
