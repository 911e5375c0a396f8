/** Bugs in what tabs are told beside the database. */
import { bug, type PlantedBug } from './bug.ts';

const KNOWN = 'worker/live-prices/knownFixtures.ts';
const TAB = 'app/frame/live-prices/toldFixtures.ts';

export const PUSH_BUGS: readonly PlantedBug[] = [
  bug(
    'push',
    'told-though-older',
    'a change is told only to whoever asks just then, and what was told is shown over a newer stored row',
    [],
    [TAB, 'one.offset > asOf.offset', 'one.offset >= 0'],
    [
      'worker/live-prices/tabWatch.ts',
      '      news.add(fixtureId);\n      answerSoon();',
      '      if (question.isOpen) news.add(fixtureId);\n      answerSoon();',
    ],
  ),
  bug(
    'push',
    'told-outlives-its-run',
    'what was told is shown after the connection, the epoch or the worker that told it',
    ['workerKilled', 'epochChanged'],
    [TAB, 'runs.find((one) => one?.round === round)', 'runs[0] ?? runs.find((one) => one?.round === round)'],
  ),
  bug(
    'push',
    'known-outlives-its-run',
    'what the worker knows of games outlives the image that replaced them',
    ['logTrimmed', 'epochChanged', 'cut'],
    [
      KNOWN,
      'for (const fixtureId of looked.keys()) looked.set(fixtureId, { since: at, waiting: [], known: undefined });',
      'for (const one of looked.values()) one.waiting = one.waiting.filter(({ offset }) => offset > at);',
    ],
  ),
  bug(
    'push',
    'high-water-ignored',
    'a price older than what the tab has shown is unlocked',
    ['workerKilled', 'cut', 'controlDropped'],
    [TAB, 'if (shown === undefined) return false;', 'if (shown === undefined || shown.offset >= 0) return false;'],
    ['worker/streams/followConnection.ts', '    await batcher.flush();\n    deps.sink', '    deps.sink'],
  ),
];
