/** Calls about games that the house has closed for a while (MIN-02), and about what draws are checked against (rules VER). */
import { z } from 'zod';
import { drawsCall, gameMaintenanceCall } from '../../domain/calls/draws.ts';
import { fail, succeed, type Result } from '../../domain/kernel/decision.ts';
import { GameId } from '../../domain/mini-games/gameTable.ts';
import type { GameFailure, GameState } from '../contract.ts';
import type { OriginClient } from '../http/originClient.ts';
import { readAs, type Answer, type HttpFailure } from '../http/answer.ts';
import type { Handlers } from '../serveCalls.ts';

/** As the origin says why it does not answer. */
const Refusal = z.object({ message: z.string().min(1).max(300) });

/** `YYYYMMDD`. */
const Day = z.string().regex(/^\d{8}$/);

/** Asked without a session: the house tells everybody. */
export function drawHandlers(client: OriginClient): Handlers<'checkGame' | 'readDraws'> {
  return {
    checkGame: {
      takes: z.tuple([GameId]),
      answer: async (gameId) =>
        gameStateOf(await client.ask(gameMaintenanceCall, { credentials: null, params: { gameId } })),
    },
    readDraws: {
      takes: z.tuple([GameId, Day, z.number().int().min(1).optional()]),
      answer: async (gameId, day, n) =>
        readAs(
          await client.ask(drawsCall, { credentials: null, params: { gameId, day }, query: { n } }),
          drawsCall.answer,
        ),
    },
  };
}

/** A setting that is not there closes the game as one that says so does (MIN-02). */
function gameStateOf(answer: Result<Answer, HttpFailure>): Result<GameState, GameFailure> {
  if (!answer.ok) return answer;
  const { status, body } = answer.value;
  if (status === 200) {
    const setting = gameMaintenanceCall.answer.safeParse(body);
    if (!setting.success || setting.data.systemMaintenanceFlg === 1) return succeed('closed');
    const { isResting, restChangesAt: changesAt } = setting.data;
    return succeed(isResting || changesAt !== null ? { isResting, changesAt } : 'open');
  }
  const refusal = Refusal.safeParse(body);
  if (refusal.success) return fail({ kind: 'refused', message: refusal.data.message });
  return fail({ kind: 'unexpected', detail: `status ${status}` });
}
