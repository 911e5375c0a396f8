/**
 * What is counted where it happens, because nothing that is stored or held says it afterwards (OPS-6): decisions on bets, shared commits, answers.
 * No figure has a word in it that somebody from outside has chosen.
 */
import { Counter, Histogram, type Registry } from 'prom-client';
import { memberCall } from '../../src/domain/calls/session.ts';
import type { BetAnswer } from '../betting/placeBet.ts';

/** Where the origin says what has happened. Neither waits nor throws. */
export interface Tallies {
  /** A bet was decided for the first time. @param ms from when it came, or was due, to when its answer was on disk */
  readonly decided: (answer: BetAnswer, ms: number) => void;
  /** Units of work that shared a commit. @param ms it took, its fsync included */
  readonly committed: (units: number, ms: number) => void;
  /** An answer was sent. @param route the pattern of its call, or of no call; never what was asked for */
  readonly answered: (route: string | undefined, status: number) => void;
}

const MS = 1_000;
/** A decision and a commit take some milliseconds; a tenth of a second is where members begin to wait. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Up to as many as share one (`DEFAULT_GROUP_COMMIT`). */
const UNITS = [1, 2, 4, 8, 16, 32, 64];

/** @param registry the origin's own: the library's is of the whole process, and origins of a test share that */
export function createTallies(registry: Registry): Tallies {
  const registers = [registry];
  const accepted = new Counter({ name: 'hanpan_bets_accepted_total', help: 'Bets taken', registers });
  const refused = new Counter({
    ...{ name: 'hanpan_bets_refused_total', help: 'Bets not taken, by why', registers },
    labelNames: ['reason'] as const,
  });
  const decision = new Histogram({
    ...{ name: 'hanpan_bet_decision_seconds', help: 'From its turn to its answer on disk', registers },
    buckets: SECONDS,
  });
  const commit = new Histogram({
    ...{ name: 'hanpan_group_commit_seconds', help: 'Commits that units of work shared', registers },
    buckets: SECONDS,
  });
  const units = new Histogram({
    ...{ name: 'hanpan_group_commit_units', help: 'Units of work of a shared commit', registers },
    buckets: UNITS,
  });
  const answers = new Counter({
    ...{ name: 'hanpan_http_answers_total', help: 'Answers by the pattern of the call', registers },
    labelNames: ['route', 'status'] as const,
  });
  const polls = new Counter({
    ...{ name: 'hanpan_poll_calls_total', help: 'Members asked for anew by their browsers', registers },
  });
  return {
    decided(answer, ms) {
      const reason = refusalOf(answer);
      // What stands under a key already, and what is still held, is no decision.
      if (answer.isHit || reason === 'pending') return;
      if (reason === undefined) accepted.inc();
      else refused.inc({ reason });
      decision.observe(ms / MS);
    },
    committed(count, ms) {
      commit.observe(ms / MS);
      units.observe(count);
    },
    answered(route, status) {
      const place = placeOf(route);
      answers.inc({ route: place, status: `${Math.floor(status / 100)}xx` });
      if (place === `/api${memberCall.path}`) polls.inc();
    },
  };
}

/** A reason out of our own list (`refusal.ts`); `undefined` of a bet that is taken. */
function refusalOf({ status, body }: BetAnswer): string | undefined {
  if (status === 200) return undefined;
  const said: unknown = JSON.parse(body);
  if (Array.isArray(said)) return 'oddsChanged';
  if (typeof said !== 'object' || said === null) return 'unnamed';
  if ('reason' in said && typeof said.reason === 'string') return said.reason;
  return 'state' in said ? 'pending' : 'unnamed';
}

/** The framework has a route for each file of the site: they are one figure, or there were hundreds after each build. */
const placeOf = (route: string | undefined): string => {
  if (route === undefined) return 'none';
  return route.startsWith('/api/') ? route : 'site';
};
