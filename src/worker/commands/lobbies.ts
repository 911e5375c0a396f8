/** The call that opens a lobby (NAV-10). */
import { z } from 'zod';
import { fail } from '../../domain/kernel/decision.ts';
import { LobbyKind, lobbyTargetOf } from '../../domain/reference/lobbies.ts';
import { launch, type LaunchDeps } from '../lobbies/launch.ts';
import type { Handlers } from '../serveCalls.ts';

/** Longer than the name of any supplier. */
const Provider = z.string().max(40);

/** The address in the answer is https or of this site; anything else is a failure (LOB-1, LOB-2). */
export function lobbyHandlers(deps: LaunchDeps): Handlers<'launch'> {
  return {
    launch: {
      takes: z.tuple([LobbyKind, Provider.nullable()]),
      answer: async (lobby, provider) => {
        const target = lobbyTargetOf(lobby, provider);
        return target === undefined ? fail({ kind: 'unexpected', detail: 'lobby' }) : launch(deps, target);
      },
    },
  };
}
