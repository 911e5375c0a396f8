/** Joining (SES-12, SES-13): who vouches for a new member, and the sign-up itself while the house takes members (ACC-1 … ACC-3). */
import { joinCall, recommenderCall } from '../../src/domain/calls/session.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Recommender } from '../../src/domain/session/account.ts';
import { isEasyPin } from '../../src/domain/session/easyPins.ts';
import type { Clock } from '../clock.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { readSetting } from '../house/settings.ts';
import type { Randomness } from '../randomness.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Store, Work } from '../store/store.ts';
import { answerRefused, BUSY, type AccountRefusal } from './accountRefusal.ts';
import { addMember } from './addMember.ts';
import { isCommonPassword } from './commonPasswords.ts';
import type { EntranceLimits } from './entranceLimits.ts';
import { isNicknameTaken } from './nicknameKeys.ts';
import type { Passwords } from './password.ts';
import { isShutAddress } from './shutAddresses.ts';

const FIRST_LEVEL = 1;
/** Play money of a new member, won. */
const FUNDING = 100_000;
const ID_BYTES = 12;

export interface JoinParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly passwords: Passwords;
  readonly limits: EntranceLimits;
  readonly securityLog: SecurityLog;
}

export function joinRoutes(
  answer: AnswerCall,
  { store, clock, randomness, passwords, limits, securityLog }: JoinParts,
): void {
  recommenderRoute(answer, store, limits);

  answer(joinCall, async ({ body, request, reply }) => {
    const from = clientAddress(request);
    const refused = (refusal: AccountRefusal) => {
      securityLog.record({ name: 'joinRefused', who: null, from, what: refusal.reason });
      return answerRefused(reply, refusal);
    };
    // Every attempt counts: each one costs two hashes, and its refusal tells whether a name is taken.
    const reserved = limits.join(from);
    if (!reserved.ok) return refused({ reason: 'tooManyAttempts', waitMs: reserved.waitMs });
    const { password, pin, phone, userId, nickname, recommender } = body;
    if (await isCommonPassword(password, [userId, nickname, phone]))
      return refused({ reason: 'commonPassword', field: 'password' });
    if (isEasyPin(pin, phone)) return refused({ reason: 'easyPin', field: 'pin' });
    const early = await store.read(async (tx) =>
      (await isShutAddress(tx, from))
        ? ({ reason: 'shutAddress' } as const)
        : refusalOf(tx, { recommender, userId, nickname }),
    );
    if (early !== undefined) return refused(early);
    const passwordHash = await passwords.hash(password, from);
    const pinHash = await passwords.hash(pin, from);
    if (passwordHash === undefined || pinHash === undefined) return refused(BUSY);
    const secrets = { passwordHash, pinHash };
    const joined = await store.write(async (tx): Promise<MemberId | AccountRefusal> => {
      const late = await refusalOf(tx, { recommender, userId, nickname });
      if (late !== undefined) return late;
      const id = MemberId.parse(`m${randomness.text(ID_BYTES)}`);
      const standing = { level: FIRST_LEVEL, point: 0, type: 0, role: 0, tendency: 0, funding: FUNDING } as const;
      await addMember(tx, { ...secrets, ...standing, id, userId, nickname, phone, recommender }, clock.now());
      return id;
    });
    if (typeof joined !== 'string') return refused(joined);
    securityLog.record({ name: 'joined', who: joined, from });
    return undefined;
  });
}

function recommenderRoute(answer: AnswerCall, store: Store, limits: EntranceLimits): void {
  answer(recommenderCall, async ({ body: { code }, request, reply }) => {
    const reserved = limits.recommender(clientAddress(request));
    if (!reserved.ok) return answerRefused(reply, { reason: 'tooManyAttempts', waitMs: reserved.waitMs });
    const found = await store.read((tx) => findRecommender(tx, code));
    if (found !== undefined) {
      reserved.attempt.giveBack();
      return found;
    }
    return answerRefused(reply, { reason: 'unknownRecommender', field: 'code' });
  });
}

interface Claim {
  readonly recommender: string;
  readonly userId: string;
  readonly nickname: string;
}

async function refusalOf(tx: Work, { recommender, userId, nickname }: Claim): Promise<AccountRefusal | undefined> {
  if ((await readSetting(tx, 'joinStartEndFlg')) === 1) return { reason: 'signUpClosed' };
  if ((await findRecommender(tx, recommender)) === undefined) {
    return { reason: 'unknownRecommender', field: 'recommender' };
  }
  const namesake = await tx.selectFrom('members').select('id').where('user_id', '=', userId).executeTakeFirst();
  if (namesake !== undefined) return { reason: 'userIdTaken', field: 'userId' };
  return (await isNicknameTaken(tx, nickname)) ? { reason: 'nicknameTaken', field: 'nickname' } : undefined;
}

/** A member's user id is the code they vouch by. */
async function findRecommender(tx: Work, code: string): Promise<Recommender | undefined> {
  const row = await tx
    .selectFrom('members')
    .select(['user_id', 'nickname'])
    .where('user_id', '=', code)
    .executeTakeFirst();
  return row === undefined ? undefined : { code: row.user_id, nickname: row.nickname };
}
