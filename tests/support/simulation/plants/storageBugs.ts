/** Bugs in what is stored, in what a power cut leaves, and where there is no room. */
import { bug, type PlantedBug } from './bug.ts';

const PLACE = 'worker/commands/placeBet.ts';

export const STORAGE_BUGS: readonly PlantedBug[] = [
  bug(
    'storage',
    'cursor-before-rows',
    'checkpoint and rows are stored one after the other',
    ['workerKilledInStorage'],
    [
      'db/ingest/ingestFeed.ts',
      "    db.transaction('rw', tables, async (): Promise<IngestOutcome & { readonly first?: number }> => {",
      '    (async (): Promise<IngestOutcome & { readonly first?: number }> => {',
    ],
    [
      'db/ingest/ingestFeed.ts',
      '[left] = await Promise.all([project(db, events, before, isTold), feedLog(db).append(logged, keepsLog)]);',
      'await feedLog(db).append(logged, keepsLog);',
    ],
    [
      'db/ingest/ingestFeed.ts',
      "      return { kind: 'applied', position: { epoch, offset: to }, first: from };\n    }),",
      "      left = await project(db, events, before, isTold);\n      return { kind: 'applied', position: { epoch, offset: to }, first: from };\n    })(),",
    ],
  ),
  bug(
    'storage',
    'memory-of-another-place',
    'what a worker remembers of fixtures counts wherever the checkpoint stands',
    ['secondWorker', 'epochChanged'],
    ['db/packing/fixtureMemory.ts', 'if (standsAt !== formatPosition(checkpoint)) return undefined;', ''],
  ),
  bug(
    'storage',
    'image-shown-half',
    'an image is swapped in piece by piece',
    ['workerKilledInImage'],
    [
      'db/ingest/ingestFeed.ts',
      "    db.transaction('rw', tables, async () => {\n      if (!(await holdsTerm(db, term))) return false;",
      '    (async () => {\n      if (!(await holdsTerm(db, term))) return false;',
    ],
    ['db/ingest/ingestFeed.ts', 'keepsLog);\n      return true;\n    }),', 'keepsLog);\n      return true;\n    })(),'],
  ),
  bug(
    'storage',
    'power-cut-not-told',
    'a bet that a power cut took off its slip is never told',
    ['powerCut'],
    ['worker/commands/reconciler.ts', 'return isOffered || isAsked || waitsInVain ?', 'return isAsked && isOffered ?'],
  ),
  bug(
    'storage',
    'question-asked-again',
    'a question that a power cut brought back is asked again, though its bet is out',
    ['powerCut', 'priceMoved'],
    [
      'worker/commands/reconciler.ts',
      'return isOffered || isAsked || waitsInVain ?',
      'return isOffered || (isAsked && isOffered) ?',
    ],
  ),
  bug(
    'disk',
    'full-disk-stops-stream',
    'where there is no room for the log, nothing is stored any more',
    ['diskFull'],
    ['db/care/quota.ts', '  return write(false);', '  return write(true);'],
  ),
  bug(
    'disk',
    'log-with-a-hole',
    'after a full disk the log goes on behind a snapshot that it does not follow',
    ['diskFull'],
    ['db/log/eventLog.ts', 'await db.log.clear(); await db.snapshots.clear();', 'await db.log.clear();'],
  ),
  bug(
    'disk',
    'rebuilt-from-a-log-with-a-hole',
    'a damaged game is made again from what a full disk left of the log',
    ['diskFull', 'rowDamaged'],
    [
      'db/log/provenState.ts',
      "  if (proof === undefined || snapshot?.stream !== 'events') return undefined;\n  const replay = unlessUnreadable(() => startReplay(snapshot.state, only));",
      "  if (proof === undefined) return undefined;\n  const state = snapshot?.stream === 'events' ? snapshot.state : { fixtures: [], news: [] };\n  const replay = unlessUnreadable(() => startReplay(state, only));",
    ],
    ['db/log/provenState.ts', 'proof.follows(row) && replay.take(row)', 'replay.take(row)'],
    [
      'db/log/provenState.ts',
      'return isTaken && proof.isWhole() ? replay : undefined;',
      'return isTaken ? replay : undefined;',
    ],
  ),
  bug(
    'disk',
    'bet-not-remembered',
    'a bet that could not be stored is sent all the same',
    ['diskFull'],
    [PLACE, "    await settleBet(deps, bet, { kind: 'notPlaced' });\n    return { kind: 'unknown' };\n", ''],
  ),
  bug(
    'storage',
    'memory-of-before-the-image',
    'games remembered from before an image of their topic are written over it',
    ['lookMoved'],
    [
      'worker/streams/feedSink.ts',
      'memory.forget();\n      const image = { position, topics',
      'const image = { position, topics',
    ],
  ),
  bug(
    'storage',
    'log-behind-the-image',
    'the log goes on from before an image of a topic, and a rebuild would not have it',
    ['lookMoved'],
    [
      'db/ingest/ingestFeed.ts',
      "await feedLog(db).snapshot.restart({ stream: 'events', ...position, madeBy, state }, keepsLog);\n}",
      "if (keepsLog) await db.snapshots.put({ stream: 'events', ...position, madeBy, state });\n}",
    ],
  ),
];
