/**
 * The model origin: members, sessions and the offer behind the calls of docs/API.md. Calls are answered wholly and one after
 * the other; everything that goes wrong goes wrong on the wire.
 */
import { sampleLevel } from '../engine/sampleData.ts';
import type { Dice } from './dice.ts';
import { createFeedModel } from './feedModel.ts';
import { createMemberModel, type MemberModel } from './memberModel.ts';
import { askedIn, feedSource, memberSource } from './originStream.ts';
import {
  LONG_SESSION_MIN,
  MEMBER_NAMES,
  type Answer,
  type ModelCall,
  type SimulatedOrigin,
} from './simulatedOrigin.ts';
import { connectStream } from './streamWire.ts';

/** @param machineNow epoch ms */
export function createOriginModel(dice: Dice, machineNow: () => number): SimulatedOrigin {
  let moved = 0;
  let latest = 0;
  // Its time waits for a clock that was set back.
  const now = () => (latest = Math.max(latest, machineNow() + moved));
  const feed = createFeedModel(dice.fork('feed'), now);
  const members = new Map(
    MEMBER_NAMES.map((name) => [name as string, createMemberModel(name, feed, dice.fork(name), now)]),
  );
  const sessions = new Map<string, { readonly member: MemberModel; ended: number | undefined }>();
  let issued = 0;
  let epochs = 1;

  const whoIs = (token: string | undefined): MemberModel | number => {
    const session = token === undefined ? undefined : sessions.get(token);
    if (session === undefined) return 401;
    return session.ended ?? session.member;
  };

  const login = (body: unknown): Answer => {
    const { userId } = body as { readonly userId: string };
    const member = members.get(userId);
    if (member === undefined) return { status: 404, body: { message: 'no such member' } };
    issued += 1;
    const token = `token-of-${userId}-${`${issued}`.padStart(12, '0')}`;
    sessions.set(token, { member, ended: undefined });
    return { status: 200, body: { token } };
  };

  const asMember = (member: MemberModel, call: ModelCall): Answer => {
    const route = `${call.method} ${call.path}`;
    const [, key, verb] = /^\/sports-prematch\/betting\/key\/([\w-]+)(\/void)?$/.exec(call.path) ?? [];
    if (key !== undefined) return verb === undefined ? member.ask(key) : member.voidKey(key);
    switch (route) {
      case 'POST /sports-prematch/betting':
        return member.place(call.key ?? '', call.body);
      case 'POST /member/logout':
        sessions.delete(call.token ?? '');
        return { status: 204, body: undefined };
      case 'GET /member/user':
      case `GET /member/${member.id}`:
        return { status: 200, body: member.record };
      case 'GET /setting/level':
        return { status: 200, body: [sampleLevel] };
      case 'GET /setting/autoLogoutMin':
        return { status: 200, body: { autoLogoutMin: LONG_SESSION_MIN } };
      default:
        return { status: 404, body: { message: 'no such call' } };
    }
  };

  const model: SimulatedOrigin = {
    feed,
    members,
    build: 'build1',
    answer(call) {
      if (call.method === 'POST' && call.path === '/member/login') return login(call.body);
      if (call.method === 'GET' && call.path === '/health')
        return { status: 200, body: { status: 'up', build: model.build } };
      if (call.method === 'GET' && call.path === '/setting/maintanace')
        return { status: 200, body: { siteNoticeFlg: 0 } };
      const member = whoIs(call.token);
      return typeof member === 'number' ? { status: member, body: { message: 'ended' } } : asMember(member, call);
    },
    openStream({ call, name, cursor, wire }) {
      const member = whoIs(call.token);
      if (typeof member === 'number') return { status: member, body: { message: 'ended' } };
      const source = name === 'events' ? feedSource(feed) : memberSource(member);
      return connectStream({ ...wire, source, cursor, asked: askedIn(new URLSearchParams(call.query)) });
    },
    denialOf(token) {
      const member = whoIs(token);
      return typeof member === 'number' ? member : undefined;
    },
    ownerOf: (betId) => /^(.*)-b\d+$/.exec(betId)?.[1],
    endSessions(memberId, status) {
      for (const session of sessions.values()) if (session.member.id === memberId) session.ended ??= status;
    },
    happen(count) {
      for (let left = count; left > 0; left -= 1) feed.happen();
    },
    movePrice: feed.movePrice,
    sayForeign: feed.sayForeign,
    sayUnreadable: feed.sayUnreadable,
    settleSome: (memberId) => members.get(memberId)?.settleSome(),
    trimLog(events, perMember) {
      feed.stream.trim(events);
      if (perMember !== undefined) for (const member of members.values()) member.stream.trim(perMember);
    },
    restartLog() {
      epochs += 1;
      feed.restart(`e${epochs}`);
      for (const member of members.values()) member.restart(`${member.id}e${epochs}`);
    },
    moveClock: (ms) => {
      moved += ms;
    },
    interrupt: () => undefined,
    audit: () => [],
    close: () => undefined,
  };
  return model;
}
