/** Founds the house on the first start of a data directory: members, money, limits, notices. Later starts find it founded. */
import type { NewsItem } from '../../src/domain/notices/notice.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { houseNotices, nicknames } from '../copy.ts';
import { appendFeedEvents } from '../events/eventLog.ts';
import type { Passwords } from '../session/password.ts';
import type { Store, Work } from '../store/store.ts';
import { addMember, type Secrets } from '../session/addMember.ts';
import { DEMO_LEVELS, DEMO_MEMBERS, DEMO_PASSWORD, DEMO_PIN, demoPhone, type DemoMember } from './demoHouse.ts';
import { storeSetting } from './settings.ts';

/**
 * @param now epoch ms
 * @returns whether the house was founded now
 */
export async function seedHouse(store: Store, passwords: Passwords, now: number): Promise<boolean> {
  if (await store.read(isFounded)) return false;
  // One hash for all: everybody knows what it is of.
  const secrets = { passwordHash: await hashOf(passwords, DEMO_PASSWORD), pinHash: await hashOf(passwords, DEMO_PIN) };
  return store.write(async (tx) => {
    // Another process may have founded it meanwhile.
    if (await isFounded(tx)) return false;
    for (const [index, member] of DEMO_MEMBERS.entries()) {
      await addDemoMember(tx, member, secrets, demoPhone(index), now);
    }
    for (const level of DEMO_LEVELS) {
      await tx
        .insertInto('levels')
        .values({ level: level.level, body: JSON.stringify(level) })
        .execute();
    }
    await addSettings(tx);
    await addNews(tx, now);
    await tx
      .insertInto('meta')
      .values({ key: 'founded', value: String(now) })
      .execute();
    return true;
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

async function addDemoMember(tx: Work, demo: DemoMember, secrets: Secrets, phone: string, now: number): Promise<void> {
  const { userId, emoney, ...rest } = demo;
  const nickname = nicknames[userId] ?? userId;
  const id = MemberId.parse(userId);
  await addMember(tx, { ...rest, ...secrets, id, userId, nickname, phone, recommender: null, funding: emoney }, now);
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
