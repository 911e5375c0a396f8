/** The words of the letters of the house (SES-11). */
import { formatWon } from '../../../domain/kernel/money.ts';

export const messages = {
  title: '쪽지',
  count: (all: number, unread: number) => `전체 ${formatWon(all)} · 안 읽음 ${formatWon(unread)}`,
  unread: '안 읽음',
  readAll: '모두 읽음',
  loading: '쪽지를 불러오는 중입니다.',
  failed: '쪽지를 불러오지 못했습니다.',
  old: '최신 쪽지를 확인하지 못했습니다.',
  empty: '받은 쪽지가 없습니다.',
  emptyHint: '새 쪽지가 오면 여기에 표시됩니다.',
  delete: '삭제',
  deleteQuestion: '쪽지를 삭제하시겠습니까?',
  deleteHint: '삭제한 쪽지는 되돌릴 수 없습니다.',
  yes: '삭제',
  no: '취소',
  deleted: '쪽지를 삭제했습니다.',
  alert: '읽지 않은 쪽지가 있습니다.',
  alertHint: (count: number) => `안 읽은 쪽지 ${formatWon(count)}개를 확인해주세요.`,
  toMessages: '쪽지 확인',
} as const;
