/** PSH-7 whatever is told, stored, lost, reset or hidden in whatever order: no screen turns back, unlocked, to what was before. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import {
  pushesOn,
  screenOf,
  stepClock,
  storedIn,
  streamAtHand,
  type StreamAtHand,
} from '../../support/engine/pushedTab.ts';
import { fixtureIdOf, oddsChanged, sampleFixture } from '../../support/engine/sampleData.ts';

const GAMES = [1, 2];
const IDS = GAMES.map(fixtureIdOf);

type Step =
  | { readonly does: 'told'; readonly game: number }
  | { readonly does: 'stored'; readonly count: number }
  | { readonly does: 'broken' | 'back' | 'reset' | 'read' | 'hidden' | 'shown' }
  | { readonly does: 'looks'; readonly games: readonly number[] }
  | { readonly does: 'pass'; readonly ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('told' as const), game: fc.constantFrom(1, 1, 2) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('stored' as const), count: fc.constantFrom(1, 2, 9) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'broken' as const,
        'back' as const,
        'back' as const,
        'reset' as const,
        'read' as const,
        'read' as const,
        'hidden' as const,
        'shown' as const,
      ),
    }),
  },
  fc.record({ does: fc.constant('looks' as const), games: fc.subarray(GAMES) }),
  { weight: 5, arbitrary: fc.record({ does: fc.constant('pass' as const), ms: fc.constantFrom(0, 16, 40, 300) }) },
);

/** Grows with every change of its price. */
const ageOf = (fixture: Fixture | undefined) => fixture?.markets[0]?.selections[0]?.version ?? 0;

async function play(steps: readonly Step[]): Promise<number> {
  const clock = stepClock();
  const at: { stream?: StreamAtHand } = {};
  const pushes = pushesOn(
    clock,
    true,
    storedIn(() => at.stream),
  );
  const stream = streamAtHand(
    pushes,
    GAMES.map((game) => sampleFixture(game)),
    false,
  );
  at.stream = stream;
  const screen = screenOf(clock, pushes, stream);
  const newest = new Map<string, number>();
  let lookAway = screen.pushed.look(IDS);
  let isShown = true;
  let version = 1;
  let locked = 0;

  const judge = () => {
    if (!isShown) return;
    for (const id of IDS) {
      const age = ageOf(screen.shows(id));
      const known = newest.get(id) ?? 0;
      if (screen.isLocked(id)) locked += 1;
      else expect(age, `${id} after ${known}`).toBeGreaterThanOrEqual(known);
      newest.set(id, Math.max(age, known));
    }
  };

  for (const one of steps) {
    switch (one.does) {
      case 'told':
        version += 1;
        stream.happens(oddsChanged(one.game, version, 110 + version));
        break;
      case 'stored':
        stream.commits(one.count);
        break;
      case 'broken':
        stream.breaks(false);
        break;
      case 'back':
        stream.returns();
        break;
      case 'reset':
        stream.images(stream.stored.epoch, [...stream.truthAt(stream.head).values()]);
        break;
      case 'read':
        if (isShown) screen.reads();
        break;
      case 'hidden':
        if (isShown) lookAway();
        isShown = false;
        break;
      case 'shown':
        if (isShown) break;
        isShown = true;
        screen.pushed.returned();
        lookAway = screen.pushed.look(IDS);
        break;
      case 'looks':
        if (!isShown) break;
        lookAway();
        lookAway = screen.pushed.look(one.games.map(fixtureIdOf));
        break;
      case 'pass':
        await clock.pass(one.ms);
    }
    judge();
  }
  // And nothing stays locked: once all is stored and read, everything is open.
  if (!isShown) screen.pushed.returned();
  isShown = true;
  stream.returns();
  stream.commits(stream.gathered.length);
  await clock.pass(400);
  screen.reads();
  judge();
  for (const id of IDS) expect(screen.isLocked(id)).toBe(false);
  return locked;
}

/** A worker dies with what it had told and not stored; the page reads the database, and shows it locked until it is level. */
const KILLED: Step[] = [
  { does: 'pass', ms: 40 },
  { does: 'read' },
  { does: 'told', game: 1 },
  { does: 'pass', ms: 40 },
  { does: 'broken' },
  { does: 'pass', ms: 0 },
  { does: 'read' },
];

/** A tab is hidden, prices move, and it is shown again before it has read. */
const HIDDEN: Step[] = [
  { does: 'pass', ms: 40 },
  { does: 'read' },
  { does: 'told', game: 1 },
  { does: 'pass', ms: 40 },
  { does: 'hidden' },
  { does: 'pass', ms: 300 },
  { does: 'shown' },
];

describe('PSH-7 what a tab has shown', () => {
  it('never turns back unlocked, in any order of what may befall it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        await play(steps);
      }),
      { numRuns: 400, examples: [[KILLED], [HIDDEN]] },
    );
  }, 240_000);

  it.each([
    ['after a worker died with what it had told', KILLED],
    ['in a tab that is shown again', HIDDEN],
  ])('is locked %s, until it is level', async (_when, steps) => {
    expect(await play(steps)).toBeGreaterThan(0);
  });
});
