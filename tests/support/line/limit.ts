/** What no page could do better on a line: its bytes at the line's rate, through its stalls, and the round trips that nothing saves. */
import { msOf, type Line } from './figures.ts';

/** The call that signs in, and the one that asks for the games. */
const ROUND_TRIPS = 2;

/**
 * @param fromMs since the line's phases began
 * @returns ms that a line needs from then on to bring so many bytes, if nothing of them is lost; `Infinity` where it never does
 */
export function limitOf(line: Line, fromMs: number, bytes: number): number {
  const cycle = line.phases.reduce((sum, { ms }) => sum + ms, 0);
  let place = cycle === Infinity ? fromMs : fromMs % cycle;
  let index = 0;
  for (; place >= (line.phases[index]?.ms ?? Infinity); index += 1) place -= line.phases[index]?.ms ?? 0;
  let rest = bytes;
  let waited = 0;
  let delay: number | undefined;
  while (Number.isFinite(rest) && Number.isFinite(waited)) {
    const phase = line.phases[index % line.phases.length] ?? line.phases[0];
    const length = phase.ms - place;
    const needed = phase.down === 0 ? Infinity : msOf(rest, phase.down);
    if (phase.down > 0) delay ??= phase.delayMs;
    if (needed <= length) return waited + needed + ROUND_TRIPS * 2 * (delay ?? 0);
    rest -= (length * phase.down) / 8_000;
    waited += length;
    place = 0;
    index += 1;
  }
  return Infinity;
}
