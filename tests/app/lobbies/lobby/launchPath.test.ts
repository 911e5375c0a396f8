import { describe, expect, test } from 'vitest';
import { launchPath, launchTarget, lobbyAddress } from '../../../../src/app/lobbies/lobby/launchPath.ts';
import { SUPPLIERS, type LobbyTarget } from '../../../../src/domain/reference/lobbies.ts';

const SITE = 'https://hanpan.example';
const inPlay: LobbyTarget = { kind: 'inPlay', provider: null };
const european: LobbyTarget = { kind: 'european', provider: null };

describe('the address of a lobby', () => {
  test('NAV-10 NAV-16 every lobby and supplier is found again from its address', () => {
    const targets: LobbyTarget[] = [
      european,
      inPlay,
      ...SUPPLIERS.map((provider) => ({ kind: 'casino', provider }) as const),
      ...SUPPLIERS.map((provider) => ({ kind: 'slot', provider }) as const),
    ];
    expect(targets.filter((target) => target.kind === 'casino')).toHaveLength(8);
    for (const target of targets) {
      const address = new URL(launchPath(target), SITE);
      expect(address.pathname).toBe('/launch');
      expect(launchTarget(address.searchParams)).toEqual(target);
    }
  });

  test.each(['', 'lobby=poker', 'lobby=casino', 'lobby=casino&provider=nobody', 'lobby=european&provider=house'])(
    'NAV-12 `%s` names no lobby',
    (query) => {
      expect(launchTarget(new URLSearchParams(query))).toBeUndefined();
    },
  );

  test('NAV-10 an address that may be followed is followed whole', () => {
    expect(lobbyAddress('https://lobby.example/play?id=1#Live', SITE)).toBe('https://lobby.example/play?id=1#Live');
    expect(lobbyAddress(`${SITE}/play-lobby/inPlay#Live`, SITE)).toBe('/play-lobby/inPlay#Live');
  });

  test.each(['http://lobby.example/', 'javascript:alert(1)', '//lobby.example/', 'https://a:b@lobby.example/', ''])(
    'NAV-10 `%s` is never followed',
    (url) => {
      expect(lobbyAddress(url, SITE)).toBeUndefined();
    },
  );
});
