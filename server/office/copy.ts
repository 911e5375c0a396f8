/** What operators are told at the door. Shown as it is. */
import type { DoorReason } from '../../src/domain/office/operator.ts';
import { copy } from '../http/copy.ts';

/** Korean, as operators see it. */
export const doorCopy: { readonly [Reason in DoorReason]: string } = {
  noSession: '로그인이 필요합니다.',
  ended: '세션이 종료되었습니다. 다시 로그인해주세요.',
  blocked: '사용할 수 없는 계정입니다.',
  forged: copy.badRequest,
  noRight: '이 작업을 할 권한이 없습니다.',
};
