/**
 * Where a lobby is (NAV-10): the house's own play-money lobby, or an address an operator has set. Members of tendency 22 are told
 * no here as well as on their screen (SES-09), and a lobby under maintenance opens for nobody (LOB-1 … LOB-3).
 */
import { openGameCall, playFunCall } from '../../src/domain/calls/lobbies.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import {
  houseGameOf,
  isCasinoLike,
  lobbyTargetOf,
  RESTRICTED_TENDENCY,
  type LobbyTarget,
} from '../../src/domain/reference/lobbies.ts';
import type { Clock } from '../clock.ts';
import type { Randomness } from '../randomness.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { readSetting } from '../house/settings.ts';
import { launchRefusal } from '../limits/ownStanding.ts';
import { answerRefused, type AccountRefusal } from '../session/accountRefusal.ts';
import { readMember } from '../session/readMember.ts';
import type { Store, Work } from '../store/store.ts';
import { launchHouse } from './house/launchHouse.ts';
import { playLobbyPath } from './playLobby.ts';

/** `null`: a game of the house, which each launch has an address of. */
type Opened = { readonly url: string | null } | { readonly refusal: AccountRefusal };

/** Decided at each call: settings may change while a member looks at a menu. */
export function lobbyRoutes(
  answer: AnswerCall,
  { store, clock, randomness }: { readonly store: Store; readonly clock: Clock; readonly randomness: Randomness },
): void {
  const open = (memberId: MemberId, target: LobbyTarget) =>
    store.read((tx) => decide(tx, memberId, target, clock.now()));

  answer(openGameCall, async ({ session, query, reply }) => {
    const kind = query.type === 'EU' ? 'european' : 'inPlay';
    const opened = await open(session.memberId, { kind, provider: null });
    return 'refusal' in opened ? answerRefused(reply, opened.refusal) : (opened.url ?? '');
  });

  answer(playFunCall, async ({ session, body, reply }) => {
    const target = lobbyTargetOf(body.lobby, body.provider);
    if (target === undefined) return answerRefused(reply, { reason: 'malformed', field: 'provider' });
    const opened = await open(session.memberId, target);
    if ('refusal' in opened) return answerRefused(reply, opened.refusal);
    const launch = () =>
      store.write((tx) => launchHouse(tx, session.memberId, houseGameOf(body.lobby), randomness, clock.now()));
    return { launch_url: opened.url ?? (await launch()) };
  });
}

async function decide(tx: Work, memberId: MemberId, target: LobbyTarget, now: number): Promise<Opened> {
  const { kind } = target;
  const member = await readMember(tx, memberId);
  if (member === undefined) return { refusal: { reason: 'notYours' } };
  if (isCasinoLike(kind) && member.tendency === RESTRICTED_TENDENCY) return { refusal: { reason: 'restricted' } };
  const own = await launchRefusal(tx, memberId, now);
  if (own !== undefined) return { refusal: { reason: own.reason === 'excluded' ? 'excluded' : 'ownLimit' } };
  const closed = await readSetting(tx, 'lobbyMaintenance');
  if (closed[kind] === 1) return { refusal: { reason: 'maintenance' } };
  const urls = await readSetting(tx, 'lobbyUrls');
  return { url: urls[kind] ?? (target.provider === 'house' ? null : playLobbyPath(target)) };
}
