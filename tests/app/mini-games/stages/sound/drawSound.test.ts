/** The sound of draws, on a device that writes down what it is told (STG-5). */
import { expect, it } from 'vitest';
import { createDrawSound, type Output } from '../../../../../src/app/mini-games/stages/sound/drawSound.ts';

function device(state: AudioContextState) {
  const played: number[] = [];
  let opened = 0;
  const gain = { gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} } };
  const output = {
    state,
    currentTime: 3,
    destination: {},
    resume: () => Promise.resolve(),
    close: () => Promise.resolve(),
    createGain: () => ({ ...gain, connect: () => undefined }),
    createOscillator: () => ({
      frequency: { value: 0 },
      connect: (to: unknown) => to,
      start: (at: number) => void played.push(at),
      stop: () => undefined,
    }),
  };
  const open = () => {
    opened += 1;
    return output as unknown as Output;
  };
  return { played, open, count: () => opened };
}

it('STG-5 is one note an item and two at the end, and no device is opened before the first', () => {
  const { played, open, count } = device('running');
  const sound = createDrawSound(open, () => true);
  expect(count()).toBe(0);
  sound.item(1);
  sound.item(7);
  expect(played).toEqual([3, 3]);
  sound.end();
  expect(played).toHaveLength(4);
  expect(played[3]).toBeGreaterThan(played[2]!);
  expect(count()).toBe(1);
});

it('STG-5 is nothing in a page that is not looked at, or that was never pressed, and nothing is kept for later', () => {
  for (const [state, isHeard] of [
    ['running', false],
    ['suspended', true],
  ] as const) {
    const { played, open } = device(state);
    const sound = createDrawSound(open, () => isHeard);
    sound.item(1);
    sound.end();
    expect(played).toEqual([]);
  }
});
