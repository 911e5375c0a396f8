/**
 * Bugs to plant in a copy of the engine, one per kind of fault: a simulation that does not find them proves nothing. Each is an
 * edit of the real code; one whose text is no longer there does not compile into silence, it fails.
 */
export interface Edit {
  /** From the project's root. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

export interface PlantedBug {
  /** Kebab-case, names the copy's folder too. */
  readonly name: string;
  /** What goes wrong. */
  readonly what: string;
  readonly edits: readonly Edit[];
}

const bug = (
  name: string,
  what: string,
  ...edits: readonly (readonly [file: string, find: string, replace: string])[]
): PlantedBug => ({
  name,
  what,
  edits: edits.map(([file, find, replace]) => ({ file: `src/${file}`, find, replace })),
});

const HANDLER = 'worker/streams/frameHandler.ts';
const LOG = 'db/eventLog.ts';
const PLACE = 'worker/commands/placeBet.ts';

export const PLANTED_BUGS: readonly PlantedBug[] = [
  bug(
    'no-gap-check',
    'an event after a missing one is applied',
    [HANDLER, "if (continuity !== 'next') return 'broken';\n    if (event.type", 'if (event.type'],
    [LOG, "if (continuity !== 'next') return 'discontinuous';", ''],
  ),
  bug(
    'duplicate-applied',
    'an event that came twice is stored twice',
    [
      HANDLER,
      "if (continuity === 'repeated') return 'goOn';\n    if (continuity !== 'next') return 'broken';\n    if (event.type",
      "if (continuity !== 'next' && continuity !== 'repeated') return 'broken';\n    if (event.type",
    ],
    [
      LOG,
      "if (continuity === 'repeated') continue;",
      "if (continuity === 'repeated') { last = position; fresh.push(entry); continue; }",
    ],
  ),
  bug(
    'cursor-before-rows',
    'checkpoint and rows are stored one after the other',
    [
      'db/ingestFeed.ts',
      "    db.transaction('rw', tables, async () => {\n      if (!(await holdsTerm(db, term))) return { kind",
      '    (async () => {\n      if (!(await holdsTerm(db, term))) return { kind',
    ],
    ['db/ingestFeed.ts', '      await project(db, events);\n      const from', '      const from'],
    [
      'db/ingestFeed.ts',
      "      await appendToLog(db, record, keepsLog);\n      return { kind: 'applied', position: { epoch: batch.epoch, offset: to } };\n    }),",
      "      await appendToLog(db, record, keepsLog);\n      await project(db, events);\n      return { kind: 'applied', position: { epoch: batch.epoch, offset: to } };\n    })(),",
    ],
  ),
  bug(
    'image-shown-half',
    'an image is swapped in piece by piece',
    [
      'db/ingestFeed.ts',
      "    db.transaction('rw', tables, async () => {\n      if (!(await holdsTerm(db, term))) return false;",
      '    (async () => {\n      if (!(await holdsTerm(db, term))) return false;',
    ],
    ['db/ingestFeed.ts', 'keepsLog);\n      return true;\n    }),', 'keepsLog);\n      return true;\n    })(),'],
  ),
  bug('digest-ignored', 'an image that does not add up is stored', [
    'worker/streams/streamSink.ts',
    "if (digestOfFixtures(fixtures.values()) !== digest) return 'mismatch';",
    '',
  ]),
  bug('segments-not-counted', 'an image with a piece missing is stored', [
    HANDLER,
    'if (pieces.length !== frame.segments || !inOrder) {',
    'if (pieces.length > frame.segments || (!inOrder && pieces.length < 0)) {',
  ]),
  bug('epoch-ignored', 'offsets of another epoch are taken for this one', [
    'domain/kernel/position.ts',
    "if (arriving.epoch !== checkpoint.epoch) return 'other-epoch';",
    '',
  ]),
  bug('announced-event-forgotten', 'an event that a heartbeat announced and that never comes is not missed', [
    HANDLER,
    'if (isStuck || !(await batcher.flush()))',
    'if (!(await batcher.flush()))',
  ]),
  bug('watchdog-off', 'a silent connection is trusted for ever', [
    'worker/streams/followConnection.ts',
    'heartbeatMs * WATCHDOG_HEARTBEATS',
    'heartbeatMs * 1_000_000',
  ]),
  bug('poison-kills-stream', 'an event nobody can read stops the stream', [
    HANDLER,
    'if (poison.seenAt === name) return apply(position, null);',
    '',
  ]),
  bug('poison-skipped-at-once', 'an unreadable event is not asked for again', [
    HANDLER,
    "    poison.seenAt = name;\n    return 'broken';",
    '    return apply(position, null);',
  ]),
  bug('fast-loop', 'a lost connection is opened again at once', [
    'worker/streams/retryDelay.ts',
    'return Math.max(floorMs, guard, Math.floor(fraction * cap));',
    'return Math.max(floorMs, Math.floor(fraction * cap * guard * 0));',
  ]),
  bug('bet-without-key', 'a bet is sent without its key', [PLACE, "'idempotency-key': key,", "'x-bet-key': key,"]),
  bug('new-key-on-retry', 'a bet of unknown outcome is sent again under a new key', [
    PLACE,
    'const verdict = await post(deps, signedIn, intent, headers);',
    "let verdict = await post(deps, signedIn, intent, headers);\n  if (verdict.kind === 'unknown') verdict = await post(deps, signedIn, { ...intent, key: BetKey.parse(randomId(deps.randomness)) }, headers);",
  ]),
  bug('void-not-asked', 'a bet the origin has not seen yet is taken for not placed', [
    'worker/commands/reconciler.ts',
    "if (verdict !== undefined || !mayVoid) return verdict ?? { kind: 'unknown' };",
    "if (verdict !== undefined || !mayVoid) return verdict ?? { kind: 'unknown' };\n  if (mayVoid) return { kind: 'notPlaced' };",
  ]),
  bug('outbox-not-durable', 'a bet is sent before it is remembered', [
    PLACE,
    'await storeIntent(deps.outbox, page, intent);',
    '',
  ]),
  bug('stale-not-checked', 'a bet is sent on prices nobody has confirmed for long', [
    PLACE,
    'return canBetOn(health, now) && producers.every((producer) => canBetOn(health, now, producer));',
    'return producers.length >= 0 || canBetOn(health, now);',
  ]),
  bug('suspended-not-checked', 'a bet is sent on a suspended selection', [
    PLACE,
    "return view.isBackable ? undefined : { reason: 'suspended' };",
    'return undefined;',
  ]),
  bug('late-answer-applied', 'the answer to an earlier bet changes the slip of a later one', [
    'domain/bet-slip/slip.ts',
    '(waitingKeyOf(slip) === key ? next : slip)',
    '(key === undefined ? slip : next)',
  ]),
  bug('outcome-not-told', 'the outbox knows how a bet ended and the slip does not', [
    'worker/commands/settleBet.ts',
    'return isToldAlready ? accept() : accept(slipEventOf(bet, verdict));',
    "return isToldAlready || verdict.kind === 'notPlaced' ? accept() : accept(slipEventOf(bet, verdict));",
  ]),
  bug('unknown-taken-for-refused', 'a server error is taken for a refusal', [
    'worker/commands/bettingAnswer.ts',
    'if (!REFUSALS.includes(status)) return UNKNOWN;',
    'if (!REFUSALS.includes(status) && status < 500) return UNKNOWN;',
  ]),
  bug('generation-not-checked', 'what came for one member is stored for the next', [
    'db/sessions.ts',
    "return row?.state === 'signedIn' && row.generation === generation;",
    'return row !== undefined || generation > 0;',
  ]),
  bug('member-not-forgotten', 'bets of the last member stay when the next one signs in', [
    'db/sessions.ts',
    'db.bets.clear(), ',
    '',
  ]),
  bug('older-poll-wins', 'an older answer of the poll overwrites a newer balance', [
    'db/projections/member.ts',
    'return known !== undefined && known.updatedAt > arriving.updatedAt ? known : arriving;',
    'return known === undefined ? arriving : { ...arriving };',
  ]),
  bug('two-leaders', 'every worker syncs', ['worker/leadership.ts', "mode: 'exclusive'", "mode: 'shared'"]),
  bug('session-end-ignored', 'a status that ends the session does not end it', [
    'worker/http/originClient.ts',
    'if (ending === undefined || credentials === null || credentials.generation === null) return false;',
    'if (ending !== undefined || credentials === null || credentials.generation === null) return false;',
  ]),
  bug('call-hangs', 'a call to a dead worker never settles', [
    'worker/connection/workerLink.ts',
    "    ended.addEventListener('abort', lost, { once: true });\n    late.addEventListener('abort', lost, { once: true });",
    '',
  ]),
];
