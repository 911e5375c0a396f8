/** Names of lobbies and their suppliers (NAV-10, NAV-16), in the site's menus and in the play-money lobbies that the origin serves. */
import type { LobbyKind, Supplier } from '../domain/reference/lobbies.ts';

export const lobbyNames: Record<LobbyKind, string> = {
  european: '유럽형',
  inPlay: '인플레이',
  casino: '카지노',
  slot: '슬롯',
};

export const supplierNames: Record<Supplier, string> = {
  starlight: '별빛스튜디오',
  onnuri: '온누리라이브',
  geumgang: '금강게임즈',
  eunha: '은하소프트',
  moonrabbit: '달토끼랩',
  pado: '파도게이밍',
  pinwheel: '바람개비',
  house: '한판 하우스',
};
