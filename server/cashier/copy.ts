/** What the cashier says to members itself. Shown as it is. */
export const cashierCopy = {
  depositClosed: '현재 테더 입금은 점검중입니다.',
  brand: '한판',
  playMoney: '모의 머니',
  title: '테더 입금',
  received: '모의 입금 신청이 접수되었습니다. 이 창을 닫고 한판에서 처리 상태를 확인해주세요.',
  notice: '이 창은 모의 머니 전용입니다. 실제 테더를 받지 않으며, 코인을 보내면 되찾을 수 없습니다.',
  back: '한판으로 돌아가기',
} as const;
