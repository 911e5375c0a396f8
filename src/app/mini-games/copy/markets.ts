/** Names of markets and cells of mini games, by the ids of their families: on the page, on the slip, in a bet. */

export interface MarketWords {
  readonly name: string;
  /** What stands before a cell's name where its market does not stand beside it: `일반볼 홀`. */
  readonly short?: string;
  /** What decides, in small. */
  readonly note?: string;
  /** Under which title it stands with its neighbours that have the same. */
  readonly group?: string;
  readonly cells: Readonly<Record<string, string>>;
}

const oddEven = { odd: '홀', even: '짝' } as const;
const underOver = { under: '언더', over: '오버' } as const;
const sides = { oddunder: '홀·언더', oddover: '홀·오버', evenunder: '짝·언더', evenover: '짝·오버' } as const;
const digits = Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [String(digit), String(digit)]));

/** Of a ladder, whichever it is. */
const ladder = (letters: string): Readonly<Record<string, MarketWords>> => ({
  [`mg.${letters}.finish`]: { name: '홀짝', cells: oddEven },
  [`mg.${letters}.side`]: { name: '출발', cells: { left: '좌', right: '우' } },
  [`mg.${letters}.rungs`]: { name: '줄 수', cells: { 3: '3줄', 4: '4줄' } },
  [`mg.${letters}.both`]: {
    name: '조합',
    cells: { left3: '짝·좌3', left4: '홀·좌4', right3: '홀·우3', right4: '짝·우4' },
  },
});

/** Cells whose names follow from their keys. */
const named = (keys: readonly string[], nameOf: (key: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(keys.map((key) => [key, nameOf(key)]));

const upTo = (most: number): readonly string[] => Array.from({ length: most }, (_, at) => String(at + 1));
/** Every two of six, the smaller first. */
const twoOfSix = (joint: string): readonly string[] =>
  upTo(6).flatMap((one) => upTo(6).flatMap((other) => (one < other ? [one + joint + other] : [])));
const colours = { red: '레드', black: '블랙' } as const;
const tieNote = '타이가 나오면 베팅금액을 돌려드립니다.';

/** One of a hand of dragon and tiger. */
const hand = (letter: string, name: string): Readonly<Record<string, MarketWords>> => ({
  [`mg.dt.${letter}oe`]: { name: `${name} 홀짝`, short: name, cells: oddEven },
  [`mg.dt.${letter}size`]: {
    name: `${name} 대소`,
    short: name,
    note: '7은 낙첨',
    cells: { small: '소 A–6', big: '대 8–K' },
  },
  [`mg.dt.${letter}color`]: { name: `${name} 색`, short: name, cells: colours },
});

const cards: Readonly<Record<string, MarketWords>> = {
  'mg.bc.win': { name: '승패', note: tieNote, group: '승패', cells: { player: '플레이어', banker: '뱅커' } },
  'mg.bc.tie': { name: '타이', group: '승패', cells: { tie: '타이' } },
  'mg.bc.ppair': { name: '플레이어 페어', group: '페어', cells: { yes: '플레이어 페어' } },
  'mg.bc.bpair': { name: '뱅커 페어', group: '페어', cells: { yes: '뱅커 페어' } },
  'mg.bc.size': { name: '카드 수', note: '4장 / 5–6장', cells: { small: '소 (4장)', big: '대 (5–6장)' } },
  'mg.dt.win': { name: '승패', note: tieNote, cells: { dragon: '드래곤', tiger: '타이거' } },
  'mg.dt.tie': { name: '타이', group: '타이', cells: { tie: '타이' } },
  'mg.dt.suited': { name: '수티드 타이', group: '타이', cells: { suited: '수티드 타이' } },
  ...hand('d', '드래곤'),
  ...hand('t', '타이거'),
  'mg.ho.oe': { name: '두 장 합 홀짝', short: '합', cells: oddEven },
  'mg.ho.uo': { name: '히든카드 언더오버', short: '히든카드', note: '기준 5.5', cells: underOver },
  'mg.ho.color': { name: '히든카드 색', short: '히든카드', cells: colours },
  'mg.ho.suit': {
    name: '히든카드 무늬',
    short: '히든카드',
    cells: { spade: '♠ 스페이드', heart: '♥ 하트', diamond: '♦ 다이아', club: '♣ 클로버' },
  },
  'mg.co.oe': { name: '두 장 합 홀짝', short: '합', cells: oddEven },
  'mg.co.uo': { name: '두 장 합 언더오버', short: '합', note: '기준 14, 14는 적중특례', cells: underOver },
  'mg.gs.win': {
    name: '승패',
    note: '끗수가 같으면 베팅금액을 돌려드립니다.',
    group: '승패',
    cells: { go: 'GO', stop: 'STOP' },
  },
  'mg.gs.tie': { name: '무승부', group: '승패', cells: { tie: '무승부' } },
  'mg.bj.win': {
    name: '승패',
    note: '푸시가 나오면 베팅금액을 돌려드립니다.',
    group: '승패',
    cells: { player: '플레이어', dealer: '딜러' },
  },
  'mg.bj.push': { name: '푸시', group: '승패', cells: { even: '푸시' } },
  'mg.bj.bust': { name: '버스트', cells: { bust: '플레이어 버스트' } },
  'mg.hl.step': { name: '하이로우', cells: { high: '하이', low: '로우', same: '동일' } },
  'mg.hl.color': { name: '색', cells: colours },
  'mg.hl.group': { name: '카드군', cells: { middle: '3~8', top: 'JQKA', joker: '조커' } },
  'mg.hl.rank': { name: '카드', short: '카드', cells: named(['A', ...upTo(10), 'J', 'Q', 'K'], (key) => key) },
};

const dice: Readonly<Record<string, MarketWords>> = {
  'mg.sb.size': { name: '대소', note: '트리플은 낙첨', cells: { small: '소 4–10', big: '대 11–17' } },
  'mg.sb.oe': { name: '홀짝', note: '트리플은 낙첨', cells: oddEven },
  'mg.sb.sum': { name: '합계', short: '합', cells: named(upTo(17), (key) => key) },
  'mg.sb.any3': { name: '모든 트리플', group: '트리플', cells: { any: '모든 트리플' } },
  'mg.sb.triple': {
    name: '트리플',
    group: '트리플',
    short: '트리플',
    cells: named(upTo(6), (key) => `${key}·${key}·${key}`),
  },
  'mg.sb.double': { name: '더블', short: '더블', cells: named(upTo(6), (key) => `${key}·${key}`) },
  ...Object.fromEntries(
    upTo(6).map((face) => [
      `mg.sb.one${face}`,
      { name: `단일 눈 ${face}`, group: '단일 눈', short: '눈', cells: { [face]: face } },
    ]),
  ),
  ...Object.fromEntries(
    twoOfSix('').map((faces) => [
      `mg.sb.two${faces}`,
      {
        name: `두 눈 조합 ${faces.split('').join('·')}`,
        group: '두 눈 조합',
        short: '조합',
        cells: { [faces]: faces.split('').join('·') },
      },
    ]),
  ),
  'mg.di.win': { name: '승패', cells: { red: '레드', draw: '무', blue: '블루' } },
  'mg.di.oe': { name: '합 홀짝', short: '합', cells: oddEven },
  'mg.di.uo6': { name: '합 언더오버 6.5', short: '합 6.5', cells: underOver },
  'mg.di.uo7': { name: '합 언더오버 7.5', short: '합 7.5', cells: underOver },
  'mg.di.sum': { name: '합계', short: '합', cells: named(upTo(12), (key) => key) },
};

/** The pockets of a line or a street of so many. */
const pockets = (each: number) => (key: string) => `${Number(key) * each - each + 1}–${Number(key) * each}`;

const wheels: Readonly<Record<string, MarketWords>> = {
  'mg.ro.color': { name: '색', note: '0은 낙첨', cells: colours },
  'mg.ro.oe': { name: '홀짝', note: '0은 낙첨', cells: oddEven },
  'mg.ro.half': { name: '로우·하이', cells: { low: '1–18', high: '19–36' } },
  'mg.ro.dozen': { name: '다즌', cells: named(upTo(3), pockets(12)) },
  'mg.ro.column': { name: '열', cells: named(upTo(3), (key) => `${key}열`) },
  'mg.ro.line': { name: '6넘버', cells: named(upTo(6), pockets(6)) },
  'mg.ro.street': { name: '3넘버', cells: named(upTo(12), pockets(3)) },
  'mg.ro.number': { name: '숫자', short: '숫자', cells: named(['0', ...upTo(36)], (key) => key) },
  'mg.or.oe': { name: '홀짝', cells: oddEven },
  'mg.or.uo': { name: '언더오버', note: '기준 6.5', cells: underOver },
  'mg.or.size': { name: '소중대', cells: { small: '소 1–4', middle: '중 5–8', big: '대 9–12' } },
  'mg.or.number': { name: '숫자', short: '숫자', cells: named(upTo(12), (key) => key) },
};

const general = '일반볼';
const power = '파워볼';
const sum = '숫자합';

/** Cells that stand for runners: a number, several in order, or two in any. */
const runner = (number: number | string) => `${number}번`;
const numbered = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [String(at + 1), runner(at + 1)]));
const pairs = (joint: string, shown: string) =>
  Object.fromEntries(
    [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => [`${a}${joint}${b}`, `${a}${shown}${b}`])),
  );
const snails = { 1: '네', 2: '임', 3: '드' } as const;

const races: Readonly<Record<string, MarketWords>> = {
  'mg.ra.win': { name: '1등 맞히기', short: '1등', cells: numbered(6) },
  'mg.ra.oe': { name: '1등 홀짝', short: '1등', cells: oddEven },
  'mg.ra.uo': { name: '1등 언더오버', short: '1등', note: '기준 3.5', cells: underOver },
  'mg.ra.size': { name: '1등 소중대', short: '1등', cells: { small: '소 1–2', middle: '중 3–4', big: '대 5–6' } },
  'mg.ra.sumoe': { name: '1~3등 숫자합 홀짝', short: '숫자합', cells: oddEven },
  'mg.ra.sumuo': { name: '1~3등 숫자합 언더오버', short: '숫자합', note: '기준 10.5', cells: underOver },
  'mg.ra.quinella': { name: '복승', short: '복승', note: '1·2등 순서 무관', cells: pairs('=', '·') },
  'mg.ra.exacta': { name: '쌍승', short: '쌍승', note: '1·2등 순서대로', cells: pairs('-', '-') },
  'mg.sn.win': { name: '1등 맞히기', short: '1등', cells: snails },
  'mg.sn.order': {
    name: '순위',
    short: '순위',
    cells: { 123: '네-임-드', 132: '네-드-임', 213: '임-네-드', 231: '임-드-네', 312: '드-네-임', 321: '드-임-네' },
  },
  'mg.sn.notlast': { name: '꼴등 피하기', short: '꼴등 피하기', cells: snails },
  'mg.sn.thirds': { name: '삼치기', short: '삼치기', note: '2등 적중특례', cells: snails },
};

const words: Readonly<Record<string, MarketWords>> = {
  'mg.pb.oe': { name: '일반볼 홀짝', short: general, note: '5구 합', cells: oddEven },
  'mg.pb.uo': { name: '일반볼 언더오버', short: general, note: '기준 72.5', cells: underOver },
  'mg.pb.size': {
    name: '일반볼 대중소',
    short: general,
    cells: { small: '소 15–64', middle: '중 65–80', big: '대 81–130' },
  },
  'mg.pb.oeuo': { name: '일반볼 조합', short: general, cells: sides },
  'mg.pb.oesize': {
    name: '일반볼 홀짝·대중소',
    short: general,
    cells: {
      ...{ oddsmall: '홀·소', oddmiddle: '홀·중', oddbig: '홀·대' },
      ...{ evensmall: '짝·소', evenmiddle: '짝·중', evenbig: '짝·대' },
    },
  },
  'mg.pb.section': {
    name: '일반볼 구간',
    short: general,
    note: '5구 합',
    cells: { A: 'A 15–35', B: 'B 36–49', C: 'C 50–57', D: 'D 58–65', E: 'E 66–78', F: 'F 79–130' },
  },
  'mg.pb.poe': { name: '파워볼 홀짝', short: power, cells: oddEven },
  'mg.pb.puo': {
    name: '파워볼 언더오버',
    short: power,
    note: '기준 4.5',
    cells: { under: '언더 0–4', over: '오버 5–9' },
  },
  'mg.pb.poeuo': { name: '파워볼 조합', short: power, cells: sides },
  'mg.pb.psection': {
    name: '파워볼 구간',
    short: power,
    cells: { A: 'A 0–2', B: 'B 3–4', C: 'C 5–6', D: 'D 7–9' },
  },
  'mg.pb.number': { name: '파워볼 숫자', short: power, cells: digits },
  ...ladder('pl'),
  ...ladder('kl'),
  ...ladder('la'),
  ...cards,
  ...dice,
  ...wheels,
  ...races,
  'mg.kn.oe': { name: '숫자합 홀짝', short: sum, cells: oddEven },
  'mg.kn.uo': { name: '숫자합 언더오버', short: sum, note: '기준 780.5', cells: underOver },
  'mg.kn.oeuo': { name: '숫자합 조합', short: sum, cells: sides },
  'mg.kn.size': {
    name: '숫자합 대중소',
    short: sum,
    cells: { small: '소 749 이하', middle: '중 750–812', big: '대 813 이상' },
  },
  'mg.kn.last': { name: '숫자합 끝수', short: '끝수', cells: digits },
};

/** A market without words is called by its id, which a test does not let be. */
export const marketWordsOf = (marketId: string): MarketWords => words[marketId] ?? { name: marketId, cells: {} };

export const cellNameOf = (marketId: string, key: string): string => marketWordsOf(marketId).cells[key] ?? key;

/** A cell where its market does not stand beside it. */
export function longCellNameOf(marketId: string, key: string): string {
  const { short, cells } = marketWordsOf(marketId);
  return [short, cells[key] ?? key].filter((part) => part !== undefined).join(' ');
}
