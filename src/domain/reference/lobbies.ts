/** The lobbies that open in a window of their own after a confirmation (NAV-10). Names of providers are in the app's `copy` folders. */
import { z } from 'zod';

export const LOBBY_KINDS = ['european', 'inPlay', 'casino', 'slot'] as const;
export const LobbyKind = z.enum(LOBBY_KINDS);
export type LobbyKind = z.infer<typeof LobbyKind>;

/** Members of this tendency may not enter casino and slot lobbies (SES-09). */
export const RESTRICTED_TENDENCY = 22;

/** How long entering a casino or slot lobby keeps the session, minutes (SES-04). */
export const LOBBY_SESSION_MINUTES = 120;

/** Whether a lobby is one that a restricted member may not enter and that keeps the session longer. */
export const isCasinoLike = (kind: LobbyKind): boolean => kind === 'casino' || kind === 'slot';

/** The suppliers of the casino lobby, in the order menus show them: eight, fixed (NAV-16). */
export const CASINO_PROVIDERS = [
  'evolution',
  'pragmatic',
  'microgaming',
  'asia',
  'dream',
  'playtech',
  'big',
  'ezugi',
] as const;
export type CasinoProvider = (typeof CASINO_PROVIDERS)[number];

/** The suppliers of the slot lobby, fixed (NAV-16). */
export const SLOT_PROVIDERS = [
  'pragmatic',
  'habanero',
  'playngo',
  'netent',
  'redtiger',
  'booongo',
  'cq9',
  'microgaming',
  'playson',
  'relax',
  'nolimit',
  'bigtime',
] as const;
export type SlotProvider = (typeof SLOT_PROVIDERS)[number];

/** A lobby to open, as far as it is known: casino and slot lobbies have suppliers, the others none. */
export type LobbyTarget =
  | { readonly kind: 'european' | 'inPlay'; readonly provider: null }
  | { readonly kind: 'casino'; readonly provider: CasinoProvider }
  | { readonly kind: 'slot'; readonly provider: SlotProvider };

/** Reads what an address or a call names; `undefined` for a lobby or a supplier that does not exist. */
export function lobbyTargetOf(kind: string | null, provider: string | null): LobbyTarget | undefined {
  if (kind === 'european' || kind === 'inPlay') return provider === null ? { kind, provider } : undefined;
  if (kind === 'casino') {
    const known = CASINO_PROVIDERS.find((candidate) => candidate === provider);
    return known === undefined ? undefined : { kind, provider: known };
  }
  const known = kind === 'slot' ? SLOT_PROVIDERS.find((candidate) => candidate === provider) : undefined;
  return known === undefined ? undefined : { kind: 'slot', provider: known };
}
