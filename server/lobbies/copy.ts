/** What the play-money lobbies say; their names are those of the site's menus. */
import { lobbyNames, supplierNames } from '../../src/copy/lobbyNames.ts';
import type { LobbyKind, Supplier } from '../../src/domain/reference/lobbies.ts';

interface LobbyCopy {
  readonly titles: { readonly [Kind in LobbyKind]: string };
  readonly providers: { readonly [Provider in Supplier]: string };
  readonly brand: string;
  readonly playMoney: string;
  readonly notice: string;
  readonly preparing: string;
  readonly providerLabel: string;
  readonly back: string;
}

/** Words of the play-money lobbies. */
export const lobbyCopy: LobbyCopy = {
  titles: lobbyNames,
  providers: supplierNames,
  brand: '한판',
  playMoney: '모의 머니',
  notice: '이 로비는 모의 머니로만 운영됩니다. 실제 돈의 충전과 환전은 이루어지지 않습니다.',
  preparing: '준비 중입니다. 게임 공급사가 연결되면 이 창에서 게임이 시작됩니다.',
  providerLabel: '게임사',
  back: '한판으로 돌아가기',
};
