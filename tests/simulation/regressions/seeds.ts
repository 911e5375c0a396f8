/** Seeds that once broke an invariant, by what they found. They are replayed with every test run. */
import { FAULT_KINDS } from '../../support/simulation/faults.ts';
import type { SeedOptions } from '../../support/simulation/runSeed.ts';

export interface Regression extends SeedOptions {
  readonly found: string;
}

/** What they found they found before prices of bets moved on their way. A seed that is found with that has `faults: FAULT_KINDS`. */
const BEFORE = FAULT_KINDS.filter((kind) => kind !== 'priceMoved');

const mixed = (seed: number, found: string): Regression => ({
  seed,
  level: 'pure',
  profile: 'mixed',
  faults: BEFORE,
  found,
});

export const REGRESSIONS: readonly Regression[] = [
  mixed(1, 'code that had just asked which build is current took itself for newer than the next one'),
  mixed(
    13,
    'of two deploys the second was led past by a worker that had asked the first to retire, while its streams were open',
  ),
  mixed(19, 'a login while signed in put an older record over what the stream had told'),
  mixed(
    23,
    'a power cut put the slip back to before a bet that was placed, or to the question it answered, and nobody told',
  ),
  mixed(2007, 'settings that came late moved the end of a session that had been known'),
  mixed(20048, 'what a tab looks at was said once, while storage was full, and its prices stayed locked'),
  mixed(777_007, 'a session went on past an end that was learnt late, until the clock was next looked at'),
  mixed(90_210_272, 'the same, by a third of a minute, in a worker that had just taken over'),
  mixed(90_210_445, 'the same, over several sessions'),
  mixed(90_210_359, 'the run itself: a login that another tab had begun came after the one that was to heal'),
  mixed(90_210_490, 'the run itself: a login went on in a worker after its tab was closed'),
  mixed(90_210_394, 'what was known of a bet found no room in the outbox, and nobody wrote it down again'),
  mixed(90_210_436, 'the same, of a bet whose call had failed'),
  mixed(31_337_089, 'a clock set back by 45 seconds made 39 seconds of silence none'),
  mixed(4_175_063_879, 'the run itself: a machine that slept was to let go of a stream of comments in time'),
  mixed(
    3_224_933_062,
    'the run itself: the slip of a bet on its way was lost with its database, and was to be told how it ended',
  ),
  mixed(2_298_908_830, 'the same, with a worker that died before'),
  mixed(855_373_694, 'the same once more'),
  mixed(
    1_044_934_855,
    'the run itself: one question on two screens was to be read anew on the first when the second showed it',
  ),
  mixed(
    1_238_531_516,
    'the run itself: a tab whose thread was taken at the very end was to show everything before it was free',
  ),
  mixed(843_624_551, 'the same'),
  {
    ...mixed(
      5_002,
      'the run itself: records of two members, whose streams are of one epoch, were taken for one that went back',
    ),
    origin: 'real',
    sure: ['originClockMoved'],
  },
  {
    ...mixed(930_870_566, 'an image of one topic took back what an image in blocks had made followed meanwhile'),
    origin: 'real',
  },
  {
    ...mixed(3_028_941_305, 'the run itself: what was left of a block was taken for the whole of it'),
    origin: 'real',
  },
  {
    ...mixed(
      1_986_622_264,
      'the run itself: a score that was left out, for a line that events are gathered for, was to be shown before what overtakes it',
    ),
    origin: 'real',
  },
  {
    ...mixed(
      471_203_038,
      'the run itself: an index that stood further than the stream, in an epoch that was over by then, was to name what had been at the stream',
    ),
    origin: 'real',
  },
  {
    ...mixed(1, 'the run itself: garbage that it wrote in the place of a game was taken for what the site had stored'),
    level: 'dexie',
  },
  {
    ...mixed(2_537_412_455, 'a pick of a bet that stays open was decided in the image of its member, and by no event'),
    origin: 'real',
  },
  {
    ...mixed(3_505_161_656, 'blocks of the index came again with every session and every offer that was made anew'),
    origin: 'real',
  },
  {
    ...mixed(
      2_117_564_260,
      'topics whose image gave place to that of others were asked for no more on that connection',
    ),
    origin: 'real',
  },
  {
    ...mixed(1_165_094_400, 'the run itself: frames that were written at once were taken for one'),
    origin: 'real',
  },
  {
    ...mixed(
      1_196_008_471,
      'a line that was found slow stayed slow: of a clock that had run a day ahead and was set back, nothing was measured until it was there again',
    ),
    origin: 'model',
  },
  {
    ...mixed(
      1_614_905_278,
      'a record that was asked for before the origin began its log anew came after it, and an event of the new log was put on top: a balance that never was',
    ),
    origin: 'model',
  },
  {
    ...mixed(
      1_292_761_904,
      'that an image in blocks was whole was said once, to a connection that broke before it stood: its topics stayed locked, and the rest was never asked for',
    ),
    origin: 'real',
  },
  { ...mixed(1_661_233_648, 'the same, of some sports and games'), origin: 'real' },
  {
    ...mixed(1_401_482_860, 'the same, of an image of everything that the session before had fetched'),
    origin: 'real',
  },
  {
    ...mixed(
      3_240_927_854,
      'the run itself: a slip that a power cut had put back to an older question, about other picks, was to tell a bet',
    ),
    origin: 'model',
  },
  {
    ...mixed(977_344_356, 'boards named games of an offer index of an epoch in which the stream was not yet'),
    origin: 'real',
  },
  { ...mixed(3_434_956_360, 'the same'), origin: 'real' },
  {
    ...mixed(2_305_447_449, 'a session went on that the origin had ended while there was no room to store its end'),
    origin: 'model',
  },
  { ...mixed(1_453_613_021, 'the same'), origin: 'model' },
  {
    ...mixed(
      3_005_515_614,
      'a log with one unreadable event after another: each cost a connection, and the wait before it grew to ten seconds though each had come nearer',
    ),
    origin: 'model',
  },
  {
    ...mixed(
      3_729_329_955,
      'a disk that was full as a connection ended kept the row of its health at live, and nothing wrote it again once there was room',
    ),
    origin: 'model',
  },
  {
    ...mixed(
      1_975_060_792,
      'the run itself: what was said while a connection was still told all that it had missed was to come before that',
    ),
    origin: 'real',
  },
  {
    ...mixed(
      1_056_559_658,
      'a power cut put the end of a session back to the default, though the minutes that move it were stored',
    ),
    faults: FAULT_KINDS,
    origin: 'model',
  },
  {
    ...mixed(186, 'a slip that a power cut put back to before a bet that was placed and told offered it once more'),
    faults: ['powerCut'],
    origin: 'model',
  },
  {
    ...mixed(
      1_038_150_134,
      'a clock that was set back after a sleep made prices younger than they are, and a bet was sent on them',
    ),
    faults: FAULT_KINDS,
    origin: 'model',
  },
  {
    ...mixed(
      1_377_199_668,
      'a log that was trimmed past what was kept of it for slow readers: they were told of two games that came, as of prices, that they were overtaken',
    ),
    origin: 'real',
  },
];
