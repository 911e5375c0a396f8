/** Words of virtual sports: venues, sports, teams and runners, all invented, markets and their cells, and what their pages say. */
import type { Venue, VirtualSport } from '../../../domain/mini-games/virtual/venues.ts';

export const virtualSportNames: Record<VirtualSport, string> = {
  soccer: '축구',
  basketball: '농구',
  dog: '개경주',
  horse: '경마',
};

const words = (text: string): readonly string[] => text.split(',');

/** Names of the teams of a venue, in the order of their numbers. */
const teamNames: { readonly [Of in Venue]?: readonly string[] } = {
  premierships: words(
    '브릭필드 유나이티드,애시먼 시티,노스게이트 로버스,레이븐포트,킹스미어 타운,하버튼 애슬레틱,손필드,웨스트로 원더러스,그레이무어 시티,올드크로스 유나이티드,메이플퍼드,스톤리지,윈더크로프트,브룩데일 로버스,포트엘린,던브룩,에버샤,클리프무어,랭크로스,서머퍼드',
  ),
  superleagues: words(
    '가람 FC,너울 시티,다솔 유나이티드,라온 FC,마루 스타즈,바람 로버스,새벽 FC,아라 시티,자작 유나이티드,차오름 FC,한빛 시티,푸른솔 FC,노을 유나이티드,별내 스타즈,미르 FC,솔바람 시티,온새미 FC,해무리 유나이티드',
  ),
  worldcups: words(
    '아르디아,벨로라,칸타르,도르반,엘리시아,팔로리아,갈레노,헤스티아,이르반,주노라,켈도르,루미나,마레스,노르딘,오르카나,페트라,퀸타스,로웨나,솔레아,테라노,우르다,발렌시스,위스페르,제니아',
  ),
  eurocups: words(
    '아브렌,브리간,코르사,드루나,에이렌,프리온,그란델,할베른,이솔라,유트라,카르민,라우렌,모라브,네스토,오스텔,폴다,라고르,스벤다,티롤린,움브라,베르단,발다,크소렌,조르트',
  ),
  bakergardens: words(
    '레이크포트 코메츠,하버뷰 팔콘스,크레스트 라이더스,웨이브톤 세일러스,메이슨 스톰,오크베이 오터스,리버턴 링스,선밸리 스콜피온스,아이언힐 타이탄스,블루릿지 그리핀스,골든베이 캡틴스,사우스필드 코브라스',
  ),
  nbareplay: words(
    '노스쇼어 미티어스,마운트레이 바이슨스,이스트번 재규어스,웨스트레이크 레이더스,그린빌 코메츠,포트나인 세일러스,레드록 라이더스,실버레이크 링스,하이랜드 스톰,스톤브리지 타이탄스,베이사이드 오터스,파인힐 팔콘스,롱비치로 캡틴스,미드타운 코브라스,캐슬록 그리핀스,화이트워터 스콜피온스',
  ),
  waterportarena: words(
    '워터포트 마리너스,등대 코메츠,갈매기 스톰,파도 라이더스,항구 타이탄스,산호 링스,모래톱 오터스,닻 캡틴스,돛단 세일러스,수평선 팔콘스,만조 그리핀스,해안 바이슨스',
  ),
};

const horseNames = {
  first: words('백두,푸른,은빛,한강,새벽,달맞이,가을,북극,아침,청산,하늘,들꽃,남도,초록,노을,은하'),
  second: words('천둥,번개,질주,바람,파도,이슬,별곡,마루,향기,기행,동화,별'),
};

const dogNames = {
  first: words('번개,검은,하얀,들녘,호랑,구름,산들,보리,까망,은하,여울,초코'),
  second: words('화살,그림자,발자국,대장,소년,바람,꼬리,나래,돌이'),
};

/** The name of a team; empty for a number that the venue does not have. */
export const teamName = (venue: Venue, team: number): string => teamNames[venue]?.[team] ?? '';

/** The name of a runner: two words, each pair once in a stable. */
export function runnerName(sport: 'dog' | 'horse', runner: number): string {
  const { first, second } = sport === 'dog' ? dogNames : horseNames;
  const turn = Math.floor(runner / first.length);
  const [front, back] = [first[runner % first.length], second[(runner * 5 + turn) % second.length]];
  return sport === 'horse' ? `${front}${back}` : `${front} ${back}`;
}

/** Markets of virtual sports. */
const marketNames: Readonly<Record<string, string>> = {
  'mg.vs.1x2': '승무패',
  'mg.vs.hc': '핸디캡',
  'mg.vs.ou15': '언더오버 1.5',
  'mg.vs.ou25': '언더오버 2.5',
  'mg.vs.ou35': '언더오버 3.5',
  'mg.vs.bts': '양팀 득점',
  'mg.vs.cs': '정확한 스코어',
  'mg.vb.win': '승패',
  'mg.vb.hc': '핸디캡',
  'mg.vb.ou': '언더오버',
  'mg.vr.win': '우승',
  'mg.vr.place': '연승',
  'mg.vr.d1': '맞대결',
  'mg.vr.d2': '맞대결',
  'mg.vr.d3': '맞대결',
  'mg.vr.oe': '1등 홀짝',
  'mg.vr.quinella': '복승',
  'mg.vr.exacta': '쌍승',
};

/** The name of a market of virtual sports; empty for one that there is not. */
export const virtualMarketName = (marketId: string): string => marketNames[marketId] ?? '';

const plainCells: Readonly<Record<string, string>> = {
  draw: '무',
  yes: '예',
  no: '아니오',
  other: '기타 스코어',
  odd: '1등 홀수',
  even: '1등 짝수',
};

/** Who stands behind the keys of a round's cells. */
export interface CellNames {
  readonly home: string;
  readonly away: string;
  /** A runner by its number. */
  readonly runnerOf: (number: number) => string;
}

const numbered = (number: string | undefined, { runnerOf }: CellNames): string =>
  `${number ?? ''} ${runnerOf(Number(number))}`.trim();

/** A cell in words: `가람 FC -1.5`, `오버 2.5`, `5 백두천둥`, `2:1`. */
export function virtualCellName(key: string, names: CellNames): string {
  const plain = plainCells[key];
  if (plain !== undefined) return plain;
  const [, side, line = ''] = /^(home|away|over|under)([+-]?\d+\.\d)?$/.exec(key) ?? [];
  if (side === 'home' || side === 'away') return `${names[side]} ${line}`.trim();
  if (side !== undefined) return `${side === 'over' ? '오버' : '언더'} ${line}`;
  const [, first, joint, second] = /^(\d+)([-=v])(\d+)$/.exec(key) ?? [];
  if (joint === 'v') return numbered(first, names);
  if (joint === '=') return `${first ?? ''} · ${second ?? ''}`;
  if (joint === '-') return `${first ?? ''}-${second ?? ''}`;
  return numbered(key, names);
}

/** What runners are counted in. */
const counters = { horse: '두', dog: '두', car: '대', snail: '마리' } as const;

/** What pages of virtual sports say. */
export const virtual = {
  title: '가상게임',
  venues: '가상게임 경기장',
  race: { before: '출발 대기', during: '경주 중' },
  match: { before: '경기 대기', during: '경기 중' },
  drawing: '추첨 중',
  finished: '종료',
  standing: '현재 순위',
  starters: '출전',
  leads: '선두',
  goals: '득점',
  versus: 'VS',
  team: '팀',
  sum: '합계',
  overtime: '연장',
  bySeed: '결과를 정한 시드로 움직입니다',
  quarter: (number: number) => `${number}Q`,
  minute: (minute: number) => `${minute}분`,
  minuteMark: (minute: number) => `${minute}'`,
  seconds: (seconds: number) => `${seconds}초`,
  metres: (metres: number) => `${metres}m`,
  raceOf: (metres: number, starters: number, kind: keyof typeof counters) =>
    `${metres}m · ${starters}${counters[kind]}`,
  roundAt: (sport: string, time: string, isRace: boolean) => `가상 ${sport} · ${time} ${isRace ? '경주' : '경기'}`,
  nextAt: (time: string, isRace: boolean) => `다음 ${isRace ? '경주' : '경기'} ${time}`,
  untilClose: '마감까지',
  closed: '마감',
  rating: '레이팅',
  form: '최근 5경주',
  startersHead: '출전',
  place: (places: number) => `연승 (${places}위 이내)`,
  returned: '환급률',
  duel: '맞대결',
  duelHint: '먼저 들어오는 쪽',
  order: '착순',
  orderHint: '복승은 1·2위 순서 무관, 쌍승은 순서대로',
  nextRounds: (isRace: boolean) => (isRace ? '다음 경주' : '다음 경기'),
  pastRounds: (isRace: boolean) => (isRace ? '지난 경주' : '지난 경기'),
  all: '전체',
  start: '발주',
  venue: '경기장',
  favourite: '우승 유력',
  result: '결과',
  winner: '우승',
  odds: '배당',
  verify: '이 추첨 검증',
  verifyShort: '검증',
  placedAt: (place: number, number: number, name: string) => `${place}위 ${number} ${name}`.trim(),
  game: '경기',
  end: '마지막 회차입니다.',
  dayBefore: '전날',
  dayAfter: '다음 날',
  noVenue: '없는 경기장입니다.',
  loading: '가상게임을 불러오는 중입니다.',
  failed: '가상게임을 불러오지 못했습니다.',
  results: '가상게임 결과',
  noRounds: '아직 끝난 경기가 없습니다.',
  voided: '취소',
  bonus: '보너스배당',
  bonusHint: '고른 수가 채워지면 총배당에 곱합니다',
  bonusOne: '1개까지',
  bonusPick: (folds: number) => `보너스 ${folds}폴더`,
  bonusFor: (folds: number) => `${folds}개 선택에 적용`,
  bonusFolds: (folds: number) => `${folds}폴더`,
  bonusLost: '보너스를 뺀 선택이 그 수보다 적어지면 보너스는 자동으로 빠집니다.',
  bonusLeast: '1.30 미만은 보너스와 함께 담을 수 없습니다',
  houseRule: '자체 규칙',
};
