/** What a member is told when their session has ended (§8). `null` says nothing. */
import type { SessionEnding } from '../../../domain/session/session.ts';

export const endingSentences: Record<SessionEnding, string | null> = {
  logout: null,
  expired: '로그아웃되었습니다.',
  unauthorized: '로그아웃되었습니다.',
  replaced: '다른 기기에서 로그인하여 로그아웃되었습니다.',
  closed: '로그아웃되었습니다.',
  blank: null,
  blockedIp: '차단된 IP입니다.',
  serverError: '예기치 못한 문제가 발생했습니다.',
  maintenance: '점검중입니다.',
};
