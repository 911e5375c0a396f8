/** A clock is told of its own whole seconds, by whatever machine it is told. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useTimeOf } from '../../../../src/app/kit/timing/useTimeOf.ts';

const SECOND = 1_800_000_000_000;

interface ToldProps {
  readonly now: number;
  readonly periodMs: number;
}

const Told = ({ now, periodMs }: ToldProps) => <>{useTimeOf(() => now, periodMs)}</>;
const toldOf = (props: ToldProps): number => Number(renderToStaticMarkup(<Told {...props} />)) - SECOND;

it('SYN-08 pages that are opened within one second of the origin say the same', () => {
  for (const into of [0, 1, 500, 999]) expect(toldOf({ now: SECOND + into, periodMs: 1_000 })).toBe(0);
});

it('SYN-08 a shorter period is told as it is, a longer one of the second all the same', () => {
  expect(toldOf({ now: SECOND + 760, periodMs: 250 })).toBe(750);
  expect(toldOf({ now: SECOND + 31_760, periodMs: 60_000 })).toBe(31_000);
});
