import { expect, it } from 'vitest';
import { inKeptOrder, keepOrder } from '../../../../src/app/frame/session/keptOrder.ts';
import { DATABASE_KEY } from '../../../../src/app/frame/session/authKey.ts';
import type { Keeper } from '../../../../src/app/kit/ports/keeper.ts';

function aKeeper(): Keeper {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key),
    keep: (key, value) => void kept.set(key, value),
    drop: (key) => void kept.delete(key),
    isOpen: () => true,
  };
}

it('SPT-10 SES-18 the order that a member chose is that member’s, and what the address says goes before it', () => {
  const local = aKeeper();
  keepOrder('time', local);
  expect(inKeptOrder({}, local)).toEqual({});
  local.keep(DATABASE_KEY, 'theirs');
  keepOrder('time', local);
  expect(inKeptOrder({}, local)).toEqual({ order: 'time' });
  expect(inKeptOrder({ order: 'league' }, local)).toEqual({ order: 'league' });
  local.keep(DATABASE_KEY, 'another');
  expect(inKeptOrder({}, local)).toEqual({});
});
