/** The words of the lobbies that open in a window of their own, and the names of their suppliers (NAV-10, NAV-16). */
import type { CasinoProvider, LobbyKind, LobbyTarget, SlotProvider } from '../../../domain/reference/lobbies.ts';
import type { LaunchFailure } from '../../../worker/contract.ts';

export const lobbyNames: Record<LobbyKind, string> = {
  european: '유럽형',
  inPlay: '인플레이',
  casino: '카지노',
  slot: '슬롯',
};

export const casinoProviderNames: Record<CasinoProvider, string> = {
  evolution: '에볼루션',
  pragmatic: '프라그마틱 플레이',
  microgaming: '마이크로게이밍',
  asia: '아시아게이밍',
  dream: '드림게이밍',
  playtech: '플레이텍',
  big: '빅게이밍',
  ezugi: '이주기',
};

export const slotProviderNames: Record<SlotProvider, string> = {
  pragmatic: '프라그마틱 플레이',
  habanero: '하바네로',
  playngo: '플레이앤고',
  netent: '넷엔트',
  redtiger: '레드타이거',
  booongo: '부운고',
  cq9: 'CQ9',
  microgaming: '마이크로게이밍',
  playson: '플레이손',
  relax: '릴렉스게이밍',
  nolimit: '노리밋시티',
  bigtime: '빅타임게이밍',
};

/** `카지노 · 에볼루션`; the lobby alone where it has no suppliers. */
export function lobbyTitle(target: LobbyTarget): string {
  const name = lobbyNames[target.kind];
  if (target.kind === 'casino') return `${name} · ${casinoProviderNames[target.provider]}`;
  return target.kind === 'slot' ? `${name} · ${slotProviderNames[target.provider]}` : name;
}

const MAINTENANCE = '점검중입니다.';
const RESTRICTED = '관리자에게 문의해주세요.';

/** A lobby that does not open is under maintenance, whatever the cause (§8), unless a rule keeps the member out (SES-09). */
export const launchFailureTexts: Record<LaunchFailure['kind'], string> = {
  restricted: RESTRICTED,
  maintenance: MAINTENANCE,
  unreachable: MAINTENANCE,
  unexpected: MAINTENANCE,
  workerGone: MAINTENANCE,
  signedOut: '로그아웃되었습니다.',
};

export const lobby = {
  question: (title: string) => `${title}에 입장하시겠습니까?`,
  newWindow: '새 창에서 열립니다.',
  longerSession: '새 창에서 열리며, 로그인이 120분 동안 유지됩니다.',
  enter: '입장',
  cancel: '취소',
  understood: '확인',
  restricted: RESTRICTED,
  opening: (title: string) => `${title} 여는 중`,
  close: '창 닫기',
  retry: '다시 시도',
} as const;
