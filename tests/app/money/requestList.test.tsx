/** What a list of requests says of each (WAL-01, WAL-02). */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RequestList } from '../../../src/app/money/cashier/RequestList.tsx';
import type { ShownList } from '../../../src/app/frame/link/useList.ts';
import type { MoneyRequest, RequestKind } from '../../../src/domain/cashier/moneyRequest.ts';

const AT = Date.UTC(2026, 9, 24, 4, 38);

const rejected: MoneyRequest = {
  ...{ id: 'r', kind: 'charge', state: 'rejected', amount: 139_334, tether: null, bonus: null },
  ...{ rolling: 0, rollingPercent: 0, reason: 'notReceived', requestedAt: AT, decidedAt: AT },
};

function draw(request: MoneyRequest, way: 'bank' | 'tether', kind: RequestKind = 'charge'): string {
  const view = { id: 'l', runs: [{ rows: [request], next: null }], askedAt: AT, isOld: false, isFull: false };
  const list: ShownList<'requests'> = {
    ...{ view, head: 'done', asOf: undefined, stateOf: () => 'done', retry: () => undefined },
    more: () => Promise.resolve(),
  };
  const onChoose = () => undefined;
  return renderToStaticMarkup(<RequestList all={list} state={undefined} {...{ list, way, kind, onChoose }} />);
}

it('REQ-1 WAL-01 WAL-02 says why a request was rejected, of tether too', () => {
  const tether = { usdt: 100, rate: 139_334 };
  for (const drawn of [draw(rejected, 'bank'), draw({ ...rejected, tether }, 'tether')])
    expect(drawn).toContain('입금이 확인되지 않음');
});

it('REQ-1 REQ-3 WAL-01 says of exchanges neither a bonus nor what is to be staked, which they have not, and why under a head of its own', () => {
  const drawn = draw({ ...rejected, kind: 'exchange', reason: 'accountDiffers' }, 'bank', 'exchange');
  const heads = [...drawn.matchAll(/<th [^>]*>([^<]*)/g)].map(([, name]) => name);
  expect(heads).toEqual(['신청일시', '금액', '반려 사유', '상태']);
  expect(drawn).toContain('등록한 계좌와 다름');
});
