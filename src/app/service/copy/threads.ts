/** The words that the customer centre and the free board share: what became of what a member said. */
import { accountFailureText } from '../../frame/copy/login.ts';
import type { CommandOutcome } from '../../frame/link/useCommand.ts';
import type { CommandName } from '../../../domain/calls/commands.ts';
import type { INQUIRY_REASONS } from '../../../domain/inquiries/inquiry.ts';
import type { POST_REASONS } from '../../../domain/posts/post.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import type { CommonReason } from '../../../domain/commands/memberCommand.ts';

type Reason = (typeof INQUIRY_REASONS)[number] | (typeof POST_REASONS)[number] | CommonReason;
type Numbers = Readonly<Record<string, number>>;

const refusals: Readonly<Record<Reason, (numbers: Numbers) => string>> = {
  tooSoon: ({ waitMs = 0 }) => `${Math.max(1, Math.ceil(waitMs / 1_000))}초 뒤에 다시 보내주세요.`,
  tooMany: ({ most = 0 }) => `${most}건까지 보낼 수 있습니다. 잠시 후 다시 이용해주세요.`,
  tooLate: ({ minutes = 0 }) => `작성하고 ${minutes}분이 지나 수정할 수 없습니다.`,
  gone: () => '삭제되었거나 볼 수 없는 글입니다.',
  full: ({ most = 0 }) => `${most}개까지 남길 수 있습니다. 새로 작성해주세요.`,
  malformed: () => '입력항목을 확인해주세요.',
  notYours: () => '본인이 작성한 글이 아닙니다.',
  closed: () => '점검중입니다.',
  excluded: () => '이용 제한 중에는 이용할 수 없습니다.',
};

/** What is said beside a form whose command was not done; `undefined` where it was. */
export function outcomeText(outcome: CommandOutcome<CommandName> | undefined): string | undefined {
  switch (outcome?.kind) {
    case undefined:
    case 'done':
      return undefined;
    case 'refused':
      return refusals[outcome.refusal.reason as Reason]?.(outcome.refusal.numbers) ?? threads.notSent;
    case 'said':
      return outcome.message;
    case 'notDone':
      return threads.notSent;
    case 'unknown':
      return threads.unknown;
    case 'failed':
      return accountFailureText(outcome.failure) ?? threads.notSent;
  }
}

export const threads = {
  notSent: '전송되지 않았습니다. 다시 시도해주세요.',
  unknown: '결과를 확인하는 중입니다. 다시 보내지 마세요.',
  sending: '보내는 중',
  offline: '연결이 끊겨 보낼 수 없습니다. 작성 중인 내용은 이 탭에 보관됩니다.',
  cancel: '취소',
  count: (length: number, most: number) => `${formatWon(length)} / ${formatWon(most)}`,
} as const;
