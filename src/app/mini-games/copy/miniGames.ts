/** Names of the mini games (SPT-05): a game without a name does not compile. */
import { miniGameOf, type MiniGame } from '../../../domain/reference/miniGames.ts';

const miniGameNames: Record<MiniGame, string> = {
  mgmBaccarat1: 'MGM 바카라1',
  mgmBaccarat2: 'MGM 바카라2',
  mgmBaccarat3: 'MGM 바카라3',
  mgmOddEven: 'MGM 홀짝',
  mgmGoStop: 'MGM 고스톱',
  eosPowerball1: 'EOS파워볼 1분',
  eosPowerball2: 'EOS파워볼 2분',
  eosPowerball3: 'EOS파워볼 3분',
  eosPowerball4: 'EOS파워볼 4분',
  eosPowerball5: 'EOS파워볼 5분',
  entryPowerball: '엔트리 파워볼',
  entryPowerLadder: '엔트리 파워사다리',
  namedLadder: '네임드 사다리',
  namedSnail: '네임드 달팽이',
  namedBridge: '네임드 다리다리',
  namedPowerball: '네임드 파워볼',
  namedSpeedLadder: '네임드 스피드사다리',
  nextPowerball: '넥스트 파워볼',
  nextLadder: '넥스트 사다리',
  nextBaccarat: '넥스트 바카라',
  nextOnering: '넥스트 원링',
  lotusBaccarat1: '로투스 바카라1',
  lotusBaccarat2: '로투스 바카라2',
  lotusBaccarat3: '로투스 바카라3',
  lotusDragonTiger: '로투스 드래곤타이거',
  lotusOddEven: '로투스 홀짝',
  lotusSicbo: '로투스 식보',
  lotusSpeedBaccarat: '로투스 스피드 바카라',
  lotusSpeedOddEven: '로투스 스피드 홀짝',
  skyBaccarat1: '스카이파크 바카라1',
  skyBaccarat2: '스카이파크 바카라2',
  skySpeedBaccarat1: '스카이파크 스피드 바카라1',
  skySpeedBaccarat2: '스카이파크 스피드 바카라2',
  skyBlackjack: '스카이파크 블랙잭',
  skyDice: '스카이파크 다이스',
  skyDragonTiger: '스카이파크 드래곤타이거',
  skyOddEven: '스카이파크 홀짝',
  skySicbo: '스카이파크 식보',
  skyRoulette: '스카이파크 룰렛',
};

/** The name of a mini game by its id; empty for an id the product does not have. */
export function miniGameNameOf(id: number): string {
  const game = miniGameOf(id);
  return game === undefined ? '' : miniGameNames[game];
}
