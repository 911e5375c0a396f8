/**
 * The second factor of operators (SEC-02): codes of an authenticator (TOTP, RFC 6238), each of which opens once, and recovery codes.
 *
 * The secret is stored sealed, for codes are computed from it; recovery codes carry 120 random bits and are stored as hashes.
 */
import { Secret, TOTP } from 'otpauth';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { DEMO_AUTHENTICATOR } from '../house/demoHouse.ts';
import type { Randomness } from '../randomness.ts';
import { authenticatorPlace } from '../security/sealedPlaces.ts';
import type { Seals } from '../security/seals.ts';
import type { Work } from '../store/store.ts';
import { hashToken } from './sessions.ts';

const PERIOD_MS = 30_000;
/** A code that was on show when it was sent is on its way so long at most, ms (ENT-13). */
const GRACE_MS = 5_000;
/** Half minutes that a demo's codes open early, which are told to everybody: whoever signs in twice does not wait. */
const DEMO_AHEAD = 1;
const SECRET_BYTES = 20;
const CODES = 10;
const CODE_BYTES = 15;

/** Base32. */
export const newSecret = (randomness: Randomness): string => base32(randomness, SECRET_BYTES);

/** For an authenticator's camera. */
export const uriOf = (secret: string, userId: string): string => authenticator(secret, userId).toString();

/**
 * A code is right for its half minute, and for what the line takes after it (ENT-13).
 *
 * @returns the number of the half minute a code is of, `undefined` for a wrong one
 */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const known = authenticator(secret, '');
  const moments = [now, now - GRACE_MS, ...(secret === DEMO_AUTHENTICATOR ? [now + DEMO_AHEAD * PERIOD_MS] : [])];
  const sent = moments.find((at) => known.validate({ token, timestamp: at, window: 0 }) !== null);
  return sent === undefined ? undefined : Math.floor(sent / PERIOD_MS);
}

/**
 * The next code of the demo's authenticator that opens, where the one of now did already.
 *
 * @returns `null` for the code until `freshAt`, epoch ms
 */
export function freshDemoCode(lastStep: number, now: number) {
  const current = Math.floor(now / PERIOD_MS);
  const step = Math.max(current, lastStep + 1);
  const freshAt = (step - DEMO_AHEAD) * PERIOD_MS;
  const isAhead = step > current + DEMO_AHEAD;
  const code = isAhead ? null : authenticator(DEMO_AUTHENTICATOR, '').generate({ timestamp: step * PERIOD_MS });
  return { code, freshAt };
}

/** Sets up a member's authenticator in place of an earlier one. @returns codes to be shown once */
export async function enrol(
  tx: Work,
  memberId: MemberId,
  { secret, step }: { readonly secret: string; readonly step: number },
  { seals, randomness }: { readonly seals: Seals; readonly randomness: Randomness },
): Promise<readonly string[]> {
  await storeFactor(tx, memberId, seals.seal(authenticatorPlace(memberId), secret), step);
  return renewRecoveryCodes(tx, memberId, randomness);
}

async function storeFactor(tx: Work, memberId: MemberId, secret: string, step: number): Promise<void> {
  const row = { member_id: memberId, secret, last_step: step, codes_kept: 0 };
  await tx
    .insertInto('second_factors')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
}

/** Whoever closed the codes before they looked, or used the last of them up, is shown new ones. @returns `undefined` where they keep some */
export async function codesToShow(
  tx: Work,
  memberId: MemberId,
  randomness: Randomness,
): Promise<readonly string[] | undefined> {
  const factor = tx.selectFrom('second_factors').select('codes_kept').where('member_id', '=', memberId);
  return (await factor.executeTakeFirst())?.codes_kept === 0 ? renewRecoveryCodes(tx, memberId, randomness) : undefined;
}

/** They have been looked at. */
export async function keepCodes(tx: Work, memberId: MemberId): Promise<void> {
  await setKept(tx, memberId, 1);
}

const setKept = (tx: Work, memberId: MemberId, kept: 0 | 1) =>
  tx.updateTable('second_factors').set({ codes_kept: kept }).where('member_id', '=', memberId).execute();

/** In place of those of before, used or not. @returns codes to be shown once */
async function renewRecoveryCodes(tx: Work, memberId: MemberId, randomness: Randomness): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, () => grouped(base32(randomness, CODE_BYTES)));
  await tx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashToken(plain(code)), member_id: memberId })))
    .execute();
  return codes;
}

/** Takes a code of the authenticator in. @returns whether it was not used before, nor a later one */
export async function takeStep(tx: Work, memberId: MemberId, step: number): Promise<boolean> {
  const used = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** Takes a recovery code in. @returns whether the member had it */
export async function takeRecoveryCode(tx: Work, memberId: MemberId, code: string): Promise<boolean> {
  const used = await tx
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', hashToken(plain(code)))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (used.numDeletedRows === 0n) return false;
  const left = tx.selectFrom('recovery_codes').select('code_hash').where('member_id', '=', memberId);
  if ((await left.executeTakeFirst()) === undefined) await setKept(tx, memberId, 0);
  return true;
}

export async function hasFactor(tx: Work, memberId: MemberId): Promise<boolean> {
  return (await readFactor(tx, memberId)) !== undefined;
}

export async function readSecret(tx: Work, seals: Seals, memberId: MemberId): Promise<string | undefined> {
  const row = await readFactor(tx, memberId);
  return row === undefined ? undefined : seals.open(authenticatorPlace(memberId), row.secret);
}

const readFactor = (tx: Work, memberId: MemberId) =>
  tx.selectFrom('second_factors').select('secret').where('member_id', '=', memberId).executeTakeFirst();

const authenticator = (secret: string, label: string) =>
  new TOTP({ issuer: 'Hanpan', label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

function base32(randomness: Randomness, bytes: number): string {
  const buffer = new Uint8Array(Buffer.from(randomness.text(bytes), 'base64url'));
  return new Secret({ buffer: buffer.buffer }).base32;
}

/** In fours, as it is read and typed. */
const grouped = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-');
const plain = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');
