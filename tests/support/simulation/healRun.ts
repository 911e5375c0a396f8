/** Liveness: after the last fault, every member in turn signs in, and within a bound everything is right again. */
import { followedTopics } from '../../../src/db/records/followedTopics.ts';
import { readPartial } from '../../../src/db/records/partialOffer.ts';
import { pendingImage } from '../../../src/db/records/pendingImage.ts';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import { theirsOf } from '../../../src/db/tables/theirs.ts';
import { formatPosition } from '../../../src/domain/kernel/position.ts';
import { isBroadTopic, isOfTopics, type Topic } from '../../../src/domain/events/topics.ts';
import type { Run } from './chaos.ts';
import { judgeHealed } from './judgeHealed.ts';
import { MEMBER_NAMES } from './simulatedOrigin.ts';

/** Within this much virtual time of the last fault everything must be right again. */
export const LIVENESS_MS = 150_000;
/** A page reads once a second, whatever it is told. */
const SHOWN_WITHIN_MS = 3_000;

/** Every member in turn signs in again, and within the bound everything of theirs is right. */
export async function healRun(run: Run): Promise<void> {
  const { agenda, browser, oracle, origin, script, trace } = run;
  if (browser.tabs.length === 0) browser.openTab();
  for (const [index, name] of MEMBER_NAMES.entries()) {
    const member = origin.members.get(name);
    if (member === undefined) continue;
    let isRight = false;
    const working = (async () => {
      // Whoever was left signed in stays for the first turn: their session must heal by itself.
      const before = await browser.stores.db.sessions.get('session');
      if (index > 0 || before?.state !== 'signedIn' || before.memberId !== name) {
        await script.signOut();
        for (let tries = 0; tries < 8 && !(await script.signIn(name)); tries += 1) trace('signing in again');
      }
      while (!(await isSettled(run, name)) || !isOnNewestCode(run)) {
        await new Promise<void>((resolve) => void agenda.after(500, resolve));
        // A late answer of the time of faults may still end the session, and a login go on whose tab is gone; a member signs in again.
        const session = await browser.stores.db.sessions.get('session');
        if (session?.state !== 'signedIn' || session.memberId !== name) await script.signIn(name);
      }
      isRight = true;
    })();
    const inTime = await agenda.runUntil(agenda.now() + LIVENESS_MS, () => isRight);
    trace(`healed ${name} ${inTime}`);
    if (!inTime) {
      const isSettledOtherwise = await agenda.settle(isSettled(run, name));
      oracle.fail(
        isSettledOtherwise ? 'older code goes on' : 'not healed in time',
        `${name}: ${await agenda.settle(stateOf(run, name))}`,
      );
      return;
    }
    await working;
    await agenda.settle(judgeHealed(oracle, browser.stores.db, origin, member));
    await agenda.settle(oracle.inspect(browser.stores.db));
    const isShown = () => browser.tabs.every(({ screen }) => (screen?.wrong().length ?? 0) === 0);
    // A tab whose thread was taken at the very end shows nothing before it is free.
    const from = Math.max(agenda.now(), ...browser.tabs.map(({ freeAt }) => freeAt));
    if (!(await agenda.runUntil(from + SHOWN_WITHIN_MS, isShown)))
      oracle.fail(
        'screens differ after healing',
        browser.tabs.map(({ screen }) => screen?.wrong().join(' ')).join(' | '),
      );
  }
}

/** Where any worker of the newest build lives, it leads, and tabs of older builds have been refreshed (SYN-07). */
function isOnNewestCode({ browser, origin, wire }: Run): boolean {
  const isNewest = ({ build }: { readonly build: string }) => build === origin.build;
  if (!browser.workers.some((worker) => !worker.isDead && isNewest(worker))) return true;
  return browser.tabs.every(isNewest) && wire.connections.every(isNewest);
}

async function isSettled({ browser, origin, oracle, wire }: Run, name: string): Promise<boolean> {
  const { db } = browser.stores;
  const member = origin.members.get(name);
  const session = await db.sessions.get('session');
  if (member === undefined || session?.memberId !== name) return false;
  const heads = [
    ['events', origin.feed.stream],
    ['bets', member.stream],
  ] as const;
  for (const [stream, model] of heads) {
    const store = stream === 'bets' ? await theirsOf(db) : db;
    const checkpoint = await store?.checkpoints.get(stream);
    const health = await store?.health.get(stream);
    if (health?.state !== 'live' || checkpoint?.epoch !== model.epoch || checkpoint.offset !== model.head) return false;
  }
  // What a partial offer lacks comes in its time (S-25), of a wide one never (S-32).
  if ((await readPartial(db)) !== undefined && !wire.isWide) return false;
  // What a tab shows is followed.
  const followed = await followedTopics(db);
  const shown = [...origin.feed.fixtures.values()].filter((fixture) =>
    browser.tabs.some(({ looked = [] }) => isOfTopics(new Set(wire.isWide ? narrowed(looked) : looked), fixture)),
  );
  if (!shown.every((fixture) => isOfTopics(followed, fixture))) return false;
  for (const [key, owner] of oracle.sent) {
    if (owner === name && ['intent', 'sent', 'unknown', undefined].includes(oracle.outboxStateOf(key))) return false;
  }
  const slips = (await (await theirsOf(db))?.slips.toArray()) ?? [];
  return slips.every(({ phase }) => phase.at === 'open' || phase.at === 'changed');
}

/** Of a board of a wide offer, the games that it shows (LIN-10). */
function narrowed(looked: readonly Topic[]): readonly Topic[] {
  const narrow = looked.filter((topic) => !isBroadTopic(topic));
  return narrow.length === 0 ? looked : narrow;
}

/** What is stored of an image in blocks, if one is being fetched. */
async function imageOf(db: HanpanDatabase) {
  const { position, topics, blocks } = (await pendingImage(db)) ?? {};
  return position && { at: formatPosition(position), topics, blocks: blocks?.length, stored: await db.blocks.count() };
}

async function stateOf({ browser, origin, oracle, wire }: Run, name: string): Promise<string> {
  const { db } = browser.stores;
  const theirs = await theirsOf(db);
  const model = origin.members.get(name)?.stream;
  const wanted = `${origin.feed.stream.epoch}.${origin.feed.stream.head} ${model?.epoch}.${model?.head}`;
  const open = [...oracle.sent.keys()].filter((key) =>
    ['intent', 'sent', 'unknown'].includes(oracle.outboxStateOf(key) ?? 'intent'),
  );
  const state = {
    ...{ isWide: wire.isWide, isPartial: (await readPartial(db)) !== undefined },
    followed: [...(await followedTopics(db))],
    image: await imageOf(db),
    looked: browser.tabs.map(({ looked = [] }) => looked),
    session: (await db.sessions.get('session'))?.memberId ?? null,
    checkpoints: [...(await db.checkpoints.toArray()), ...((await theirs?.checkpoints.toArray()) ?? [])].map(
      ({ stream, epoch, offset }) => `${stream} ${epoch}.${offset}`,
    ),
    health: [...(await db.health.toArray()), ...((await theirs?.health.toArray()) ?? [])].map(
      ({ stream, state: at, attempt }) => `${stream} ${at} ${attempt}`,
    ),
    slips: ((await theirs?.slips.toArray()) ?? []).map(({ phase }) => phase.at),
    open,
    workers: browser.workers.filter((worker) => !worker.isDead).map(({ build }) => build),
    tabs: browser.tabs.map(({ build }) => build),
    streams: wire.connections.map(({ name: stream, build }) => `${stream} ${build}`),
  };
  return `wanted ${wanted}, is ${JSON.stringify(state)}`;
}
