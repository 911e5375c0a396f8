/** Words of the inspector over a live page (docs/inspector.md). */
import type { LineFault } from '../../../domain/faults/faultScript.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import type { LockReason } from '../../../domain/recording/inspection/lockReasons.ts';
import { reportFileName } from './report.ts';

const count = formatWon;

export const liveWords = {
  title: '실시간 검사기',
  open: '검사기 열기',
  close: '닫기',
  keys: 'Alt+Shift+I',
  faultsOn: (faults: number) => `장애 ${faults}개 켜짐`,
  log: '이벤트 기록 열기',
  reading: '기록을 읽는 중입니다',
  noLog: '이 브라우저에서는 기록이 없습니다.',
  again: '새로 읽기',
  follow: '따라가기',
  minutes: (minutes: number) => `최근 ${minutes}분`,
  part: '기록 길이',
  none: '–',
} as const;

export const faultWords = {
  title: '장애 주입',
  save: '테스트로 저장',
  saved: (name: string) => `${name} 파일로 저장했습니다`,
  found: '무엇을 보았나요?',
  nothing: '스위치를 켜면 시각과 함께 기록됩니다',
  acts: (acts: number, seconds: number) => `${count(acts)}번 · ${count(seconds)}초`,
  away: '이 브라우저의 워커가 답하지 않습니다',
  names: {
    delay: '지연 300ms',
    cut: '연결 끊기',
    drop: '유실 1%',
    double: '중복 10%',
    stale: '제공자 지연',
  } satisfies Record<LineFault, string>,
} as const;

export const sentWords = {
  title: '보낼 명령',
  columns: { key: '키', what: '명령', state: '상태', attempts: '시도', changed: '갱신' },
  none: '보낼 명령이 없습니다',
  states: {
    intent: '대기',
    sent: '보냄',
    unknown: '모름',
    accepted: '확인',
    refused: '거절',
    changed: '변경',
    notPlaced: '미접수',
    done: '확인',
  } as Readonly<Record<string, string | undefined>>,
} as const;

export const storageWords = {
  title: '저장 공간',
  used: (used: number, quota: number) => `${used.toFixed(1)} / ${count(Math.round(quota))} MB`,
  databases: { house: '공용', member: '회원', outbox: '보낼 명령' },
  rows: (rows: number) => `${count(rows)}행`,
} as const;

export const queryWords = {
  title: '라이브 쿼리',
  columns: { tables: '읽은 표', runs: '실행', mean: '평균', longest: '최장' },
  ms: (ms: number) => `${ms.toFixed(1)}ms`,
  none: '아직 실행된 쿼리가 없습니다',
  noTable: '읽은 표 없음',
  clear: '비우기',
} as const;

export const lockWords = {
  title: '가격이 잠긴 까닭',
  words: '팀 이름 또는 선택 번호',
  find: '찾기',
  hint: '비워두면 카트에 담긴 경기입니다',
  found: (locked: number, prices: number) => `${count(prices)}개 중 ${count(locked)}개 잠김`,
  none: '잠긴 가격이 없습니다',
  reasons: {
    over: '베팅을 받지 않는 경기',
    settled: '결과 확정',
    suspended: '일시중지',
    stream: '스트림 끊김',
    producer: '제공자 지연',
    unfollowed: '구독하지 않는 경기',
  } satisfies Record<LockReason, string>,
} as const;

export const leaderWords = {
  title: '리더와 탭',
  leader: '리더',
  worker: '워커',
  waiting: '대기',
  tab: (tab: string) => `탭 ${tab}`,
  topics: (topics: number) => `토픽 ${count(topics)}개`,
  locks: (held: number, pending: number) => `락 ${count(held)}개 · 대기 ${count(pending)}개`,
} as const;

/** @param at epoch ms */
export const scriptFileName = (at: number): string => reportFileName(at).replace('.hanpan', '-faults.json');
