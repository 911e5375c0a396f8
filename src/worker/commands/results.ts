/** The call about two sides before they meet (rules TBL). */
import { z } from 'zod';
import { teamResultsCall } from '../../domain/calls/results.ts';
import { TeamsAsked, type TeamResults } from '../../domain/results/teamResults.ts';
import type { Clock } from '../ports/clock.ts';
import type { Handlers } from '../serveCalls.ts';
import { askAsMember, type AskDeps } from '../session/askAsMember.ts';

/** An answer changes when a game ends; one this young is told again, ms. */
const FRESH_MS = 60_000;
/** Answers kept, the oldest go. */
const MAX_KEPT = 40;

export interface ResultDeps extends AskDeps {
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
        const answer = await askAsMember(deps, teamResultsCall, { query: asked });
        if (!answer.ok) return answer;
        kept.delete(id);
        kept.set(id, { at: now, results: answer.value });
        for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MAX_KEPT))) kept.delete(oldest);
        return answer;
      },
    },
  };
}
