/** Words of the replay (docs/RECORDING.md): of its dock, its pages and of what is replaced on its stage. */
import type { BrokenReason } from '../replay/playback/film.ts';
import type { MarkKind } from '../replay/playback/marks.ts';

export const stageWords = {
  pill: '재생',
  pillTime: (clock: string) => `· ${clock}`,
  about: '기록을 보는 화면입니다. 베팅, 충전, 로그인은 일어나지 않습니다.',
  state: '기록 재생',
  paused: '기록 멈춤',
  rate: (rate: string) => `${rate}×`,
  noBets: '재생 중에는 베팅하지 않습니다',
} as const;

export const dockWords = {
  name: '재생 조작',
  stage: '기록된 화면',
  play: '재생',
  pause: '일시정지',
  toStart: '처음으로',
  toEnd: '끝으로',
  back: '이전',
  on: '다음',
  step: '이동 단위',
  steps: { entry: '항목', commit: '저장', frame: '프레임' },
  rate: '배속',
  really: (rate: string) => `실제 ${rate}×`,
  next: (kind: string) => `다음 ${kind}`,
  previous: (kind: string) => `이전 ${kind}`,
  sought: '찾아갈 곳',
  loop: '구간 반복',
  loopFrom: '반복 시작을 여기로',
  loopUntil: '반복 끝을 여기로',
  noLoop: '반복 해제',
  gaps: '멈춤 줄이기',
  gapsOff: '그대로',
  gapsOf: (seconds: number) => `${seconds}초까지`,
  entry: (n: string) => `#${n}`,
  inspector: '검사기',
  close: '닫기',
  help: '단축키',
  more: '더 보기',
  tab: '기록된 탭',
  tabOf: (n: number) => `탭 ${n}`,
  settings: '재생 설정',
  size: '화면 크기',
  sizes: { width: '기록된 너비', whole: '기록된 크기', window: '창에 맞춤' },
  goBack: '기록 화면으로',
  ownWay: '기록과 다른 화면을 보고 있습니다',
  digest: '상태 해시',
  digestProved: '파일의 해시와 같습니다',
  digestUnproved: '파일에 이 위치의 해시가 없습니다',
  digestOther: '파일의 해시와 다릅니다',
  reading: (percent: number) => `기록을 읽는 중 ${percent}%`,
  seeking: '이동 중',
  atEnd: '기록의 끝',
  changes: '변경',
  perSecond: (count: string) => `초당 ${count}`,
  scrubber: '시각',
  gapOf: (length: string) => `${length} 끊김 후 복구`,
} as const;

export const markNames: { readonly [Kind in MarkKind]: string } = {
  suspension: '일시중지',
  settlement: '정산',
  bet: '베팅',
  gap: '끊김',
  unreadable: '읽지 못함',
};

export const soughtNames = {
  ...markNames,
  refusal: '거절',
  fixture: '이 경기',
  act: '회원 동작',
} as const;

export const fileWords = {
  title: '기록 재생',
  lead: '한판 기록 파일(.hanpan)을 여기에 놓으세요.',
  pick: '파일 열기',
  promise: '이 기기에서만 열고 어디로도 보내지 않습니다.',
  drop: '놓으면 엽니다',
  opening: '기록을 여는 중입니다',
  another: '다른 파일 열기',
  brokenTitle: '열 수 없는 기록입니다',
  brokenAt: (member: number, reason: string) => `${member}번째 묶음에서 막혔습니다: ${reason}`,
  playsUntil: (member: number, reason: string) =>
    `${member}번째 묶음에서 끊긴 기록입니다(${reason}). 그 앞까지 재생합니다.`,
  noFetch: '주소의 파일을 가져오지 못했습니다.',
  otherSite: '다른 사이트의 파일은 열지 않습니다.',
  noStorage: '이 브라우저는 저장 공간을 내주지 않아 재생할 수 없습니다.',
  stageFailed: '화면을 그리지 못했습니다.',
} as const;

export const brokenReasons: { readonly [Reason in BrokenReason]: string } = {
  cut: '파일이 중간에서 잘렸습니다',
  foreign: '한판 기록 파일이 아닙니다',
  tooLarge: '허용된 크기를 넘었습니다',
  damaged: '내용이 손상되었습니다',
  notJson: '내용을 읽을 수 없습니다',
  tooDeep: '내용이 너무 깊습니다',
  unknownLine: '알 수 없는 줄이 있습니다',
  newerFormat: '더 새로운 버전에서 만든 기록입니다',
  otherEpoch: '이 버전과 다른 데이터로 만든 기록입니다',
  outOfOrder: '순서가 맞지 않습니다',
  otherBefore: '앞부분이 바뀌었습니다',
  empty: '기록된 내용이 없습니다',
};

export const keyWords: readonly (readonly [string, string])[] = [
  ['Space', '재생 · 일시정지'],
  ['← →', '한 항목 이전 · 다음'],
  ['Shift ← →', '한 저장 이전 · 다음'],
  ['[ ]', '느리게 · 빠르게'],
  ['Home End', '처음 · 끝'],
  ['?', '단축키'],
];
