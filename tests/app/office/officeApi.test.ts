/** The office's way to the origin: what is sent, what comes back, and an act whose answer is lost. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addressOf, createOfficeApi } from '../../../src/app/office/link/officeApi.ts';
import { sendOnce } from '../../../src/app/office/link/useAct.ts';
import { inquiryCall, officeSessionCall, queueCall } from '../../../src/domain/calls/office.ts';
import { endSessionCall } from '../../../src/domain/calls/officeActs.ts';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** An origin that answers each call by the next of these; `undefined` is a line that was cut. */
function lineOf(...answers: readonly (Response | undefined)[]) {
  const asked: { readonly url: string; readonly init: RequestInit }[] = [];
  const shut: string[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const answer = answers[asked.length];
    asked.push({ url, init });
    if (answer === undefined) throw new TypeError('cut');
    return answer;
  };
  return { api: createOfficeApi({ fetch, onShut: (why) => shut.push(why) }), asked, shut };
}
const Sent = z.object({ headers: z.record(z.string(), z.string()), body: z.string() });

describe('a call', () => {
  it('OSN-4 is told as that of our own page, with its parts in the address', async () => {
    const { api, asked } = lineOf(json(404, { reason: 'over' }));
    await api.ask(inquiryCall, { params: { id: 'a/b' } });
    expect(asked[0]?.url).toBe('/api/office/inquiry/a%2Fb');
    expect(asked[0]?.init.headers).toMatchObject({ 'x-office': '1' });
    expect(addressOf(queueCall, { query: { a: 1, b: undefined } })).toBe('/api/office/queue?a=1');
  });

  it('OSN-2 says once that the session is over, and not where a right is missing', async () => {
    const { api, shut } = lineOf(
      json(401, { reason: 'ended', message: 'x' }),
      json(403, { reason: 'noRight', message: 'x' }),
    );
    expect(await api.ask(officeSessionCall, {})).toEqual({ ok: false, failure: { kind: 'door', reason: 'ended' } });
    expect(await api.ask(queueCall, {})).toEqual({ ok: false, failure: { kind: 'door', reason: 'noRight' } });
    expect(shut).toEqual(['ended']);
  });
});

describe('an act', () => {
  const given = { userId: 'member1', status: 556 } as const;
  const done = { outcome: 'done', done: { hasEnded: true } };

  it('OPR-4 whose answer is lost is asked about by the same key', async () => {
    const { api, asked } = lineOf(undefined, undefined, json(200, done));
    let unknown = 0;
    const result = await sendOnce(api, endSessionCall, { given }, () => (unknown += 1), [0, 0, 0]);
    expect(result).toEqual({ ok: true, value: done });
    expect(unknown).toBe(2);
    const keys = asked.map(({ init }) => Sent.parse(init).headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('OPR-4 is never known to have failed while nobody answers', async () => {
    const { api } = lineOf();
    const result = await sendOnce(api, endSessionCall, { given }, () => undefined, [0]);
    expect(result).toEqual({ ok: false, failure: { kind: 'unanswered' } });
  });

  it('OPR-4 that is refused says why, with what changed', async () => {
    const { api, asked } = lineOf(json(422, { reason: 'notHeld' }));
    const result = await sendOnce(api, endSessionCall, { given }, () => undefined);
    expect(result).toMatchObject({
      ok: false,
      failure: { kind: 'refused', refusal: { reason: 'notHeld', preview: null } },
    });
    expect(asked).toHaveLength(1);
  });
});
