/** The call about two sides before they meet (rules TBL). */
import { z } from 'zod';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import { teamResultsCall } from '../../domain/calls/results.ts';
import { fail, type Result } from '../../domain/kernel/decision.ts';
import { TeamsAsked, type TeamResults } from '../../domain/results/teamResults.ts';
import { sessionEndingOf } from '../../domain/session/session.ts';
import type { CallFailure } from '../contract.ts';
import { readAs } from '../http/answer.ts';
import type { OriginClient } from '../http/originClient.ts';
import type { Clock } from '../ports/clock.ts';
import type { Handlers } from '../serveCalls.ts';
import { currentCredentials } from '../session/currentCredentials.ts';
import type { TokenVault } from '../session/tokenVault.ts';

/** An answer changes when a game ends; one this young is told again, ms. */
const FRESH_MS = 60_000;
/** Answers kept, the oldest go. */
const MAX_KEPT = 40;

export interface ResultDeps {
  readonly db: HanpanDatabase;
  readonly client: OriginClient;
  readonly vault: TokenVault;
  readonly clock: Clock;
}

interface Kept {
  readonly at: number;
  readonly results: TeamResults;
}

/** What is told names no member: whoever is signed in is told what was told to whoever was before. */
export function resultHandlers(deps: ResultDeps): Handlers<'teamResults'> {
  const kept = new Map<string, Kept>();
  return {
    teamResults: {
      takes: z.tuple([TeamsAsked]),
      answer: async (asked) => {
        const id = JSON.stringify([asked.sportId, asked.leagueId, asked.home, asked.away]);
        const now = deps.clock.now();
        const known = kept.get(id);
        if (known !== undefined && now >= known.at && now - known.at < FRESH_MS)
          return { ok: true, value: known.results };
        const answer = await ask(deps, asked);
        if (!answer.ok) return answer;
        kept.delete(id);
        kept.set(id, { at: now, results: answer.value });
        for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MAX_KEPT))) kept.delete(oldest);
        return answer;
      },
    },
  };
}

async function ask({ db, client, vault }: ResultDeps, asked: TeamsAsked): Promise<Result<TeamResults, CallFailure>> {
  const signedIn = await currentCredentials(db, vault);
  if (signedIn === undefined) return fail({ kind: 'signedOut' });
  const answer = await client.ask(teamResultsCall, { credentials: signedIn.credentials, query: asked });
  if (answer.ok && sessionEndingOf(answer.value.status) !== undefined) return fail({ kind: 'signedOut' });
  return readAs(answer, teamResultsCall.answer);
}
