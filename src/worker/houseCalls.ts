/** The calls that are about the house and the member's account rather than about bets: each settles, whatever goes wrong inside. */
import { storePopupSnooze } from '../db/records/popupSnoozes.ts';
import { fail, succeed, type Result } from '../domain/kernel/decision.ts';
import { DocumentName } from '../domain/notices/houseDocuments.ts';
import { Popup, POPUP_SNOOZE_MS } from '../domain/notices/popup.ts';
import { lobbyTargetOf } from '../domain/reference/lobbies.ts';
import type { CallFailure, EngineCalls } from './contract.ts';
import type { Documents, DocumentsDeps } from './documents/documents.ts';
import { createLetters } from './documents/letters.ts';
import { launch, type LaunchDeps } from './lobbies/launch.ts';
import { createJoining } from './session/joining.ts';
import { createMemberAccount } from './session/memberAccount.ts';

type HouseCalls = Pick<
  EngineCalls,
  | 'checkRecommender'
  | 'signUp'
  | 'findPassword'
  | 'changePassword'
  | 'editMember'
  | 'refreshDocument'
  | 'readMessage'
  | 'deleteMessage'
  | 'snoozePopup'
  | 'launch'
>;

/** Turns what goes wrong in a call into a failure. */
export type Settle = <Value, Failure>(
  work: () => Promise<Result<Value, Failure>>,
) => Promise<Result<Value, Failure | CallFailure>>;

export interface HouseCallsDeps extends DocumentsDeps, LaunchDeps {
  readonly documents: Documents;
}

export function createHouseCalls(deps: HouseCallsDeps, settled: Settle): HouseCalls {
  const { documents, db, clock } = deps;
  const letters = createLetters(deps, documents);
  const joining = createJoining(deps.client);
  const account = createMemberAccount(deps);
  return {
    checkRecommender: (code) => settled(async () => joining.checkRecommender(code)),
    signUp: (request) => settled(async () => joining.signUp(request)),
    findPassword: (request) => settled(async () => joining.findPassword(request)),
    changePassword: (request) => settled(async () => account.changePassword(request)),
    editMember: (edit) => settled(async () => account.editMember(edit)),
    refreshDocument: (name, isAnew) =>
      settled(async () => {
        const known = DocumentName.parse(name);
        return isAnew === true ? documents.renew(known) : documents.refresh(known);
      }),
    readMessage: (messageId) => settled(async () => letters.readMessage(messageId)),
    deleteMessage: (messageId) => settled(async () => letters.deleteMessage(messageId)),
    snoozePopup: (popupId) =>
      settled(async () => {
        const now = clock.now();
        await storePopupSnooze(db, Popup.shape.id.min(1).parse(popupId), now + POPUP_SNOOZE_MS, now);
        return succeed(null);
      }),
    launch: (lobby, provider) =>
      settled(async () => {
        const target = lobbyTargetOf(lobby, provider);
        return target === undefined ? fail({ kind: 'unexpected', detail: 'lobby' } as const) : launch(deps, target);
      }),
  };
}
