/** The words of what mini games pay. */
import { gameOf } from '../../../domain/mini-games/gameTable.ts';
import { cellNameOf, gameNameOf, marketWordsOf } from '../../mini-games/face.ts';

export const payouts = {
  list: '미니게임',
  find: '게임 찾기',
  findHint: '게임 이름',
  none: '찾는 게임이 없습니다.',
  choose: '배당을 볼 게임을 고르세요.',
  usual: '기본값',
  changed: '변경됨',
  changesFrom: (n: number) => `${n}회차부터 변경`,
  back: '목록으로',
  runs: (n: number) => `${n}회차 진행 중`,
  from: (n: number, at: string) => `지금 저장하면 ${n}회차(${at})부터 적용됩니다.`,
  rule: '진행 중인 회차와 이미 접수된 베팅의 배당은 바뀌지 않습니다. 환급률은 80% 이상 99% 이하로 정할 수 있습니다.',
  waits: (n: number, by: string) => `${n}회차부터 적용될 배당입니다. ${by}`,
  head: {
    cell: '선택',
    chance: '당첨확률',
    usual: '기본',
    now: '적용 중',
    odds: '배당',
    returns: '환급률',
    act: '되돌리기',
  },
  ofUsual: (odds: string) => `기본 ${odds}`,
  ofNow: (odds: string) => `적용 중 ${odds}`,
  oddsOf: (market: string, cell: string) => `${market} ${cell} 배당`,
  toUsual: '기본값',
  toUsualOf: (market: string, cell: string) => `${market} ${cell} 기본값으로 되돌리기`,
  allUsual: '모두 기본값으로',
  between: (least: string, most: string) => `${least} ~ ${most} 사이로 입력해주세요.`,
  ask: (game: string) => `${game} 배당을 바꿀까요?`,
  done: (game: string, n: number) => `${game} 배당을 저장했습니다. ${n}회차부터 적용됩니다.`,
} as const;

const CELL = /^payout (\S+) (\S+)$/;

/** What a line of a change of payouts is about: a cell in its market; `undefined` for any other line. */
export function payoutLineName(what: string): string | undefined {
  const [, marketId, key] = CELL.exec(what) ?? [];
  if (marketId === undefined || key === undefined) return undefined;
  return `${marketWordsOf(marketId).name} · ${cellNameOf(marketId, key)}`;
}

/** The game that a change of payouts is of; `undefined` for one that has left the table. */
export function payoutTarget(gameId: string): string | undefined {
  const game = gameOf(gameId);
  return game && gameNameOf(game);
}
