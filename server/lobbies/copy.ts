/** What the play-money lobbies say. */
import type { CasinoProvider, LobbyKind, SlotProvider } from '../../src/domain/reference/lobbies.ts';

interface LobbyCopy {
  readonly titles: { readonly [Kind in LobbyKind]: string };
  readonly providers: { readonly [Provider in CasinoProvider | SlotProvider]: string };
  readonly brand: string;
  readonly playMoney: string;
  readonly notice: string;
  readonly preparing: string;
  readonly providerLabel: string;
  readonly back: string;
}

/** Words of the play-money lobbies. */
export const lobbyCopy: LobbyCopy = {
  titles: { european: '유럽형', inPlay: '인플레이', casino: '카지노', slot: '슬롯' },
  providers: {
    evolution: '에볼루션',
    pragmatic: '프라그마틱 플레이',
    microgaming: '마이크로게이밍',
    asia: '아시아게이밍',
    dream: '드림게이밍',
    playtech: '플레이텍',
    big: '빅게이밍',
    ezugi: '이주기',
    habanero: '하바네로',
    playngo: '플레이앤고',
    netent: '넷엔트',
    redtiger: '레드타이거',
    booongo: '부운고',
    cq9: 'CQ9',
    playson: '플레이손',
    relax: '릴렉스게이밍',
    nolimit: '노리밋시티',
    bigtime: '빅타임게이밍',
  },
  brand: '한판',
  playMoney: '모의 머니',
  notice: '이 로비는 모의 머니로만 운영됩니다. 실제 돈의 충전과 환전은 이루어지지 않습니다.',
  preparing: '입장이 확인되었습니다. 게임 공급사가 연결되면 이 창에서 게임이 시작됩니다.',
  providerLabel: '게임사',
  back: '한판으로 돌아가기',
};
