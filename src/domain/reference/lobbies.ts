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

/** The suppliers of both lobbies, in the order menus show them: eight, fixed (NAV-16). Their names are invented; the house is the last. */
export const SUPPLIERS = [
  'starlight',
  'onnuri',
  'geumgang',
  'eunha',
  'moonrabbit',
  'pado',
  'pinwheel',
  'house',
] as const;
export type Supplier = (typeof SUPPLIERS)[number];

/** Games that open: those of the house. Others wait for a contract with their supplier (LBY-2). */
export const HOUSE_GAMES = ['baccarat', 'moonSlot'] as const;
export type HouseGame = (typeof HOUSE_GAMES)[number];

/** The house's game of a lobby. */
export const houseGameOf = (kind: 'casino' | 'slot'): HouseGame => (kind === 'casino' ? 'baccarat' : 'moonSlot');

/** A lobby to open, as far as it is known: casino and slot lobbies have suppliers, the others none. */
export type LobbyTarget =
  | { readonly kind: 'european' | 'inPlay'; readonly provider: null }
  | { readonly kind: 'casino' | 'slot'; readonly provider: Supplier };

/** Reads what an address or a call names; `undefined` for a lobby or a supplier that does not exist. */
export function lobbyTargetOf(kind: string | null, provider: string | null): LobbyTarget | undefined {
  if (kind === 'european' || kind === 'inPlay') return provider === null ? { kind, provider } : undefined;
  const known = SUPPLIERS.find((candidate) => candidate === provider);
  return known === undefined || (kind !== 'casino' && kind !== 'slot') ? undefined : { kind, provider: known };
}
