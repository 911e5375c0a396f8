/** Calls for where a lobby is (NAV-10). 403 `restricted` for members of tendency 22; 503 `maintenance` for a lobby that is closed. */
import { z } from 'zod';
import type { HttpCall } from './httpCall.ts';

const Address = z.string().max(2_000);
const LOBBY_MS = 8_000;

/** The address of the European or the in-play lobby. 503 `maintenance`. */
export const openGameCall = {
  method: 'GET',
  path: '/kosca/opengame',
  caller: 'member',
  timeoutMs: LOBBY_MS,
  query: z.object({ type: z.enum(['EU', 'IN']) }),
  answer: Address,
  refusal: 'form',
} as const satisfies HttpCall;

/** The address of a casino or slot lobby. 403 `restricted` (tendency 22); 503 `maintenance`. */
export const playFunCall = {
  method: 'POST',
  path: '/playfun/auth',
  caller: 'member',
  timeoutMs: LOBBY_MS,
  body: z.object({ lobby: z.enum(['casino', 'slot']), provider: z.string().max(40) }),
  answer: z.object({ launch_url: Address }),
  refusal: 'form',
} as const satisfies HttpCall;
