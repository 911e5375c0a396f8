/** Names of lobbies and their suppliers (NAV-10, NAV-16), in the site's menus and in the play-money lobbies that the origin serves. */
import type { CasinoProvider, LobbyKind, SlotProvider } from '../domain/reference/lobbies.ts';

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
