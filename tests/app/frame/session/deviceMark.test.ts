/** The mark that a browser keeps of itself (MBR-6). */
import { expect, it } from 'vitest';
import { deviceMark } from '../../../../src/app/frame/session/deviceMark.ts';
import { createKeeper } from '../../../../src/app/kit/ports/keeper.ts';
import { DeviceMark } from '../../../../src/domain/session/member.ts';

/** Storage as a browser has it. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

it('MBR-6 is made once, as the origin reads it, and made anew where it is no mark', () => {
  const own = storage();
  const local = createKeeper(() => own);
  const mark = deviceMark(local);
  expect(DeviceMark.safeParse(mark).success).toBe(true);
  expect(deviceMark(local)).toBe(mark);
  expect(deviceMark(createKeeper(storage))).not.toBe(mark);
  own.setItem('hanpan-device', 'something else');
  expect(DeviceMark.safeParse(deviceMark(local)).success).toBe(true);
});

it('MBR-6 is none where the browser keeps nothing', () => {
  const shut = createKeeper(() => {
    throw new DOMException('shut', 'SecurityError');
  });
  expect(deviceMark(shut)).toBeUndefined();
});
