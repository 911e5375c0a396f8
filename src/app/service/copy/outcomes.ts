/** What became of a command where its own page says nothing else. */
import { excludedText } from '../../../copy/ownRefusals.ts';
import type { CommonReason } from '../../../domain/commands/memberCommand.ts';

export type Numbers = Readonly<Record<string, number>>;

export const commonRefusals: Readonly<Record<CommonReason, (numbers: Numbers) => string>> = {
  malformed: () => '입력한 내용을 확인해주세요.',
  notYours: () => '이용할 수 없습니다.',
  closed: () => '지금은 이용할 수 없습니다. 잠시 후 다시 시도해주세요.',
  excluded: ({ until }) => excludedText(until ?? null),
};

export const outcomes = {
  unknown: '결과를 확인하는 중입니다. 다시 누르지 마세요.',
  notDone: '접수되지 않았습니다. 다시 시도해주세요.',
  failed: '연결을 확인한 뒤 다시 시도해주세요.',
} as const;
