/** What any call may be answered with, whatever it is about. Shown to members as it is. */
export const copy = {
  tooManyRequests: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.',
  blockedAddress: '차단된 IP입니다.',
  unexpected: '예기치 못한 문제가 발생했습니다.',
  notFound: '페이지를 찾을 수 없습니다.',
  badRequest: '입력항목을 확인해주세요.',
  notYours: '권한이 없습니다.',
  elsewhere: '다른 서버에서 처리하는 요청입니다.',
  maintenance: '점검중입니다.',
} as const;
