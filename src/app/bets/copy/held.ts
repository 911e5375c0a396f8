/** The words of a bet that the origin holds before it looks again, and of the bets that a member has on a game. */
import { formatWon } from '../../../domain/kernel/money.ts';

export const held = {
  title: '베팅 접수 대기 중',
  text: '배당이나 점수가 바뀌면 접수하지 않고 다시 묻습니다.',
  due: '접수 예정',
  serverTime: (time: string) => `서버시각 ${time}`,
  score: '기준 점수',
  stake: '베팅금액',
  left: (seconds: number) => `${seconds}초 남음`,
  line: (pick: string, odds: string, stake: number, winnings: number) =>
    `${pick} ${odds} · ${formatWon(stake)}원 → ${formatWon(winnings)}원`,
  ofGame: '이 경기의 내 베팅',
  count: (count: number) => `${formatWon(count)}건`,
  rule: (sport: string, seconds: number) => `인플레이 베팅은 접수까지 시간이 걸립니다. ${sport}는 ${seconds}초입니다.`,
  rules: '인플레이 규정',
} as const;
