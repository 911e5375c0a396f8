/** What is somebody else's (SEC-01): every call, command and list that takes an id is asked with another member's, and gives and changes nothing. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listCalls } from '../../../src/domain/calls/lists.ts';
import { signIn, type Caller } from '../support/caller.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { doneOf, signInOperator } from '../support/operator.ts';

const perform = (member: Caller, path: string, given: unknown) =>
  member.call('POST', path, given, { 'idempotency-key': randomBytes(18).toString('base64url') });
const idOf = ({ body }: { readonly body: unknown }) => (body as { readonly id: string }).id;
const rowsOf = async (member: Caller, path: string) =>
  ((await member.call('GET', path)).body as { readonly rows?: readonly object[] }).rows ?? [];

/** What is everybody's, and whose rows name nobody. */
const EVERYBODYS = ['results', 'rounds', 'articles', 'posts', 'comments'];

async function openOwned() {
  const origin = await openOrigin();
  const [owner, other] = [await signIn(origin), await signIn(origin, 'member2')];
  const support = await signInOperator(origin, 'support1');
  const secret = '남이 볼 수 없는 글';
  const inquiry = idOf(await perform(owner, '/customer/write', { topic: 'other', betId: null, text: secret }));
  const post = idOf(await perform(owner, '/free/write', { kind: 'talk', title: '제목', text: '글' }));
  const comment = idOf(await perform(owner, '/free/comment', { postId: post, text: '한마디' }));
  const sent = await support.does('/letter', { userId: 'member1', title: secret, contents: secret });
  return { origin, owner, other, secret, inquiry, post, comment, letter: (doneOf(sent) as { readonly id: string }).id };
}

describe("another member's", () => {
  it('SEC-01 COM-05 inquiry, letter, post and comment are changed by no command, whatever id is said', async () => {
    const { owner, other, inquiry, letter, post, comment } = await openOwned();
    const before = JSON.stringify([await rowsOf(owner, '/customer'), await rowsOf(owner, '/letter')]);
    const refused = [
      await perform(other, '/customer/further', { id: inquiry, text: '엿보기' }),
      await perform(other, '/customer/close', { id: inquiry }),
      await perform(other, '/free/edit', { id: post, kind: 'talk', title: '바꿈', text: '바꿈' }),
      await perform(other, '/free/delete', { what: 'post', id: post }),
      await perform(other, '/free/delete', { what: 'comment', id: comment }),
      await other.call('POST', `/message/${letter}/read`),
      await other.call('DELETE', `/message/${letter}`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 404, 404]);
    for (const act of ['read', 'delete']) {
      expect(await perform(other, '/message/tidy', { act, ids: [letter] })).toMatchObject({ body: { count: 0 } });
    }
    expect(JSON.stringify([await rowsOf(owner, '/customer'), await rowsOf(owner, '/letter')])).toBe(before);
  });

  it(`SEC-01 WAL-05 of ${Object.keys(listCalls).length} lists each gives rows of nobody but who asks, with the owner's own cursor too`, async () => {
    const { owner, other, secret } = await openOwned();
    let seen = 0;
    for (const [name, { list }] of Object.entries(listCalls)) {
      if (EVERYBODYS.includes(name) || list.caller !== 'member') continue;
      const path: string = list.path;
      const theirs = await rowsOf(owner, path);
      const cursor = `?after=${Date.now() + 60_000}.zzz`;
      for (const query of ['', cursor]) {
        const told = JSON.stringify(await rowsOf(other, `${path}${query}`));
        expect(told, name).not.toContain(secret);
        for (const row of theirs) expect(told, name).not.toContain(JSON.stringify(row));
      }
      seen += theirs.length;
    }
    expect(seen).toBeGreaterThan(2);
  });

  it('SEC-01 WAL-01 request to charge is cancelled by nobody else', async () => {
    const { owner, other } = await openOwned();
    const asked = await perform(owner, '/charge/request', { amount: 50_000, bonus: null, points: 0, rolling: 50_000 });
    expect(asked.status).toBe(200);
    const requests = z.array(z.object({ id: z.string() })).parse(await rowsOf(owner, '/charge/requests'));
    expect(requests).toHaveLength(1);
    for (const { id } of requests) {
      expect(await perform(other, '/charge/cancel', { id })).toMatchObject({
        status: 403,
        body: { reason: 'notYours' },
      });
    }
    expect(await rowsOf(other, '/charge/requests')).toEqual([]);
  });
});
