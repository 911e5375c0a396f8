/** The words of the lobbies that open in a window of their own (NAV-10). Names are in `src/copy`. */
import { lobbyNames, supplierNames } from '../../../copy/lobbyNames.ts';
import type { LobbyTarget } from '../../../domain/reference/lobbies.ts';
import type { LaunchFailure } from '../../../worker/contract.ts';

/** `카지노 · 한판 하우스`; the lobby alone where it has no suppliers. */
export const lobbyTitle = ({ kind, provider }: LobbyTarget): string =>
  provider === null ? lobbyNames[kind] : `${lobbyNames[kind]} · ${supplierNames[provider]}`;

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
  everyGame: '전체 게임 보기',
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
