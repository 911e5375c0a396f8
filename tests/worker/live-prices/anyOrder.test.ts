/** PSH-1 PSH-2 PSH-3 PSH-8 in every order: events, commits, breaks, images, tabs that look and look away, reads and lost workers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import {
  pushesOn,
  screenOf,
  stepClock,
  storedIn,
  streamAtHand,
  type StreamAtHand,
} from '../../support/engine/pushedTab.ts';
import { fixtureIdOf, oddsChanged, sampleFixture, T0 } from '../../support/engine/sampleData.ts';

const GAMES = [1, 2, 3];
const IDS = GAMES.map(fixtureIdOf);
/** Mostly one: an order is told by what happens to the same game. */
const n = fc.constantFrom(1, 1, 1, ...GAMES);

type Step =
  | { readonly does: 'price' | 'score' | 'close' | 'open'; readonly game: number; readonly value: number }
  | { readonly does: 'commit'; readonly count: number }
  | { readonly does: 'break'; readonly isBack: boolean }
  | { readonly does: 'image'; readonly isOther: boolean }
  | { readonly does: 'look' | 'lookAway' | 'read'; readonly tab: number; readonly games: readonly number[] }
  | { readonly does: 'pass'; readonly ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ does: fc.constant('price' as const), game: n, value: fc.integer({ min: 101, max: 900 }) }),
  },
  fc.record({
    does: fc.constantFrom('score' as const, 'close' as const, 'open' as const),
    game: n,
    value: fc.integer({ min: 0, max: 9 }),
  }),
  { weight: 5, arbitrary: fc.record({ does: fc.constant('commit' as const), count: fc.constantFrom(1, 1, 1, 2, 5) }) },
  fc.record({ does: fc.constant('break' as const), isBack: fc.constant(true) }),
  fc.record({ does: fc.constant('image' as const), isOther: fc.boolean() }),
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom('look' as const, 'lookAway' as const, 'read' as const, 'read' as const),
      tab: fc.constantFrom(0, 1),
      games: fc.subarray(GAMES, { minLength: 1 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('pass' as const), ms: fc.constantFrom(0, 1, 16, 40, 300) }) },
);

const RESTS_MS = 200;

const text = (value: unknown) => JSON.stringify(value) ?? 'none';

async function play(steps: readonly Step[], isRead: boolean): Promise<void> {
  const clock = stepClock();
  const at: { stream?: StreamAtHand } = {};
  const pushes = pushesOn(clock, true, isRead ? storedIn(() => at.stream) : undefined);
  const stream = streamAtHand(
    pushes,
    GAMES.map((game) => sampleFixture(game)),
    isRead,
  );
  at.stream = stream;
  // The second rests after each drawing, as a slow page does (PSH-8).
  const screens = [
    screenOf(clock, pushes, stream, 'a'),
    screenOf(clock, pushes, stream, 'b', { draw() {}, restMs: () => RESTS_MS }),
  ];
  const looks = screens.map(() => [] as (() => void)[]);
  let version = 1;
  let epochs = 1;

  /** What is shown is what is stored, or newer by what has come since; never anything that no position of the stream had. */
  const judge = () => {
    const head = stream.stored.offset + stream.gathered.length;
    for (const screen of screens) {
      const { asOf, isOver } = screen.lastRead();
      // What was read before a run ended, or of another epoch, is being read anew.
      if (isOver || asOf?.epoch !== stream.stored.epoch) continue;
      for (const id of IDS) {
        const shown = text(screen.shows(id));
        const states = Array.from({ length: head - asOf.offset + 1 }, (_, later) =>
          text(stream.truthAt(asOf.offset + later).get(id)),
        );
        expect(states, `${id} read at ${asOf.epoch}.${asOf.offset}`).toContain(shown);
      }
    }
  };

  for (const one of steps) {
    switch (one.does) {
      case 'price':
        version += 1;
        stream.happens(oddsChanged(one.game, version, one.value));
        break;
      case 'score':
        stream.happens(scoreOf(one.game, one.value));
        break;
      case 'close':
        stream.happens({ type: 'FixtureClosed', at: T0, data: { fixtureId: fixtureIdOf(one.game) } });
        break;
      case 'open':
        stream.happens({
          type: 'FixtureOpened',
          at: T0,
          data: { fixture: sampleFixture(one.game, { home: `${one.value}` }) },
        });
        break;
      case 'commit':
        stream.commits(one.count);
        break;
      case 'break':
        stream.breaks(one.isBack);
        break;
      case 'image':
        if (one.isOther) epochs += 1;
        stream.images(`e${epochs}`, [...stream.truthAt(stream.stored.offset + stream.gathered.length).values()]);
        break;
      case 'look':
        looks[one.tab]?.push(screens[one.tab]?.pushed.look(one.games.map(fixtureIdOf)) ?? (() => undefined));
        break;
      case 'lookAway':
        looks[one.tab]?.pop()?.();
        break;
      case 'read':
        screens[one.tab]?.reads();
        break;
      case 'pass':
        await clock.pass(one.ms);
    }
    judge();
    if (one.does !== 'pass') continue;
    for (const screen of screens) screen.reads();
    judge();
  }
  // Told and not read again: whoever looks sees everything that came, before any of it is stored.
  for (const screen of screens) screen.pushed.look(IDS);
  await clock.pass(40);
  screens[0]?.reads();
  await clock.pass(2 * RESTS_MS);
  screens[1]?.reads();
  for (const game of GAMES) stream.happens(scoreOf(game, 7));
  stream.commits(stream.gathered.length);
  await clock.pass(40);
  for (const game of GAMES) stream.happens(scoreOf(game, 8));
  await clock.pass(40);
  const head = stream.truthAt(stream.stored.offset + stream.gathered.length);
  for (const [at, screen] of screens.entries()) {
    if (at > 0) await clock.pass(2 * RESTS_MS);
    for (const id of IDS) expect(text(screen.shows(id))).toBe(text(head.get(id)));
  }
  stream.commits(stream.gathered.length);
  for (const screen of screens) screen.reads();
  judge();
}

const scoreOf = (game: number, home: number): FeedEvent => ({
  type: 'ScoreChanged',
  at: T0,
  data: { fixtureId: fixtureIdOf(game), score: { period: 10, clockSeconds: 60, home, away: 0 } },
});

/** Once nobody was told that a game had been closed while its stored row was being read. */
const CLOSED_WHILE_READ: Step[] = [
  { does: 'look', tab: 0, games: [1, 3] },
  { does: 'break', isBack: true },
  { does: 'commit', count: 1 },
  { does: 'look', tab: 0, games: [2, 3] },
  { does: 'pass', ms: 0 },
  { does: 'image', isOther: false },
  { does: 'close', game: 1, value: 0 },
  { does: 'pass', ms: 0 },
  { does: 'price', game: 1, value: 101 },
  { does: 'price', game: 1, value: 101 },
];

describe('PSH-1 PSH-2 PSH-3 whatever comes in whatever order', () => {
  it('the screen is the stored offer or a later one of the same stream, and all of it in the end', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), fc.boolean(), play), {
      numRuns: 250,
      examples: [[CLOSED_WHILE_READ, true]],
    });
  }, 240_000);
});
