/** Addresses of the page that opens a lobby, and the lobby's own address as it may be followed (NAV-10). */
import { lobbyTargetOf, type LobbyTarget } from '../../../domain/reference/lobbies.ts';
import { checkLink } from '../../kit/links/checkLink.ts';
import { pathOf } from '../../kit/links/paths.ts';

/** `/launch?lobby=casino&provider=evolution`: which lobby, and nothing about the member. */
export function launchPath({ kind, provider }: LobbyTarget): string {
  const query = new URLSearchParams({ lobby: kind });
  if (provider !== null) query.set('provider', provider);
  return `${pathOf('launch')}?${query.toString()}`;
}

/** `undefined` for a lobby or a supplier that does not exist. */
export const launchTarget = (query: URLSearchParams): LobbyTarget | undefined =>
  lobbyTargetOf(query.get('lobby'), query.get('provider'));

/**
 * The address to go to, checked here once more whoever checked it before.
 *
 * @param origin of this site, as `location.origin`
 * @returns `undefined` for an address that may not be followed
 */
export function lobbyAddress(url: string, origin: string): string | undefined {
  const link = checkLink(url, origin);
  if (link.kind === 'refused') return undefined;
  return link.kind === 'outside' ? link.url : link.path;
}
