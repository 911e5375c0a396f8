/** What a member is told of a correction that the house made (WAL-04, STM-10). */
import { formatWon } from '../../../domain/kernel/money.ts';
import type { HouseKind, Purse } from '../../../domain/wallet/entry.ts';

const units = { money: '원', points: 'P' } satisfies Record<Purse, string>;

export const houseChange = {
  titles: { money: '보유머니가 변경되었습니다', points: '포인트가 변경되었습니다' } satisfies Record<Purse, string>,
  kinds: {
    betCorrected: '경기 결과가 정정되어 차액을 지급했습니다.',
    betTakenBack: '경기 결과가 정정되어 차액을 회수했습니다.',
    houseAdjusted: '관리자가 변경했습니다.',
  } satisfies Record<HouseKind, string>,
  amounts: (purse: Purse, delta: number, balance: number) =>
    `${delta > 0 ? '+' : '−'}${formatWon(Math.abs(delta))}${units[purse]} · 변경 후 ${formatWon(balance)}${units[purse]}`,
  ok: '확인',
  look: '내역 보기',
} as const;
