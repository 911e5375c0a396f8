/** Names of mini games and of who provides them, by the keys of the game table. */
import { GAMES, type GameRow } from '../../../domain/mini-games/gameTable.ts';
import { venueNames } from './venues.ts';

const minutes = (key: string, name: string): Readonly<Record<string, string>> =>
  Object.fromEntries([1, 2, 3, 4, 5].map((count) => [`${key}${count}`, `${name} ${count}분`]));

const numbered = (key: string, name: string, most: number): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: most }, (_, at) => [`${key}${at + 1}`, `${name}${at + 1}`]));

const names: Readonly<Record<string, string>> = {
  donghangPowerball: '동행파워볼',
  donghangLadder: '동행사다리',
  speedKino: '스피드키노',
  kinoLadder: '키노사다리',
  ...minutes('eosPowerball', 'EOS파워볼'),
  entryPowerball: '엔트리 파워볼',
  entryPowerLadder: '엔트리 파워사다리',
  entryKinoLadder: '엔트리 키노사다리',
  bepickPowerball: '베픽 파워볼',
  ...minutes('evolutionPowerball', '에볼루션 파워볼'),
  ...minutes('evolutionLadder', '에볼루션 파워사다리'),
  namedPowerball: '네임드 파워볼',
  namedPowerball3: '네임드 파워볼 3분',
  namedPowerLadder3: '네임드 파워사다리 3분',
  namedPowerLadder5: '네임드 파워사다리 5분',
  namedSnail: '네임드 달팽이',
  namedSpeed6: '네임드 스피드식스',
  nextPowerball: '넥스트 파워볼',
  nextLadder: '넥스트 사다리',
  nextBaccarat: '넥스트 바카라',
  nextOnering: '넥스트 원링',
  ...numbered('mgmBaccarat', 'MGM 바카라', 3),
  mgmOddEven: 'MGM 홀짝',
  mgmGoStop: 'MGM 고스톱',
  lotusBaccarat1: '로투스 바카라',
  lotusDragonTiger: '로투스 드래곤타이거',
  lotusOddEven: '로투스 홀짝',
  lotusSicbo: '로투스 식보',
  ...numbered('skyBaccarat', '스카이파크 바카라', 2),
  ...numbered('skySpeedBaccarat', '스카이파크 스피드 바카라', 2),
  skyBlackjack: '스카이파크 블랙잭',
  skyDice: '스카이파크 다이스',
  skyDragonTiger: '스카이파크 드래곤타이거',
  skyOddEven: '스카이파크 홀짝',
  tokenBaccarat: '토큰 바카라',
  tokenHighrow: '토큰 하이로우 10초',
  tokenHighrow5: '토큰 하이로우 5초',
  tokenRoulette: '토큰 룰렛',
  ...venueNames,
};

export const gameNameOf = ({ name }: Pick<GameRow, 'name'>): string => names[name] ?? name;

/** In the order of the menus (§2). */
const providerNames: Readonly<Record<string, string>> = {
  bepick: '베픽',
  bet365: 'BET365',
  evolution: '에볼루션',
  lotus: '로투스',
  mgm: 'MGM',
  named: '네임드',
  next: '넥스트',
  ntry: '엔트리',
  skypark: '스카이파크',
  token: '토큰',
  donghang: '동행',
};

export const providerNameOf = (provider: string): string => providerNames[provider] ?? provider;

/** A provider's games, as menus have them. */
export interface GameGroup {
  readonly id: string;
  readonly name: string;
  readonly games: readonly GameRow[];
}

/** Providers that have games, in the order of the menus (§2). */
export const gameGroups = (): readonly GameGroup[] =>
  Object.entries(providerNames)
    .map(([id, name]) => ({ id, name, games: GAMES.filter(({ provider }) => provider === id) }))
    .filter(({ games }) => games.length > 0);
