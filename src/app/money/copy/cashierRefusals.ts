/** Why the cashier does not take a request, in sentences (rules REQ). A reason without one does not compile. */
import type { RefusalOf } from '../../../domain/calls/commands.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { excludedText } from '../../../copy/ownRefusals.ts';
import type { CommandOutcome } from '../../frame/link/useCommand.ts';
import { minuteOfDay } from '../../kit/copy/minuteOfDay.ts';
import { minuteText } from '../../kit/copy/time.ts';
import { waitText } from './cashier.ts';

/** Commands of the cashier. */
export type CashierCommand = 'requestCharge' | 'requestExchange' | 'cancelRequest' | 'depositTether' | 'withdrawTether';
type CashierReason = RefusalOf<CashierCommand>['reason'];
type Numbers = Readonly<Record<string, number>>;

const of = (numbers: Numbers, name: string) => numbers[name] ?? 0;
const sum = (numbers: Numbers, name: string) => formatWon(of(numbers, name));

/** Won, unless another unit is named: amounts of tether are said in theirs. */
export const cashierRefusals: Readonly<Record<CashierReason, (numbers: Numbers, unit?: string) => string>> = {
  malformed: () => '신청 내용을 확인하지 못했습니다. 새로고침한 뒤 다시 시도해주세요.',
  notYours: () => '내 신청이 아닙니다.',
  closed: () => '지금은 신청을 받지 않습니다. 잠시 후 다시 시도해주세요.',
  excluded: (numbers) => excludedText(numbers['until'] ?? null),
  belowLeast: (numbers, unit = '원') => `${sum(numbers, 'least')}${unit}부터 신청할 수 있습니다.`,
  aboveMost: (numbers, unit = '원') => `한 번에 ${sum(numbers, 'most')}${unit}까지 신청할 수 있습니다.`,
  offUnit: (numbers, unit = '원') => `${sum(numbers, 'unit')}${unit} 단위로 신청해주세요.`,
  closedHours: (numbers) =>
    `${minuteOfDay(of(numbers, 'from'))}부터 ${minuteOfDay(of(numbers, 'until'))}까지는 은행 점검 시간입니다.`,
  tooManyWaiting: (numbers) => `처리 중인 신청이 ${sum(numbers, 'most')}건 있습니다. 처리가 끝난 뒤 다시 신청해주세요.`,
  dayFull: (numbers) =>
    of(numbers, 'left') === 0
      ? `오늘 충전 한도 ${sum(numbers, 'most')}원을 모두 사용했습니다.`
      : `오늘은 ${sum(numbers, 'left')}원까지 더 충전할 수 있습니다.`,
  aboveOwnLimit: (numbers) =>
    `내가 정한 충전 한도 ${sum(numbers, 'limit')}원을 넘습니다. 지금까지 ${sum(numbers, 'used')}원을 충전했습니다.`,
  termsChanged: () => '보너스 조건이 바뀌었습니다. 바뀐 조건을 확인하고 다시 신청해주세요.',
  tooLittleMoney: (numbers) => `보유머니 ${sum(numbers, 'emoney')}원보다 많이 환전할 수 없습니다.`,
  tooSoon: (numbers) => `다음 환전은 ${minuteText(of(numbers, 'until'))}부터 신청할 수 있습니다.`,
  rollingOpen: (numbers) =>
    `환전하려면 ${formatWon(of(numbers, 'needed') - of(numbers, 'done'))}원을 더 베팅해야 합니다.`,
  wrongPassword: () => '비밀번호가 일치하지 않습니다.',
  tooManyAttempts: (numbers) =>
    `비밀번호를 여러 번 잘못 입력했습니다. ${waitText(of(numbers, 'waitMs'))} 후 다시 시도해주세요.`,
  over: () => '이미 처리된 신청입니다.',
  rateExpired: () => '환율 고정 시간이 지났습니다. 새 환율을 확인한 뒤 다시 신청해주세요.',
  tetherMaintenance: () => '현재 테더 출금은 점검중입니다.',
  notSecure: () => '입금 창의 주소가 안전하지 않아(https 아님) 입금을 신청하지 않았습니다.',
};

/** What became of a command that was not done. */
export function outcomeText<Name extends CashierCommand>(
  outcome: Exclude<CommandOutcome<Name>, { kind: 'done' }>,
  unit?: string,
): string {
  if (outcome.kind === 'said') return outcome.message;
  if (outcome.kind === 'refused') {
    const { reason, numbers } = outcome.refusal;
    const known: Readonly<Record<string, ((numbers: Numbers, unit?: string) => string) | undefined>> = cashierRefusals;
    return known[reason]?.(numbers, unit) ?? cashierRefusals.malformed({});
  }
  return outcome.kind === 'unknown'
    ? '접수 여부를 확인하고 있습니다. 다시 신청하지 마세요.'
    : '신청이 접수되지 않았습니다. 다시 신청해주세요.';
}
