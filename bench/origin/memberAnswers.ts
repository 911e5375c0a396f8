/** What the product's worker asks besides the events: one member who is always let in and never bets. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Member } from '../../src/domain/session/member.ts';
import { encodeFrame } from '../../server/events/encodeFrame.ts';
import { DEMO_LEVELS } from '../../server/house/demoHouse.ts';
import { EPOCH, heartbeatFrame } from '../workload/wire.ts';

export const HEARTBEAT_MS = 5_000;

const MEMBER: Member = {
  id: MemberId.parse('bench'),
  userId: 'bench',
  nickname: 'bench',
  level: 1,
  emoney: 1_000_000,
  point: 0,
  type: 0,
  role: 0,
  withdrawalType: 0,
  tendency: 0,
  unreadCount: 0,
  updatedAt: 0,
  position: { epoch: EPOCH, offset: 0 },
  revision: 0,
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/member/login': { token: 'b'.repeat(43) },
  '/api/member/user': MEMBER,
  '/api/setting/level': DEMO_LEVELS,
  '/api/setting/autoLogoutMin': { autoLogoutMin: 600 },
};

export function memberAnswer(request: IncomingMessage, response: ServerResponse, pathname: string): void {
  if (pathname === '/api/streams/bets') {
    followBets(request, response);
    return;
  }
  const answer = ANSWERS[pathname];
  const status = answer === undefined ? 404 : 200;
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(answer ?? { message: 'none' }));
}

function followBets(request: IncomingMessage, response: ServerResponse): void {
  const position = { epoch: EPOCH, offset: 0 };
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
  if (request.headers['last-event-id'] === undefined) {
    response.write(encodeFrame('reset', { reason: 'noCursor', head: position }));
    response.write(encodeFrame('image', { of: 'member', segment: 0, member: MEMBER }));
    response.write(encodeFrame('image', { of: 'bets', segment: 1, bets: [] }));
    response.write(encodeFrame('imageEnd', { position, segments: 2, digest: '' }, position));
  } else {
    response.write(encodeFrame('resumed', { from: position, head: position }));
  }
  const beat = () => response.write(heartbeatFrame(0, Date.now(), HEARTBEAT_MS));
  beat();
  const timer = setInterval(beat, HEARTBEAT_MS);
  response.on('close', () => {
    clearInterval(timer);
  });
}
