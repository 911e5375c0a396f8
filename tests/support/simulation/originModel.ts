/**
 * The model origin: members, sessions and the offer behind the calls of docs/API.md. Calls are answered wholly and one after
 * the other; everything that goes wrong goes wrong on the wire.
 */
import { sampleLevel } from '../engine/sampleData.ts';
import type { Dice } from './dice.ts';
import { createFeedModel, type FeedModel } from './feedModel.ts';
import { createMemberModel, type Answer, type MemberModel } from './memberModel.ts';

export interface ModelCall {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly key: string | undefined;
  /** The bet whose changed odds this one accepts. */
  readonly parentKey?: string | undefined;
  readonly body: unknown;
}

export interface OriginModel {
  readonly feed: FeedModel;
  readonly members: ReadonlyMap<string, MemberModel>;
  /** Whose token it is; a number is the status that ends its session. */
  whoIs(token: string | undefined): MemberModel | number;
  answer(call: ModelCall): Answer;
  /** The build it serves, as `/health` says. */
  build: string;
  /** Minutes a session lasts, as told to the next login. */
  autoLogoutMin: number;
  /** Ends every session of a member with a status of docs/API.md. */
  endSessions(memberId: string, status: number): void;
}

export const MEMBER_NAMES = ['m1', 'm2'] as const;
/** Long enough that no clock that is set forward ends it; expiry has faults of its own. */
export const LONG_SESSION_MIN = 60 * 24 * 300;

export function createOriginModel(dice: Dice, now: () => number): OriginModel {
  const feed = createFeedModel(dice.fork('feed'), now);
  const members = new Map(
    MEMBER_NAMES.map((name) => [name as string, createMemberModel(name, feed, dice.fork(name), now)]),
  );
  const sessions = new Map<string, { readonly member: MemberModel; ended: number | undefined }>();
  let issued = 0;

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
        return { status: 200, body: { autoLogoutMin: model.autoLogoutMin } };
      default:
        return { status: 404, body: { message: 'no such call' } };
    }
  };

  const model: OriginModel = {
    feed,
    members,
    whoIs,
    build: 'build1',
    autoLogoutMin: LONG_SESSION_MIN,
    answer(call) {
      if (call.method === 'POST' && call.path === '/member/login') return login(call.body);
      if (call.method === 'GET' && call.path === '/health')
        return { status: 200, body: { status: 'up', build: model.build } };
      if (call.method === 'GET' && call.path === '/setting/maintanace')
        return { status: 200, body: { siteNoticeFlg: 0 } };
      const member = whoIs(call.token);
      return typeof member === 'number' ? { status: member, body: { message: 'ended' } } : asMember(member, call);
    },
    endSessions(memberId, status) {
      for (const session of sessions.values()) if (session.member.id === memberId) session.ended ??= status;
    },
  };
  return model;
}
