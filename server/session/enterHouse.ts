/**
 * What stands between somebody who proved themselves so far and a session: a password of their own in place of the house's, an operator's
 * second factor, maintenance (SES-10, SEC-02). Decided in the transaction that opens the session or gives the ticket of the next step.
 */
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { LoginStep } from '../../src/domain/session/loginSteps.ts';
import { ADMINISTRATOR } from '../../src/domain/session/member.ts';
import type { Clock } from '../clock.ts';
import { readSetting } from '../house/settings.ts';
import type { Randomness } from '../randomness.ts';
import { ticketPlace } from '../security/sealedPlaces.ts';
import type { Seals } from '../security/seals.ts';
import type { Work } from '../store/store.ts';
import type { Gate } from './gate.ts';
import { isBlocked } from './memberBlocks.ts';
import { keepAddress } from './knownAddresses.ts';
import { keepDevice } from './knownDevices.ts';
import { issueLoginTicket } from './loginTickets.ts';
import { hasFactor, newSecret, uriOf } from './secondFactor.ts';
import { hashToken } from './sessions.ts';
import { isShutAddress } from './shutAddresses.ts';

/** Tokens and tickets carry 256 random bits. */
const TOKEN_BYTES = 32;
/** Everybody else has `type` 0. */
const MEMBER = 0;

/** A session, the next step with its ticket, or why not now. */
export type Entered =
  | { readonly kind: 'open'; readonly token: string }
  | { readonly kind: 'step'; readonly step: LoginStep }
  | { readonly kind: 'maintenance' }
  /** The house keeps them out (MBR-4). */
  | { readonly kind: 'blocked' }
  /** Nobody but operators comes in from there (SES-R9). */
  | { readonly kind: 'shutAddress' }
  /** Whatever was proved, this door is another's. */
  | { readonly kind: 'noEntry' }
  /** Nobody waits for an answer any more: a session nobody knows the token of would only end the one that is used. */
  | { readonly kind: 'left' };

/** Who comes in, from where, and what they have proved so far. */
export interface Entering {
  readonly memberId: MemberId;
  readonly from: string;
  /** The mark of the browser, where it sent one (MBR-6). */
  readonly device?: string | undefined;
  /** Whether whoever asked went away, having waited long enough. */
  readonly hasLeft: () => boolean;
  /** Whether the second factor was given, with the codes that are to be shown of one that was set up just now. */
  readonly factor: 'open' | 'given' | { readonly codes: readonly string[] };
}

/** What entering takes, whichever call it begins with. */
export interface EnterParts {
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly seals: Seals;
  /** Whether operators prove themselves twice: everywhere but in a demo house. */
  readonly needsSecondFactor: boolean;
  readonly gate: Gate;
}

export async function enterHouse(
  { clock, randomness, seals, needsSecondFactor, gate }: EnterParts,
  tx: Work,
  entering: Entering,
): Promise<Entered> {
  const { memberId, from, device, factor, hasLeft } = entering;
  if (!(await gate.admits(tx, memberId))) return { kind: 'noEntry' };
  if (await isBlocked(tx, memberId)) return { kind: 'blocked' };
  const member = await tx
    .selectFrom('members')
    .select(['user_id', 'type', 'must_change'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (member.type !== ADMINISTRATOR && (await isShutAddress(tx, from))) return { kind: 'shutAddress' };
  if (member.type !== ADMINISTRATOR && (await readSetting(tx, 'siteNoticeFlg')) === 1) return { kind: 'maintenance' };
  const now = clock.now();
  const ticket = randomness.text(TOKEN_BYTES);
  const give = async (step: LoginStep, secret: string | null = null): Promise<Entered> => {
    const ticketHash = hashToken(ticket);
    const sealed = secret === null ? null : seals.seal(ticketPlace(ticketHash), secret);
    await issueLoginTicket(tx, ticketHash, { memberId, step: step.step, secret: sealed }, now);
    return { kind: 'step', step };
  };
  if (member.must_change === 1) return give({ step: 'newPassword', ticket });
  if (typeof factor === 'object') return give({ step: 'recoveryCodes', ticket, codes: [...factor.codes] });
  if (factor === 'open' && needsSecondFactor && member.type !== MEMBER) {
    if (await hasFactor(tx, memberId)) return give({ step: 'code', ticket });
    const secret = newSecret(randomness);
    return give({ step: 'enrol', ticket, secret, uri: uriOf(secret, member.user_id) }, secret);
  }
  if (hasLeft()) return { kind: 'left' };
  const token = randomness.text(TOKEN_BYTES);
  await keepAddress(tx, memberId, from, now);
  if (device !== undefined) await keepDevice(tx, memberId, device, now);
  await gate.open(tx, { memberId, tokenHash: hashToken(token), from, now });
  return { kind: 'open', token };
}
