/** Founds the house on the first start of a data directory: demo members or one administrator, limits, notices. Later starts find it founded. */
import type { NewsItem } from '../../src/domain/notices/notice.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { siteStandingOf } from '../../src/domain/office/operator.ts';
import { DAY_MS } from '../../src/domain/kernel/seoulDay.ts';
import { seedArticles } from '../articles/seedArticles.ts';
import { storeCoupon } from '../wallet/issueCoupon.ts';
import { houseNotices } from './copy/houseNotices.ts';
import { nicknames } from './copy/nicknames.ts';
import { welcomeCoupons } from './copy/welcomeCoupons.ts';
import { appendFeedEvents } from '../events/eventLog.ts';
import type { Administrator } from '../originOptions.ts';
import { namelessId } from '../session/namelessId.ts';
import type { Passwords } from '../session/password.ts';
import type { Store, Work } from '../store/store.ts';
import { addMember, type Secrets } from '../session/addMember.ts';
import { DEMO_LEVELS, DEMO_MEMBERS, DEMO_PASSWORD, DEMO_PIN, demoPhone, type DemoMember } from './demoHouse.ts';
import { storeKind } from './houseKind.ts';
import { storeSetting } from './settings.ts';

/** What kind of house is founded, and what is needed for it. */
export interface Founding {
  readonly isDemo: boolean;
  /** Of the administrator where it is no demo: nobody else knows it. */
  readonly password: string;
}

/** What whoever starts the house must be shown once. */
export interface Founded {
  /** `null` in a demo. */
  readonly administrator: Administrator | null;
}

/** Until the coupons of a demo expire. */
const WELCOME_DAYS = 30;

const ADMINISTRATOR_ID = 'admin';

/**
 * @param now epoch ms
 * @returns `undefined` where the house was founded before
 */
export async function seedHouse(
  store: Store,
  passwords: Passwords,
  { isDemo, password }: Founding,
  now: number,
): Promise<Founded | undefined> {
  if (await store.read(isFounded)) return undefined;
  const passwordHash = await hashOf(passwords, isDemo ? DEMO_PASSWORD : password);
  // One hash for all demo members: their password is published, so that a salt of its own each would hide nothing.
  const secrets = { passwordHash, pinHash: isDemo ? await hashOf(passwords, DEMO_PIN) : '' };
  return store.write(async (tx) => {
    // Another process may have founded it meanwhile.
    if (await isFounded(tx)) return undefined;
    await storeKind(tx, isDemo ? 'demo' : 'members');
    if (isDemo) {
      for (const [index, member] of DEMO_MEMBERS.entries()) {
        await addDemoMember(tx, member, secrets, demoPhone(index), now);
      }
    } else await addAdministrator(tx, secrets, now);
    for (const level of DEMO_LEVELS) {
      await tx
        .insertInto('levels')
        .values({ level: level.level, body: JSON.stringify(level) })
        .execute();
    }
    await addSettings(tx);
    if (isDemo) await storeSetting(tx, 'customerCentre', { answersAfterMs: 12_000 });
    if (isDemo) await seedArticles(tx, now);
    await addNews(tx, now);
    await tx
      .insertInto('meta')
      .values({ key: 'founded', value: String(now) })
      .execute();
    return { administrator: isDemo ? null : { userId: ADMINISTRATOR_ID, password } };
  });
}

async function hashOf(passwords: Passwords, secret: string): Promise<string> {
  const hash = await passwords.hash(secret, 'house');
  if (hash === undefined) throw new Error('no time to hash');
  return hash;
}

async function isFounded(tx: Work): Promise<boolean> {
  const row = await tx.selectFrom('meta').select('key').where('key', '=', 'founded').executeTakeFirst();
  return row !== undefined;
}

async function addAdministrator(tx: Work, secrets: Secrets, now: number): Promise<void> {
  const id = MemberId.parse(ADMINISTRATOR_ID);
  const standing = { level: 5, point: 0, ...siteStandingOf('owner'), tendency: 0, funding: 0 };
  const names = { id, userId: ADMINISTRATOR_ID, nickname: nicknames['admin1'] ?? ADMINISTRATOR_ID, phone: '' };
  await addMember(tx, { ...names, ...standing, ...secrets, recommender: null }, now);
  const owner = { member_id: id, name: names.nickname, role: 'owner' as const, blocked_at: null };
  await tx.insertInto('operators').values(owner).execute();
  await tx.updateTable('members').set({ must_change: 1 }).where('id', '=', id).execute();
}

async function addDemoMember(tx: Work, demo: DemoMember, secrets: Secrets, phone: string, now: number): Promise<void> {
  const { userId, emoney, ...rest } = demo;
  const nickname = nicknames[userId] ?? userId;
  const id = MemberId.parse(userId);
  await addMember(tx, { ...rest, ...secrets, id, userId, nickname, phone, recommender: null, funding: emoney }, now);
  for (const [index, terms] of welcomeCoupons.entries())
    await storeCoupon(tx, terms, {
      ...{ couponId: namelessId(`welcome-${index + 1}`, id), memberId: id, code: null },
      ...{ issuedAt: now, expiresAt: now + WELCOME_DAYS * DAY_MS },
    });
}

async function addSettings(tx: Work): Promise<void> {
  await storeSetting(tx, 'autoLogoutMin', 60);
  await storeSetting(tx, 'siteNoticeFlg', 0);
  await storeSetting(tx, 'joinStartEndFlg', 0);
  await storeSetting(tx, 'messenger', [
    {
      imgPath: 'messenger/alternate-domain.png',
      entries: [
        { kind: 'kakao', useFlag: 1, url: 'https://example.com/kakao', messengerId: 'hanpan-kakao' },
        { kind: 'telegram', useFlag: 1, url: 'https://example.com/telegram', messengerId: 'hanpan_telegram' },
      ],
    },
  ]);
  await storeSetting(tx, 'popups', [
    {
      id: 'welcome',
      contents: houseNotices.popup,
      width: 450,
      pcLeftLocation: 1_114,
      pcTopLocation: 172,
      popupFlg: 1,
      visiableFlag: 1,
      notShowingexpireTime: 0,
      endsAt: 0,
      leastLevel: 0,
      mostLevel: 0,
    },
  ]);
}

async function addNews(tx: Work, now: number): Promise<void> {
  const news: NewsItem[] = houseNotices.news.map((contents, index) => ({ id: `news-${index + 1}`, contents }));
  await tx
    .insertInto('news')
    .values(news.map((item, ordinal) => ({ ...item, ordinal })))
    .execute();
  await appendFeedEvents(tx, [{ type: 'NewsPublished', at: now, data: { news } }]);
}
