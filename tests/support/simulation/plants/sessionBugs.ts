/** Bugs in sessions, in what is left of a member, and in reading the clock. */
import { bug, type PlantedBug } from './bug.ts';

export const SESSION_BUGS: readonly PlantedBug[] = [
  bug(
    'session',
    'session-not-checked',
    'what came for one member is stored for the next: one database for all, and no fence',
    ['memberSwitched'],
    ['worker/session/signIn.ts', 'await deps.digest(`${sessionId} ${record.value.id}`)', "'0'.repeat(32)"],
    [
      'db/records/sessions.ts',
      "return (await theirs.fence.get('fence'))?.sessionId === sessionId;",
      "return (await theirs.fence.get('fence')) !== undefined || sessionId.length > 0;",
    ],
  ),
  bug(
    'session',
    'member-not-forgotten',
    'bets of the last member stay when the next one signs in',
    ['memberSwitched'],
    ['db/records/sessions.ts', '...[slips, bets, members, lists, listRows]', '...[slips, members, lists, listRows]'],
    ['worker/session/deleteLeftovers.ts', 'name !== kept)', 'name === "" && name !== kept)'],
  ),
  bug(
    'session',
    'older-poll-wins',
    'an older answer of the poll overwrites a newer balance',
    ['memberSwitched', 'slowReply'],
    [
      'db/projections/member.ts',
      'arriving.position.offset < known.position.offset ? known : arriving;',
      'arriving.position.offset < 0 ? known : arriving;',
    ],
  ),
  bug(
    'session',
    'session-end-ignored',
    'a status that ends the session does not end it',
    ['sessionEnded'],
    [
      'worker/http/originClient.ts',
      'if (ending === undefined || credentials === null || credentials.sessionId === null) return false;',
      'if (ending !== undefined || credentials === null || credentials.sessionId === null) return false;',
    ],
  ),
  bug(
    'session',
    'slips-not-forgotten',
    'the slip of the last member stays',
    ['memberSwitched'],
    ['db/records/sessions.ts', '...[slips, bets, members, lists, listRows]', '...[bets, members, lists, listRows]'],
    ['worker/session/deleteLeftovers.ts', 'name !== kept)', 'name === "" && name !== kept)'],
  ),
  bug(
    'session',
    'session-never-expires',
    'nobody watches the instant at which a session is over',
    ['shortSession'],
    // Both: to leave the row alone is no bug any more, for what is theirs goes with it, and a session without that ends as lost.
    [
      'worker/session/watchExpiry.ts',
      'endIfExpired(deps.db, sessionId, deps.clock.now()).then(',
      'endIfExpired(deps.db, sessionId, 0 * deps.clock.now()).then(',
    ],
    [
      'worker/session/watchExpiry.ts',
      'Math.max(0, Math.min(left, LONGEST_WAIT_MS))',
      'Math.max(LONGEST_WAIT_MS, Math.min(left, LONGEST_WAIT_MS))',
    ],
  ),
  bug(
    'clock',
    'expiry-sleeps',
    'the end of a session is a timer, which sleeps with the machine',
    ['shortSession', 'clockMoved', 'machineSlept'],
    ['worker/session/watchExpiry.ts', 'Math.min(left, LONGEST_WAIT_MS)', 'left + 0 * LONGEST_WAIT_MS'],
  ),
  bug(
    'clock',
    'expired-early',
    'a session ends at the last look at the clock before its time',
    ['shortSession'],
    ['db/records/sessions.ts', 'if (row.expiresAt > now) return', 'if (row.expiresAt > now + 60_000) return'],
    ['db/records/sessions.ts', 'current.expiresAt > now)', 'current.expiresAt > now + 60_000)'],
  ),
  bug(
    'clock',
    'silence-by-wall-clock',
    'how long a connection is silent is read from a clock that can be set',
    ['clockMoved'],
    [
      'worker/streams/followConnection.ts',
      "() => {\n      end('silent');\n    },\n  );",
      "() => {\n      if (clock.now() - health().lastByteAt >= health().heartbeatMs) end('silent');\n    },\n  );",
    ],
  ),
  bug(
    'clock',
    'age-not-checked',
    'a connection that was live when the machine fell asleep is trusted when it wakes',
    ['machineSlept'],
    ['domain/events/connection.ts', 'if (silence > health.heartbeatMs * WATCHDOG_HEARTBEATS || apartMs', 'if (apartMs'],
  ),
  bug(
    'session',
    'login-takes-balance-back',
    'signing in again puts the record of the login over what the stream told since',
    ['betOutrun'],
    ['db/records/sessions.ts', 'newerMember(known, session.member)', 'session.member'],
  ),
];
