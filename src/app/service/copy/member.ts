/** The words of `/member`. */
export const memberPage = {
  title: '회원정보',
  facts: '기본 정보',
  userId: '아이디',
  level: '레벨',
  nicknameTitle: '닉네임 변경',
  save: '저장',
  saving: '저장 중',
  saved: '닉네임이 변경되었습니다.',
  passwordTitle: '비밀번호 변경',
  pinTitle: 'PIN 변경',
  pinHint: '비밀번호를 찾을 때 필요한 6~8자리 숫자입니다.',
  pinSaved: 'PIN이 변경되었습니다.',
  logout: '로그아웃',
  failed: '회원정보를 불러오지 못했습니다.',
} as const;
