/** The words of the bar that bets a slip with one press, on phones. */
import { formatWon } from '../../../domain/kernel/money.ts';
import { slip } from '../../kit/copy/labels.ts';

export const betBar = {
  region: '바로 베팅',
  place: (won: number) => `${formatWon(won)}원 ${slip.place}`,
} as const;
