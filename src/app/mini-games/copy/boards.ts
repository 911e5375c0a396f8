/** Words of the boards of mini games: patterns, roads, counts. */
export const boardWords = {
  pattern: '패턴',
  roads: '출목표',
  bead: '6매',
  beadHint: '비드',
  big: '원매',
  bigHint: '빅로드',
  derived: { bigEye: '1군', small: '2군', cockroach: '3군' },
  derivedHint: { bigEye: '빅아이보이', small: '스몰로드', cockroach: '바퀴' },
  derivedMark: { red: '규칙', blue: '불규칙' },
  counts: '통계',
  numbers: '숫자별 출현',
  latest: (rounds: number) => `최근 ${rounds}회차`,
  span: '회차 수',
  markets: '마켓',
  asTable: '표로 보기',
  asBoard: '그림으로 보기',
  times: (count: number) => `${count}번`,
  run: (length: number) => `${length}연속`,
  turns: '꺾음',
  alternating: (rounds: number) => `${rounds}퐁당`,
  now: (name: string, length: number) => `지금 ${name} ${length}연속`,
  next: '다음이',
  nextIs: (name: string) => `다음이 ${name}이면`,
  noMark: '표시 없음',
  mine: '내 베팅 회차',
  expected: '기대',
  observed: '관측',
  longest: '최장 연속',
  runChance: (rounds: number, length: number, chance: string) =>
    `${rounds}회차 안에 ${length}연속 이상이 나올 확률 ${chance}`,
  noInfluence: '지난 결과는 다음 추첨에 영향을 주지 않습니다.',
  expectedEach: '점선은 숫자마다 기대되는 횟수',
  expectedTimes: (times: string) => `점선은 기대 ${times}회`,
  round: '회차',
  result: '결과',
  value: '값',
  from: '시작 회차',
  length: '연속',
  count: '횟수',
  none: '아직 추첨한 회차가 없습니다.',
} as const;

export interface CellFace {
  /** One or two signs, as it stands on a board. */
  readonly letter: string;
  readonly name: string;
  /** Side A, side B, the tie, or none of them. */
  readonly tone: 'a' | 'b' | 'tie' | 'neutral';
}

const face = (letter: string, name: string, tone: CellFace['tone']): CellFace => ({ letter, name, tone });

/** Cells of markets by their keys: letter, name and side. */
const plainFaces: Readonly<Record<string, CellFace>> = {
  odd: face('홀', '홀', 'a'),
  even: face('짝', '짝', 'b'),
  under: face('언', '언더', 'a'),
  over: face('오', '오버', 'b'),
  small: face('소', '소', 'a'),
  middle: face('중', '중', 'tie'),
  big: face('대', '대', 'b'),
  left: face('좌', '좌', 'a'),
  right: face('우', '우', 'b'),
  player: face('플', '플레이어', 'a'),
  banker: face('뱅', '뱅커', 'b'),
  dealer: face('딜', '딜러', 'b'),
  dragon: face('드', '드래곤', 'a'),
  tiger: face('타', '타이거', 'b'),
  go: face('고', 'GO', 'a'),
  stop: face('스', 'STOP', 'b'),
  red: face('레', '레드', 'b'),
  black: face('블', '블랙', 'neutral'),
  blue: face('블', '블루', 'a'),
  draw: face('무', '무', 'tie'),
  push: face('푸', '푸시', 'tie'),
  high: face('하', '하이', 'b'),
  low: face('로', '로우', 'a'),
  same: face('동', '동일', 'tie'),
  top: face('JA', 'JQKA', 'b'),
  joker: face('조', '조커', 'tie'),
  spade: face('♠', '스페이드', 'neutral'),
  heart: face('♥', '하트', 'b'),
  diamond: face('♦', '다이아', 'b'),
  club: face('♣', '클로버', 'neutral'),
  other: face('–', '해당 없음', 'neutral'),
};

const pairs = (
  ones: readonly string[],
  others: readonly (readonly [key: string, letter: string])[],
): Readonly<Record<string, CellFace>> =>
  Object.fromEntries(
    ones.flatMap((one) =>
      others.map(([key, letter]) => {
        const { letter: first = '', tone = 'neutral' } = plainFaces[one] ?? {};
        return [one + key, face(first + letter, `${first}${letter}`, tone)];
      }),
    ),
  );

/** Of cells that are named in another way than by their key. */
export const cellFaces: Readonly<Record<string, CellFace>> = {
  ...plainFaces,
  ...pairs(
    ['odd', 'even'],
    [
      ['under', '언'],
      ['over', '오'],
    ],
  ),
  ...pairs(
    ['odd', 'even'],
    [
      ['small', '소'],
      ['middle', '중'],
      ['big', '대'],
    ],
  ),
  ...pairs(
    ['left', 'right'],
    [
      ['3', '3'],
      ['4', '4'],
    ],
  ),
};

/** Faces that mean something else in one market. */
export const marketFaces: Readonly<Record<string, Readonly<Record<string, CellFace>>>> = {
  rungs: { 3: face('3', '3줄', 'a'), 4: face('4', '4줄', 'b') },
  win: { other: face('타', '타이', 'tie') },
  'mg.bj.win': { other: face('푸', '푸시', 'tie') },
  'mg.gs.win': { other: face('무', '무승부', 'tie') },
  group: { middle: face('38', '3~8', 'a') },
  dozen: { 1: face('1', '1다즌', 'a'), 2: face('2', '2다즌', 'tie'), 3: face('3', '3다즌', 'b') },
  column: { 1: face('1', '1열', 'a'), 2: face('2', '2열', 'tie'), 3: face('3', '3열', 'b') },
};

/** Names of markets by their id, or by the end of it, as they stand on a board. */
export const marketNames: Readonly<Record<string, string>> = {
  oe: '홀짝',
  uo: '언오버',
  size: '대중소',
  oeuo: '홀짝·언오버',
  poe: '파워볼 홀짝',
  puo: '파워볼 언오버',
  poeuo: '파워볼 조합',
  psection: '파워볼 구간',
  finish: '홀짝',
  side: '출발',
  rungs: '줄 수',
  both: '조합',
  oesize: '홀짝·대중소',
  'mg.bc.size': '카드 수',
  'mg.sb.size': '대소',
  section: '구간',
  number: '숫자',
  last: '끝수',
  win: '승패',
  doe: '드래곤 홀짝',
  dsize: '드래곤 대소',
  dcolor: '드래곤 색',
  toe: '타이거 홀짝',
  tsize: '타이거 대소',
  tcolor: '타이거 색',
  color: '색',
  suit: '무늬',
  step: '하이로우',
  group: '카드군',
  rank: '카드',
  half: '하이로우',
  dozen: '다즌',
  column: '열',
  line: '라인',
  street: '스트리트',
  sum: '합',
  triple: '트리플',
  double: '더블',
  uo6: '언오버 6.5',
  uo7: '언오버 7.5',
};
