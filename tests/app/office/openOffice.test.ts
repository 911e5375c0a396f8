/** That a session of an operator is kept while somebody is there, by a clock that may be set (OSN-2, C1). */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openOffice } from '../../../src/app/office/link/openOffice.ts';
import { createOfficeApi } from '../../../src/app/office/link/officeApi.ts';
import { T0 } from '../../support/engine/sampleData.ts';

const MINUTE = 60_000;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** An office that is kept open, by a clock that can be set. */
function keptOffice() {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  let now = T0;
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    return new Response('', { status: 503 });
  };
  const office = openOffice({
    ports: { fetch, now: () => now, after: () => () => undefined, fraction: () => 0.5 },
    api: createOfficeApi({ fetch, onShut: () => undefined }),
    role: 'owner',
    skewMs: 0,
    onShut: () => undefined,
  });
  office.keep(() => undefined);
  return {
    asked,
    pressAfter: (ms: number) => {
      now += ms;
      page.dispatchEvent(new Event('keydown'));
    },
  };
}

describe('a session of an operator', () => {
  it('OSN-2 is kept once a minute at most, while somebody is there', () => {
    const { asked, pressAfter } = keptOffice();
    for (const ms of [MINUTE - 1, 1, MINUTE - 1, 1]) pressAfter(ms);
    expect(asked).toHaveLength(2);
  });

  it('OSN-2 C1 is kept on after a clock that ran ahead was set right, and no oftener for it', () => {
    const { asked, pressAfter } = keptOffice();
    for (const ms of [24 * 60 * MINUTE, -24 * 60 * MINUTE, MINUTE - 1]) pressAfter(ms);
    expect(asked).toHaveLength(1);
    pressAfter(1);
    expect(asked).toHaveLength(2);
  });
});
