/** Words of the page of a game's rules and chances: a sentence a family says how it is drawn, all figures come from the game's table. */
import type { FamilyId } from '../../../domain/mini-games/familyId.ts';
import { formatWon } from '../../../domain/kernel/money.ts';

/** `5분`, `1분 5초`, `30초`. */
function spanText(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes === 0 ? '' : `${minutes}분`, rest === 0 && minutes > 0 ? '' : `${rest}초`].join(' ').trim();
}

export const gameRules = {
  title: (name: string) => `${name} 규칙·확률`,
  back: '게임으로',
  draw: '추첨 방식',
  every: '추첨 주기',
  everyMs: (ms: number, rounds: number) => `${spanText(ms)}마다 · 하루 ${formatWon(rounds)}회차`,
  closes: '베팅 마감',
  closesMs: (ms: number) => `추첨 ${spanText(ms)} 전`,
  house: '자체 규칙',
  houseHint: '추첨 방식이나 시간이 공개되지 않아 한판이 정한 규칙입니다.',
  fair: '공정성',
  fairHint: '하루 전에 공개한 약속값에서 결과가 나옵니다. 모든 회차를 누구나 다시 계산할 수 있습니다.',
  verify: '추첨 검증',
  cell: '선택',
  ways: '경우의 수',
  chance: '당첨확률',
  even: '공정배당',
  odds: '배당',
  returns: '환급률',
  of: (count: number) => `전체 ${formatWon(count)}`,
  push: (count: number, chance: string) => `적중특례 ${formatWon(count)} (${chance}): 베팅금액을 돌려드립니다.`,
  returnsRule: '환급률 = 당첨확률 × 배당 + 적중특례 확률',
  fromNext: (n: number) => `${n}회차 기준입니다. 배당이 바뀌면 다음 회차부터 적용됩니다.`,
  atRound: (n: number) => `${n}회차 기준입니다. 배당은 회차마다 다릅니다.`,
} as const;

/** How a round of each family is drawn. */
export const drawnHow: Readonly<Record<FamilyId, string>> = {
  powerball: '1부터 28까지의 일반볼 5개와 0부터 9까지의 파워볼 1개를 뽑습니다.',
  powerLadder: '파워볼 추첨의 첫 공이 홀수면 좌, 짝수면 우에서 출발하고, 14 이하면 3줄, 15 이상이면 4줄입니다.',
  keno: '1부터 70까지의 숫자에서 22개를 뽑아 더합니다.',
  kenoLadder: '출발(좌·우)과 줄 수(3·4)를 따로 뽑습니다. 넷 모두 같은 확률입니다.',
  ladder: '출발(좌·우)과 줄 수(3·4)를 따로 뽑습니다. 넷 모두 같은 확률입니다.',
  baccarat: '8벌의 카드로 플레이어와 뱅커에 두 장씩 나누고, 세 번째 카드 규칙에 따라 한 장을 더 받습니다.',
  dragonTiger: '8벌의 카드에서 드래곤과 타이거에 한 장씩 나눕니다. A가 가장 낮습니다.',
  cardOddEven: '8벌의 카드에서 두 장을 뽑아 더합니다. A는 1, J·Q·K는 11·12·13입니다.',
  hiddenOddEven: 'A부터 10까지의 카드 8벌에서 공개 카드 두 장과 히든 카드 한 장을 뽑습니다.',
  hiLo: '조커 두 장을 넣은 54장에서 한 장씩 두 번 뽑습니다. A가 가장 높고, 조커가 나오면 하이·로우·동일은 모두 낙첨입니다.',
  blackjack: '플레이어와 딜러가 17 이상이 될 때까지 카드를 받습니다. 21을 넘으면 지고, 두 장의 21이 가장 높습니다.',
  goStop: '1월부터 10월까지의 화투 40장에서 GO와 STOP에 두 장씩 나눠 끗수를 비교합니다.',
  sicbo: '주사위 세 개를 굴립니다. 대소와 홀짝은 트리플이면 낙첨입니다.',
  dice: '레드와 블루 주사위를 하나씩 굴려 높은 쪽이 이깁니다.',
  roulette: '0부터 36까지 37칸 가운데 하나에 공이 멈춥니다.',
  oneRing: '1부터 12까지 12칸 가운데 하나를 바늘이 가리킵니다.',
  race: '여섯 주자의 착순을 뽑습니다. 모든 순서가 같은 확률입니다.',
  snail: '달팽이 세 마리의 착순을 뽑습니다. 모든 순서가 같은 확률입니다.',
  virtualSoccer: '두 팀의 레이팅으로 정한 득점 확률에서 스코어를 뽑습니다.',
  virtualBasketball: '두 팀의 레이팅으로 정한 득점 확률에서 쿼터별 점수를 뽑습니다.',
  virtualRace: '출전 주자의 레이팅으로 정한 우승 확률에서 착순을 뽑습니다.',
};
