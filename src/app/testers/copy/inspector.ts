/** Words of the inspector (docs/inspector.md): its panels, and what keeps it from reading a filter. */
import { formatWon } from '../../../domain/kernel/money.ts';
import type { CauseLink } from '../../../domain/recording/inspection/whyOf.ts';
import type { FilterError } from '../../../domain/recording/inspection/lineFilter.ts';
import type { LineStream } from '../../../domain/recording/inspection/logLine.ts';
import type { LAG_PARTS } from '../../../domain/recording/inspection/logLine.ts';
import type { MachineMark } from '../../../domain/recording/inspection/tracks.ts';

const count = formatWon;

export const inspectorWords = {
  title: '검사기',
  reading: (percent: number) => `이벤트를 읽는 중 ${percent}%`,
  failed: '기록을 읽지 못했습니다.',
  empty: '기록에 이벤트가 없습니다.',
  facts: (minutes: number, events: number, build: string) => `${minutes}분 · ${count(events)} 이벤트 · 빌드 ${build}`,
  digestGood: '해시 일치',
  digestBad: '해시 불일치',
  digestNone: '파일에 해시 없음',
  showParting: '어긋난 곳으로',
  place: '위치',
  toStart: '처음으로',
  back: '이전 이벤트',
  on: '다음 이벤트',
  toEnd: '끝으로',
  swap: 'A ↔ B 비교',
  link: '이 위치 링크',
  linked: '주소를 복사했습니다',
  notLinked: '주소를 복사하지 못했습니다',
  close: '화면으로',
  panels: '검사기 패널',
  entry: (n: number) => `#${count(n)}`,
  none: '–',
  count: (value: number) => `${count(value)}건`,
} as const;

export const trackWords = {
  name: '기록 전체',
  rate: '변경',
  lag: '지연 p95',
  connection: '연결',
  machine: '환경',
  late: '지연',
  cut: (length: string) => `끊김 ${length}`,
  minutes: (minutes: number, seconds: number) => (minutes === 0 ? `${seconds}초` : `${minutes}분 ${seconds}초`),
  markA: 'A를 여기로',
  slider: '기록의 위치',
} as const;

export const machineNames: { readonly [Kind in MachineMark['kind']]: string } = {
  leader: '리더',
  longTask: '긴 작업',
  console: '콘솔 오류',
  unreadable: '읽지 못함',
  gap: '끊김',
  storage: '저장 공간',
  worker: '워커',
};

export const logWords = {
  title: '이벤트',
  filter: '종류, 선택, 회원, lag>200ms',
  filterName: '이벤트 거르기',
  save: '거른 이벤트 저장',
  nothing: '거르기에 맞는 이벤트가 없습니다',
  columns: {
    offset: '오프셋',
    seconds: '초',
    stream: '스트림',
    kind: '종류',
    subject: '대상',
    cause: '원인',
    lag: '화면까지',
  },
  order: '원점 시각순 · 최신이 위',
  keys: [
    [['J', 'K'], '이벤트'],
    [['N'], '같은 선택의 다음'],
    [['F'], '이 선택만'],
    [['W'], '원인'],
    [['A'], 'A를 여기로'],
  ] as readonly (readonly [readonly string[], string])[],
} as const;

export const filterErrors: { readonly [Reason in FilterError['reason']]: (text: string) => string } = {
  unknownField: (text) => `알 수 없는 조건입니다: ${text}`,
  unknownStream: (text) => `알 수 없는 스트림입니다: ${text}`,
  badTime: (text) => `시각은 15:08:54처럼 적어주세요: ${text}`,
  badLag: (text) => `지연은 lag>200ms처럼 적어주세요: ${text}`,
  badChoice: (text) => `true 또는 false로 적어주세요: ${text}`,
  noValue: (text) => `값이 없습니다: ${text}`,
  openQuote: (text) => `따옴표가 닫히지 않았습니다: ${text}`,
};

export const whyWords = {
  refused: '거절 원인',
  locked: '잠금 원인',
  other: '원인',
  took: (ms: number) => `${count(ms)}ms 동안`,
  unknown: '기록에서 원인을 찾지 못했습니다',
  open: '베팅할 수 있는 배당입니다',
  touched: '이 이벤트의 영향',
  touchedNone: '영향을 받은 이벤트가 없습니다',
  pick: '이벤트를 고르면 원인을 보여줍니다',
} as const;

export const linkNames: { readonly [Link in CauseLink]: string } = {
  itself: '이 이벤트',
  selection: '선택',
  game: '경기',
  connection: '연결',
  asked: '접수 대기',
  pressed: '명령',
};

export const stateWords = {
  title: '상태',
  all: '전체',
  changed: '변경',
  parted: '기록된 행과 비교',
  path: '경로',
  absent: '없음',
  nothing: 'A와 B가 같습니다',
  loading: '상태를 만드는 중입니다',
  digests: '투영 해시',
  folded: '이벤트로 만든 상태',
  told: '파일의 해시',
  partedA: '이벤트로',
  partedB: '저장된 행',
  partedNone: '이 위치에는 저장된 행이 없습니다',
  more: (left: number) => `외 ${count(left)}개`,
  tables: {
    fixtures: '경기',
    slips: '카트',
    bets: '베팅',
    members: '회원 · 머니',
    health: '스트림',
    settings: '설정',
    documents: '문서',
    lists: '목록',
    listRows: '목록의 행',
    sessions: '세션',
  } as Readonly<Record<string, string | undefined>>,
} as const;

export const lagWords = {
  title: '원점에서 화면까지',
  goal: '목표 p95 100ms 이하',
  more: (ms: number) => `${ms} 이상 (ms)`,
  this: '이 이벤트',
  mean: '평균',
  notPainted: '화면에 그려지지 않았습니다',
  none: '화면에 그려진 이벤트가 없습니다',
  bar: (from: number, lines: number) => `${from}ms부터 ${count(lines)}건`,
  parts: {
    feedToOrigin: '피드 → 원점',
    originToWorker: '원점 → 워커',
    workerToStored: '워커 → 저장',
    storedToPainted: '저장 → 화면',
  } satisfies Record<(typeof LAG_PARTS)[number], string>,
} as const;

export const streamWords = {
  title: '스트림',
  columns: '커서 · 갱신',
  names: { events: '경기·배당', bets: '베팅·머니', slip: '카트' },
  states: ['대기', '연결', '스냅샷', '실시간', '지연', '끊김'],
  local: '이 기기에서만 만듭니다',
} as const;

export const tabWords = {
  title: '탭',
  tab: (n: number) => `탭 ${n}`,
  shown: '보임',
  hidden: '가려짐',
  closed: '닫힘',
  leader: (worker: string) => `리더 · 워커 ${worker}`,
  none: '탭의 기록이 없습니다',
} as const;

export const commandWords = {
  title: '보낼 명령',
  way: '대기 → 보냄 → 모름 → 확인 또는 거절',
  columns: { key: '키', command: '명령', state: '상태', answer: '답', seconds: '초' },
  done: '확인',
  refused: '거절',
  unknown: '모름',
  waiting: '보냄',
  none: '아직 명령이 없습니다',
} as const;

export const panelNames = {
  log: '이벤트',
  why: '원인',
  state: '상태',
  lag: '지연',
  machine: '스트림 · 탭',
} as const;

export const streamNames: { readonly [Stream in LineStream]: string } = {
  events: '배당',
  bets: '베팅',
  slip: '카트',
  calls: '명령',
  tabs: '탭',
  trouble: '환경',
  machine: '환경',
};
