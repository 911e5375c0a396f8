/** Bugs in the origin's own code: betting, settlement, wallet, sessions, streams, and its clock. They are hunted with the origin itself. */
import { bug, type PlantedBug } from './bug.ts';

const PLACE = '../server/betting/placeBet.ts';
const SETTLE = '../server/settlement/settleOwned.ts';
const CLOCK = [
  '../server/onwardClock.ts',
  'at = Math.max(machine.now(), at + passed * PACE_AHEAD);',
  'at = machine.now();',
] as const;

export const ORIGIN_BUGS: readonly PlantedBug[] = [
  bug(
    'origin',
    'win-paid-twice',
    'what a bet has won is paid a second time',
    [],
    [
      SETTLE,
      'await postTransfers(tx, transfers, at);',
      "await postTransfers(tx, transfers, at);\n  await postTransfers(tx, transfers.filter(({ kind }) => kind === 'betPaid'), at);",
    ],
  ),
  bug(
    'origin',
    'win-not-told',
    'a settlement moves money and does not tell the balance',
    [],
    [SETTLE, 'if (delta !== 0) events.push(', 'if (delta === Infinity) events.push('],
  ),
  bug(
    'origin',
    'stake-not-taken',
    'a bet is accepted and its stake stays where it was',
    [],
    [PLACE, '  await postTransfers(tx, [transfer], now);\n', ''],
  ),
  bug(
    'origin',
    'answer-not-kept',
    'what was decided is not kept under its key',
    ['requestDoubled', 'replyLost', 'slowReply'],
    [PLACE, '  await storeAnswer(tx, order.memberId, order.key, fingerprint, order.parentKey, answer, now);\n', ''],
  ),
  bug(
    'origin',
    'void-forgotten',
    'a key that was made void is not remembered, and a late copy of its bet executes',
    ['requestLost', 'requestDoubled', 'slowReply'],
    [
      '../server/betting/betKeys.ts',
      "    .values({ member_id: memberId, key, state: 'void', ...nothing, created_at: at })\n    .execute();",
      "    .values({ member_id: memberId, key, state: 'void', ...nothing, created_at: at })\n    .compile();",
    ],
  ),
  bug(
    'origin',
    'event-passed-over',
    'a price of a topic that is followed is now and then told as left out',
    ['lookMoved'],
    [
      '../server/streams/passOver.ts',
      '(topics) => isOfTopics(topics, fixture);',
      '(topics) => envelope.length % 50 !== 7 && isOfTopics(topics, fixture);',
    ],
  ),
  bug(
    'origin',
    'logout-ends-nothing',
    'a session that its member ended goes on',
    [],
    [
      '../server/session/sessions.ts',
      '  if (active !== undefined) await end(tx, active, state, now);\n}\n\nconst activeSessions',
      "  if (active !== undefined && state !== 'loggedOut') await end(tx, active, state, now);\n}\n\nconst activeSessions",
    ],
  ),
  bug(
    'origin',
    'clock-followed-back',
    'a clock that is set back takes the times of events along',
    ['originClockMoved'],
    CLOCK,
  ),
  bug(
    'origin',
    'orders-by-at',
    'of two records of a member the later time counts, by a clock that may be set back',
    ['originClockMoved', 'slowReply'],
    CLOCK,
    [
      'db/projections/member.ts',
      'arriving.position.offset < known.position.offset ? known : arriving;',
      'arriving.updatedAt < known.updatedAt ? known : arriving;',
    ],
  ),
];
