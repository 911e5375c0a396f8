/** Bugs in the reading of streams. */
import { bug, type PlantedBug } from './bug.ts';

const EVENTS = 'worker/streams/eventFrames.ts';
const IMAGES = 'worker/streams/imageFrames.ts';
const CONTROL = 'worker/streams/controlFrames.ts';
const TABLE = 'worker/streams/frameTable.ts';
const LOG = 'db/log/admit.ts';
const FEED = 'db/ingest/ingestFeed.ts';
const ORIGIN = '../tests/support/simulation/originStream.ts';
const OVERTAKEN = '../tests/support/simulation/overtakenModel.ts';

export const STREAM_BUGS: readonly PlantedBug[] = [
  bug(
    'stream',
    'no-gap-check',
    'an event after a missing one is applied',
    ['dropped'],
    [EVENTS, "if (continuity !== 'next') return 'broken';\n  if (event.type", 'if (event.type'],
    [LOG, "if (continuity !== 'next') return 'discontinuous';", ''],
  ),
  bug(
    'stream',
    'duplicate-applied',
    'an event that came twice is stored twice',
    ['doubled'],
    [
      EVENTS,
      "if (continuity === 'repeated') return passRepeated(progress);\n  if (continuity !== 'next') return 'broken';\n  if (event.type",
      "if (continuity !== 'next' && continuity !== 'repeated') return 'broken';\n  if (event.type",
    ],
    [
      LOG,
      "if (continuity === 'repeated') continue;",
      "if (continuity === 'repeated') { last = position; fresh.push(entry); continue; }",
    ],
  ),
  bug(
    'stream',
    'digest-ignored',
    'an image that does not add up is stored',
    ['imageTorn', 'logTrimmed'],
    ['worker/streams/feedSink.ts', 'digestOfFixtures(fixtures) === digest ? fixtures : undefined', 'fixtures'],
  ),
  bug(
    'stream',
    'segments-not-counted',
    'an image with a piece missing is stored',
    ['imageTorn', 'logTrimmed'],
    [
      IMAGES,
      'if (pieces.length !== frame.segments || !inOrder) {',
      'if (pieces.length > frame.segments || (!inOrder && pieces.length < 0)) {',
    ],
  ),
  bug(
    'stream',
    'epoch-ignored',
    'offsets of another epoch are taken for this one',
    ['otherEpoch'],
    ['domain/kernel/position.ts', "if (arriving.epoch !== checkpoint.epoch) return 'other-epoch';", ''],
  ),
  bug(
    'stream',
    'announced-event-forgotten',
    'an event that a heartbeat announced and that never comes is not missed',
    ['dropped'],
    [CONTROL, 'if (isStuck || !(await deps.batcher.flush()))', 'if (!(await deps.batcher.flush()))'],
    [
      CONTROL,
      'if (frame.sent === undefined || frame.sent === before) return false;',
      'if (frame.sent !== -1) return false;',
    ],
  ),
  bug(
    'stream',
    'watchdog-off',
    'a silent connection is trusted for ever',
    ['halfOpen'],
    ['worker/streams/protocolWatch.ts', 'timerOf(WATCHDOG_HEARTBEATS)', 'timerOf(WATCHDOG_HEARTBEATS * 1_000)'],
    ['worker/streams/protocolWatch.ts', 'const PROGRESS_HEARTBEATS = 12;', 'const PROGRESS_HEARTBEATS = 12_000;'],
  ),
  bug(
    'stream',
    'poison-kills-stream',
    'an event nobody can read stops the stream',
    ['unreadableEvent'],
    [
      EVENTS,
      '  if (poison.seenAt === name) {\n    poison.isPassed = true;\n    return apply(progress, deps, position, null);\n  }\n',
      '',
    ],
  ),
  bug(
    'stream',
    'poison-skipped-at-once',
    'an unreadable event is not asked for again',
    ['garbledOnce'],
    [EVENTS, "  poison.seenAt = name;\n  return 'broken';", '  return apply(progress, deps, position, null);'],
  ),
  bug(
    'stream',
    'fast-loop',
    'a lost connection is opened again at once',
    ['streamRefused'],
    [
      'worker/streams/retryDelay.ts',
      'return floorMs + Math.max(guard, Math.floor(fraction * cap));',
      'return floorMs + Math.floor(fraction * cap * guard * 0);',
    ],
  ),
  bug(
    'stream',
    'no-passed-sent',
    'a topic is left out and no passed is sent',
    ['lookMoved'],
    [ORIGIN, 'if (passedFrom !== undefined) messages.push({ offset, from: passedFrom });', ''],
  ),
  bug(
    'stream',
    'gap-taken-for-passed',
    'on a connection of some topics a lost event is taken for one that was left out',
    ['lookMoved', 'dropped'],
    [
      EVENTS,
      "if (continuity !== 'next') return 'broken';\n  if (event.type",
      "if (continuity !== 'next' && progress.topics === undefined) return 'broken';\n  if (event.type",
    ],
    [LOG, "if (continuity !== 'next') return 'discontinuous';", ''],
  ),
  bug(
    'stream',
    'passed-not-checked',
    'what is told to be left out need not begin where the last word ended',
    ['lookMoved', 'dropped'],
    [
      EVENTS,
      "return continuity === 'next' ? apply(progress, deps, position, null, from) : 'broken';",
      'return apply(progress, deps, position, null, from);',
    ],
    [LOG, "if (continuity !== 'next') return 'discontinuous';", ''],
  ),
  bug(
    'stream',
    'topic-image-for-whole',
    'an image of one topic is taken for the whole',
    ['lookMoved'],
    [IMAGES, 'sink.topical.swapTopics(image, asked)', 'sink.swap(image)'],
  ),
  bug(
    'stream',
    'fresh-before-image',
    'a topic that comes back is believed fresh before its image',
    ['lookMoved'],
    [CONTROL, 'sink.topical?.follow(asked.held)', 'sink.topical?.follow(asked.topics)'],
  ),
  bug(
    'stream',
    'dropped-topic-followed',
    'a topic that is left out from now on is still believed to be followed',
    ['lookMoved'],
    [CONTROL, 'if (!(await sink.topical?.follow(asked.held))) return', 'if (sink.topical === undefined) return'],
  ),
  bug(
    'stream',
    'topic-image-elsewhere',
    'an image of a topic is put beside games that stand elsewhere',
    ['lookMoved', 'topicsUnknown'],
    [IMAGES, 'if (!standsHere || asked', 'if (asked'],
    [
      IMAGES,
      '!isSameTopics(frame.topics, progress.awaited) || !(await batcher.flush())',
      '!isSameTopics(frame.topics, progress.awaited)',
    ],
    [FEED, 'checkpoint?.epoch !== position.epoch || checkpoint.offset !== position.offset', 'checkpoint === undefined'],
  ),
  bug(
    'stream',
    'left-out-though-last',
    'a slow client is not told the last price of a selection',
    ['clientSlow'],
    [
      OVERTAKEN,
      "    before = change['odds'];\n  }\n  return false;",
      "    before = change['odds'];\n  }\n  return true;",
    ],
  ),
  bug(
    'stream',
    'left-out-past-a-lock',
    'a slow client is not told that a price was suspended before it moved on',
    ['clientSlow'],
    [OVERTAKEN, "'odds' in change && Object", "'selectionId' in change && Object"],
    [OVERTAKEN, "['selectionId', 'version', 'odds']", "['selectionId', 'version', 'odds', 'status']"],
  ),
  bug(
    'stream',
    'one-price-kept',
    'a slow client is told the last price of a selection alone, and not what it was before',
    ['clientSlow'],
    [OVERTAKEN, "if (before !== undefined && before !== change['odds']) return true;", 'return true;'],
  ),
  bug(
    'stream',
    'overtaken-not-told',
    'what is overtaken is left out and not told, and nobody misses it',
    ['clientSlow'],
    [
      ORIGIN,
      'isSlow && isOvertaken(offset)) {\n      passedFrom ??= offset;\n      continue;',
      'isSlow && isOvertaken(offset)) {\n      continue;',
    ],
    [
      EVENTS,
      "if (continuity !== 'next') return 'broken';\n  if (event.type",
      "if (continuity !== 'next' && progress.topics === undefined) return 'broken';\n  if (event.type",
    ],
    [LOG, "if (continuity !== 'next') return 'discontinuous';", ''],
  ),
  bug(
    'stream',
    'comments-count',
    'a comment counts as a sign of life',
    ['commentsOnly'],
    ['worker/streams/frameInbox.ts', " && !line.startsWith(':')", ''],
    ['worker/streams/frameInbox.ts', "line !== ''", 'true'],
  ),
  bug(
    'stream',
    'image-end-not-awaited',
    'an image whose end is lost is waited for for ever',
    ['controlDropped', 'logTrimmed', 'lookMoved'],
    [
      CONTROL,
      'if (frame.sent === undefined || frame.sent === before) return false;',
      'if (frame.sent !== -1) return false;',
    ],
    [TABLE, 'reset: beginImage, heartbeat: broken', 'reset: beginImage, heartbeat: passOver'],
    [TABLE, 'imageBlocks: beginBlocks, heartbeat: broken', 'imageBlocks: beginBlocks, heartbeat: passOver'],
  ),
];
