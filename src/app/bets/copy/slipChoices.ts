/** Words of how a member wants their slip to be. */
export const slipChoicesWords = {
  saved: '바꾸면 바로 저장되고 모든 탭에 적용됩니다.',
  amounts: '빠른 금액',
  amount: (place: number) => `빠른 금액 ${place}`,
  house: '기본값으로',
  notAnAmount: '1원 이상 1억원 이하의 숫자를 입력해주세요.',
  quick: '빠른 베팅',
  quickHint: '카트가 비어 있을 때 배당을 누르면 정해 둔 금액으로 바로 확인 창을 엽니다. 확인을 눌러야 베팅됩니다.',
  quickStake: '빠른 베팅 금액',
  stays: '베팅 후 현재 화면에 머무르기',
  staysHint: '끄면 베팅이 완료된 뒤 베팅내역으로 이동합니다.',
} as const;
