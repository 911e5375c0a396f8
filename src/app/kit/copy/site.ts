/** The words that may be needed on every page, the first one too: name, theme, newer versions, failures. Small, since the login card waits for them. */

export const brand = { name: '한판', playMoney: '모의 머니' } as const;

export const theme = { toLight: '밝은 화면으로', toDark: '어두운 화면으로' } as const;

export const update = { ready: '새 버전이 준비되었습니다. 새로고침해주세요.', refresh: '새로고침' } as const;

export const failure = {
  title: '오류가 발생했습니다.',
  notFound: '페이지를 찾을 수 없습니다.',
  noRoute: '이 페이지를 찾을 수 없습니다.',
  toTop: '메인으로',
  retry: '다시 시도',
  unexpected: '예기치 못한 문제가 발생했습니다.',
} as const;
