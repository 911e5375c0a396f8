import { afterEach, describe, expect, it } from 'vitest';
import type { OutboxDatabase } from '../../../src/db/tables/database.ts';
import { advance, forgetRequests, OPEN_STATES, openIntents, storeSent } from '../../../src/db/records/outbox.ts';
import type { OutboxRow, OutboxState } from '../../../src/db/tables/rows.ts';
import { BetIntent } from '../../../src/domain/bet-slip/betIntent.ts';
import { bettingRequestOf } from '../../../src/domain/bets/bettingCall.ts';
import { aPick, betKey, memberId } from '../../support/domain/eventFactory.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';

const opened: OutboxDatabase[] = [];
const anOutbox = (): OutboxDatabase => {
  const { outbox, db } = openDatabases();
  db.close();
  opened.push(outbox);
  return outbox;
};
afterEach(async () => {
  for (const outbox of opened.splice(0)) await outbox.delete();
});

const me = memberId('m1');
const intentOf = (key: string, over: Partial<BetIntent> = {}): BetIntent => ({
  key: betKey(key),
  parentKey: null,
  memberId: me,
  page: 'wintielose',
  request: bettingRequestOf('wintielose', me, [aPick('f-h')], 5_000, 0),
  consent: { question: betKey(key), terms: { picks: [], stake: 5_000, policy: 'none' } },
  createdAt: 1_000,
  ...over,
});
const store = (outbox: OutboxDatabase, key: string, over: Partial<BetIntent> = {}) =>
  storeSent(outbox, 'wintielose', intentOf(key, over), 'session-1');
/** As builds wrote it that stored a bet once more before they sent it. */
const rowOfOlderBuild = (key: string, createdAt = 1_000): OutboxRow => ({
  key: betKey(key),
  memberId: 'm1',
  page: 'wintielose',
  state: 'intent',
  intent: intentOf(key),
  createdAt,
  updatedAt: createdAt,
  attempts: 0,
});
const rowOf = (outbox: OutboxDatabase, key: string) => outbox.intents.get(betKey(key));

const ALL: readonly OutboxState[] = ['intent', 'sent', 'unknown', 'accepted', 'refused', 'changed', 'notPlaced'];
const FINAL = ALL.slice(3);

describe('outbox', () => {
  it('CRT-15 keeps of a bet what its schema reads back, and no bet without the yes it was sent for', () => {
    expect(BetIntent.parse(intentOf('key-a'))).toEqual(intentOf('key-a'));
    const { consent: _consent, ...rest } = intentOf('key-a');
    expect(BetIntent.safeParse(rest).success).toBe(false);
  });

  it('CRT-15 given a confirmed bet, it is stored whole, as sent, in one write before anything is sent', async () => {
    const outbox = anOutbox();
    const intent = intentOf('a', { createdAt: 77 });
    await storeSent(outbox, 'cross', intent, 'session-1');
    expect(await rowOf(outbox, 'a')).toEqual({
      key: intent.key,
      memberId: 'm1',
      page: 'cross',
      state: 'sent',
      intent,
      follows: 'session-1',
      createdAt: 77,
      updatedAt: 77,
      attempts: 1,
    });
  });

  it('BET-2 CRT-15 a key is stored once: the second store of it rejects and changes nothing', async () => {
    const outbox = anOutbox();
    await store(outbox, 'a');
    await expect(store(outbox, 'a')).rejects.toMatchObject({ name: 'ConstraintError' });
    expect((await rowOf(outbox, 'a'))?.state).toBe('sent');
  });

  it('CRT-15 states go forward only: 7 states × 7 states', async () => {
    const outbox = anOutbox();
    const rank = (state: OutboxState) => Math.min(ALL.indexOf(state), 3);
    for (const from of ALL) {
      for (const to of ALL) {
        const key = `${from}-${to}`;
        await outbox.intents.add({ ...rowOfOlderBuild(key), state: from, updatedAt: 2_000 });
        await advance(outbox, betKey(key), to, 3_000);
        const row = await rowOf(outbox, key);
        const moved = rank(to) > rank(from);
        expect(row?.state, key).toBe(moved ? to : from);
        expect(row?.updatedAt, key).toBe(moved ? 3_000 : 2_000);
      }
    }
  });

  it('CRT-15 a bet that is looked for and found was sent once', async () => {
    const outbox = anOutbox();
    await store(outbox, 'a');
    await advance(outbox, betKey('a'), 'unknown', 3_000);
    await advance(outbox, betKey('a'), 'accepted', 4_000);
    expect(await rowOf(outbox, 'a')).toMatchObject({ state: 'accepted', attempts: 1, updatedAt: 4_000 });
  });

  it('CRT-15 a bet that an older build stored and never sent is open, and ends like every other', async () => {
    const outbox = anOutbox();
    await outbox.intents.add(rowOfOlderBuild('old'));
    expect((await openIntents(outbox, 'm1')).map((row) => row.key)).toEqual([betKey('old')]);
    await advance(outbox, betKey('old'), 'unknown', 2_000);
    await advance(outbox, betKey('old'), 'notPlaced', 3_000);
    expect(await rowOf(outbox, 'old')).toMatchObject({ state: 'notPlaced', attempts: 0, updatedAt: 3_000 });
    expect(await openIntents(outbox, 'm1')).toEqual([]);
  });

  it('CRT-15 a bet nobody stored does not appear by advancing', async () => {
    const outbox = anOutbox();
    await advance(outbox, betKey('ghost'), 'accepted', 1);
    expect(await outbox.intents.count()).toBe(0);
  });

  it('CRT-15 lists a member’s open bets, oldest first, and nobody else’s', async () => {
    const outbox = anOutbox();
    await store(outbox, 'c-sent', { createdAt: 30 });
    await store(outbox, 'a-unknown', { createdAt: 20 });
    await outbox.intents.add(rowOfOlderBuild('b-intent', 10));
    await store(outbox, 'd-done', { createdAt: 5 });
    await store(outbox, 'e-other', { createdAt: 1, memberId: memberId('m2') });
    await advance(outbox, betKey('a-unknown'), 'unknown', 40);
    await advance(outbox, betKey('d-done'), 'refused', 40);
    const keys = (await openIntents(outbox, 'm1')).map((row) => row.key);
    expect(keys).toEqual(['b-intent', 'a-unknown', 'c-sent'].map(betKey));
    expect((await openIntents(outbox, 'm2')).map((row) => row.key)).toEqual([betKey('e-other')]);
    expect(OPEN_STATES).toEqual(ALL.slice(0, 3));
  });

  it('CRT-15 keeps the 200 bets decided last, and every open one', async () => {
    const outbox = anOutbox();
    await store(outbox, 'open', { createdAt: 0 });
    const decided = Array.from({ length: 201 }, (_, n) => {
      const intent = intentOf(`d${n}`);
      const state = FINAL[n % FINAL.length] ?? 'accepted';
      const row = { key: intent.key, memberId: 'm1', page: 'cross' as const, state, intent };
      return { ...row, createdAt: 1, updatedAt: 10_000 - n, attempts: 1 };
    });
    await outbox.intents.bulkAdd(decided.slice(0, 200));
    await store(outbox, 'd200');
    await advance(outbox, betKey('d200'), 'unknown', 500);
    expect(await outbox.intents.count()).toBe(202);
    await outbox.intents.bulkAdd([{ ...decided[0], key: betKey('extra'), updatedAt: 1 } as OutboxRow]);
    await store(outbox, 'later');
    await advance(outbox, betKey('later'), 'unknown', 600);
    // Only a decision tidies up.
    expect(await outbox.intents.count()).toBe(204);
    await outbox.intents.bulkDelete([betKey('extra'), betKey('later')]);
    // The one decided now is newer than all others; the oldest decision, d199, goes.
    await advance(outbox, betKey('d200'), 'notPlaced', 20_000);
    expect(await outbox.intents.count()).toBe(201);
    expect(await rowOf(outbox, 'd199')).toBeUndefined();
    expect(await rowOf(outbox, 'd198')).toBeDefined();
    expect(await rowOf(outbox, 'd0')).toBeDefined();
    expect((await rowOf(outbox, 'open'))?.state).toBe('sent');
  });

  it('SES-06 given others than who is signed in, their requests go and what reconciling needs stays', async () => {
    const outbox = anOutbox();
    await store(outbox, 'mine');
    await store(outbox, 'theirs', { memberId: memberId('m2') });
    const asked: string[] = [];
    const digest = async (text: string) => {
      asked.push(text);
      return Promise.resolve(`print of ${text.length}`);
    };
    const request = intentOf('theirs').request;
    await forgetRequests(outbox, 'm1', digest);
    expect(asked).toEqual([JSON.stringify(request)]);
    expect(await rowOf(outbox, 'theirs')).toEqual({
      key: betKey('theirs'),
      memberId: 'm2',
      page: 'wintielose',
      state: 'sent',
      intent: null,
      fingerprint: `print of ${JSON.stringify(request).length}`,
      follows: 'session-1',
      createdAt: 1_000,
      updatedAt: 1_000,
      attempts: 1,
    });
    expect((await rowOf(outbox, 'mine'))?.intent).toEqual(intentOf('mine'));
  });

  it('SES-06 nobody signed in: every request goes, and one that is gone is not asked for again', async () => {
    const outbox = anOutbox();
    await store(outbox, 'mine');
    await forgetRequests(outbox, null, async () => Promise.resolve('first'));
    await forgetRequests(outbox, null, async () => Promise.resolve('second'));
    expect(await rowOf(outbox, 'mine')).toMatchObject({ intent: null, fingerprint: 'first' });
  });
});
