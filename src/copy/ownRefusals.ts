/** Why a member's own limits say no (FAIR-03), in the words that both sides say. Nothing here draws back who has stopped. */
import { formatWon } from '../domain/kernel/money.ts';
import { inSeoul } from '../domain/kernel/seoulDay.ts';
import type { LimitSpan, OwnLimitKind } from '../domain/limits/ownLimit.ts';
import type { OwnRefusal } from '../domain/limits/ownRefusal.ts';
import type { Sentences } from './betRefusals.ts';

export const ownLimitNames: Readonly<Record<OwnLimitKind, string>> = {
  deposit: '충전',
  loss: '손실',
  stake: '베팅',
  bet: '1회 베팅',
  session: '접속 시간',
};

export const spanNames: Readonly<Record<Exclude<LimitSpan, 'bet'>, string>> = { day: '일', week: '주', month: '월' };

const SPAN_WORDS: Readonly<Record<LimitSpan, string>> = { day: '하루 ', week: '한 주 ', month: '한 달 ', bet: '' };

/** `2026-10-24 13:42`, as Seoul has it. @param at epoch ms */
export const instantText = (at: number): string => inSeoul(at).toISOString().slice(0, 16).replace('T', ' ');

/** `3시간`, `90분`, `2시간 30분`. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}분`;
  return rest === 0 ? `${hours}시간` : `${hours}시간 ${rest}분`;
}

/** An amount of a limit in its unit. */
export const ownAmountText = (kind: OwnLimitKind, amount: number): string =>
  kind === 'session' ? minutesText(amount) : `${formatWon(amount)}원`;

/** What whoever has shut themselves out is told. @param until epoch ms; `null` for good */
export const excludedText = (until: number | null): string =>
  until === null
    ? '이용 제한 중이라 베팅과 충전을 할 수 없습니다.'
    : `${instantText(until)}까지 쉬어가는 중이라 베팅과 충전을 할 수 없습니다.`;

export const ownRefusals: Sentences<OwnRefusal> = {
  excluded: ({ until }) => excludedText(until),
  aboveOwnLimit: ({ kind, span, limit, used }) =>
    kind === 'bet'
      ? `내가 정한 1회 베팅 한도는 ${ownAmountText(kind, limit)}입니다.`
      : kind === 'session'
        ? `내가 정한 ${SPAN_WORDS[span]}접속 시간 ${minutesText(limit)}을 모두 사용했습니다.`
        : `내가 정한 ${SPAN_WORDS[span]}${ownLimitNames[kind]} 한도 ${ownAmountText(kind, limit)} 중 ${ownAmountText(kind, used)}을 사용했습니다.`,
};
