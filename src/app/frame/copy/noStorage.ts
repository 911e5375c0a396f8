/** The page of a browser that keeps nothing for the site. */
export const noStorage = {
  title: '이 브라우저에는 정보를 저장할 수 없습니다.',
  why: '한판은 로그인 상태와 베팅 접수 기록을 브라우저에 저장합니다. 저장할 수 없으면 로그인과 베팅을 할 수 없습니다.',
  steps: [
    '시크릿 모드나 사생활 보호 모드라면 일반 창에서 열어주세요.',
    '브라우저 설정에서 이 사이트의 쿠키와 사이트 데이터 저장을 허용해주세요.',
    '기기의 저장 공간이 남아 있는지 확인해주세요.',
  ],
  retry: '다시 시도',
} as const;
