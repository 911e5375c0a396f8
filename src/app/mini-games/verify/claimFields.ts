/** What is typed about a round, and what it says (rules VER). */
import { partsOf, type RoundId } from '../../../domain/mini-games/round.ts';
import type { DrawClaim } from '../../../domain/mini-games/verification.ts';
import { verify } from '../copy/verify.ts';

export interface ClaimFields {
  readonly gameId: string;
  /** `20261124-17`, as the message of a draw has it. */
  readonly round: string;
  readonly seed: string;
  readonly commitment: string;
  readonly salt: string;
  /** What was drawn, in its order; empty where nobody says. */
  readonly record: string;
}

export type ClaimProblems = { readonly [Field in keyof ClaimFields]?: string };
export type ReadClaim =
  | { readonly ok: true; readonly claim: DrawClaim }
  | { readonly ok: false; readonly problems: ClaimProblems };

const HASH = /^[0-9a-f]{64}$/i;
const RECORD = /^\d{1,3}(?: \d{1,3})*$/;
/** Messages are ASCII. */
const SALT = /^[!-~]{1,64}$/;

export function roundIdOf({ gameId, round }: Pick<ClaimFields, 'gameId' | 'round'>): RoundId | undefined {
  const [, day, n] = /^(\d{8})-0*(\d{1,5})$/.exec(round.trim()) ?? [];
  const id = `mg.${gameId}.${day ?? ''}.${n ?? ''}`;
  return partsOf(id) === undefined ? undefined : (id as RoundId);
}

export function readClaim(fields: ClaimFields): ReadClaim {
  const roundId = roundIdOf(fields);
  const [seed, commitment] = [fields.seed.replace(/\s/g, ''), fields.commitment.replace(/\s/g, '')];
  const [salt, record] = [fields.salt.trim(), fields.record.replace(/[\s,]+/g, ' ').trim()];
  const problems: ClaimProblems = {
    ...(roundId === undefined ? { round: verify.problems.round } : {}),
    ...(HASH.test(seed) ? {} : { seed: verify.problems.hash }),
    ...(HASH.test(commitment) ? {} : { commitment: verify.problems.hash }),
    ...(SALT.test(salt) ? {} : { salt: verify.problems.salt }),
    ...(record === '' || RECORD.test(record) ? {} : { record: verify.problems.record }),
  };
  if (roundId === undefined || Object.keys(problems).length > 0) return { ok: false, problems };
  const drawn = record === '' ? {} : { drawn: record.split(' ').map(Number) };
  return {
    ok: true,
    claim: { roundId, seed: seed.toLowerCase(), commitment: commitment.toLowerCase(), salt, ...drawn },
  };
}
