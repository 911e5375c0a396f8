/** Joining (SES-12, SES-13): who vouches for a new member, and the sign-up itself while the house takes members (ACC-1 … ACC-3). */
import type { FastifyInstance } from 'fastify';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { RecommenderRequest, SignUpRequest, type Recommender } from '../../src/domain/session/account.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { OriginParts } from '../http/originParts.ts';
import { readSetting } from '../house/settings.ts';
import type { Work } from '../store/store.ts';
import { answerRefused, malformed, type AccountRefusal } from './accountRefusal.ts';
import { addMember } from './addMember.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { isNicknameTaken } from './nicknameKeys.ts';

const FIRST_LEVEL = 1;
/** Play money of a new member, won. */
const FUNDING = 100_000;
const ID_BYTES = 12;

export function joinRoutes(app: FastifyInstance, parts: OriginParts): void {
  recommenderRoute(app, parts);
  const { store, clock, passwords, randomness, limits, securityLog } = parts;

  app.post('/member/join', async (request, reply) => {
    const from = clientAddress(request);
    const refused = (refusal: AccountRefusal) => {
      securityLog.record({ name: 'joinRefused', who: null, from, what: refusal.reason });
      return answerRefused(reply, refusal);
    };
    // Every attempt counts: each one costs two hashes, and its refusal tells whether a name is taken.
    const reserved = limits.join(from);
    if (!reserved.ok) return refused({ reason: 'tooManyAttempts', waitMs: reserved.waitMs });
    const form = SignUpRequest.safeParse(request.body);
    if (!form.success) {
      reserved.attempt.giveBack();
      return answerRefused(reply, malformed(form.error));
    }
    const { password, pin, phone, userId, nickname, recommender } = form.data;
    if (await isCommonPassword(password)) return refused({ reason: 'commonPassword', field: 'password' });
    const early = await store.read((tx) => refusalOf(tx, { recommender, userId, nickname }));
    if (early !== undefined) return refused(early);
    const passwordHash = await passwords.hash(password, from);
    const pinHash = await passwords.hash(pin, from);
    if (passwordHash === undefined || pinHash === undefined)
      return refused({ reason: 'tooManyAttempts', waitMs: 2_000 });
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
    return reply.code(204).send();
  });
}

function recommenderRoute(app: FastifyInstance, { store, limits }: OriginParts): void {
  app.post('/member/recommender', async (request, reply) => {
    const form = RecommenderRequest.safeParse(request.body);
    if (!form.success) return answerRefused(reply, malformed(form.error));
    const reserved = limits.recommender(clientAddress(request));
    if (!reserved.ok) return answerRefused(reply, { reason: 'tooManyAttempts', waitMs: reserved.waitMs });
    const found = await store.read((tx) => findRecommender(tx, form.data.code));
    if (found !== undefined) {
      reserved.attempt.giveBack();
      return reply.send(found);
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
