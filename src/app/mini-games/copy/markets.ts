/** Names of markets and cells of mini games, by the ids of their families: on the page, on the slip, in a bet. */

export interface MarketWords {
  readonly name: string;
  /** What stands before a cell's name where its market does not stand beside it: `일반볼 홀`. */
  readonly short?: string;
  /** What decides, in small. */
  readonly note?: string;
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
