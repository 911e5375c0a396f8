/** What one process of a house is for (OPS-9, decision 0153): all of it, or a part, beside others on the same store that do the rest. */
import type { HttpCall } from '../src/domain/calls/httpCall.ts';

export const ROLES = ['all', 'writer', 'streams', 'web'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Where a call is answered. As whoever stands in front can tell by method and address alone: `streams` what is below `/streams/` and operators'
 * stream, `reads` what else is a GET, `writes` the rest.
 */
type CallPlace = 'streams' | 'reads' | 'writes';

interface RoleRow {
  /** Whether it does what a house does by itself: feed, draws, settlement, held bets, upkeep. Several may: each has its lease, or is done once whoever does it. */
  readonly works: boolean;
  readonly answers: readonly CallPlace[];
}

export const ROLE_ROWS: Readonly<Record<Role, RoleRow>> = {
  all: { works: true, answers: ['streams', 'reads', 'writes'] },
  writer: { works: true, answers: ['reads', 'writes'] },
  streams: { works: false, answers: ['streams'] },
  web: { works: false, answers: ['reads'] },
};

function placeOf({ method, path, answer }: HttpCall): CallPlace {
  if (path.startsWith('/streams/') || answer === 'text/event-stream') return 'streams';
  return method === 'GET' ? 'reads' : 'writes';
}

/** Every process says how it is itself. */
const isOfItself = ({ path }: HttpCall): boolean => /^\/health(?:\/|$)/.test(path);

/** Whether a process of this role answers a call. */
export const isAnsweredBy = (role: Role, call: HttpCall): boolean =>
  isOfItself(call) || ROLE_ROWS[role].answers.includes(placeOf(call));
