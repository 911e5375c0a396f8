/** A clock is told of its own whole seconds, by whatever machine it is told. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { originClock } from '../../../../src/app/frame/connection/originClock.ts';
import { useTimeOf } from '../../../../src/app/kit/timing/useTimeOf.ts';

const SECOND = 1_800_000_000_000;

interface ToldProps {
  readonly now: number;
  /** How far the clock that is asked is ahead of the machine's, ms. */
  readonly offset?: number;
  readonly periodMs: number;
}

const Told = ({ now, offset = 0, periodMs }: ToldProps) => (
  <>
    {useTimeOf(
      originClock(
        undefined,
        () => now,
        () => 0,
        { offset, heardAt: now },
      ).read,
      periodMs,
    )}
  </>
);
const toldOf = (props: ToldProps): number => Number(renderToStaticMarkup(<Told {...props} />)) - SECOND;

it('SYN-08 pages that are opened within one second of the origin say the same, however far their machine is from it', () => {
  for (const offset of [-70_400, -3, 0, 3, 999, 70_400])
    for (const into of [0, 1, 500, 999])
      expect(toldOf({ now: SECOND + into - offset, periodMs: 1_000, offset })).toBe(0);
});

it('SYN-08 a shorter period is told as it is, a longer one of the second all the same', () => {
  expect(toldOf({ now: SECOND + 760, periodMs: 250 })).toBe(750);
  expect(toldOf({ now: SECOND + 31_760, periodMs: 60_000 })).toBe(31_000);
});
