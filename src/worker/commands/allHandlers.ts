/** The handlers of every noun of the call table, each handed what it needs. Those of the tabs are made for each tab (`tabs.ts`). */
import type { Documents } from '../documents/documents.ts';
import type { Lists } from '../lists/lists.ts';
import type { LateRecorder } from '../recording/lateRecorder.ts';
import type { LaunchDeps } from '../lobbies/launch.ts';
import type { FixturePushes } from '../live-prices/fixturePushes.ts';
import type { GameSearch } from '../search/gameSearch.ts';
import type { Handlers } from '../serveCalls.ts';
import { accountHandlers } from './account.ts';
import { alertHandlers } from './alerts.ts';
import { betHandlers } from './bets.ts';
import { choiceHandlers } from './choices.ts';
import { commandHandlers } from './perform.ts';
import { documentHandlers } from './documents.ts';
import { drawHandlers } from './draws.ts';
import { favouriteHandlers } from './favourites.ts';
import { fixtureHandlers } from './fixtures.ts';
import { historyHandlers } from './history.ts';
import { letterHandlers } from './letters.ts';
import { lineHandlers } from './line.ts';
import { listHandlers } from './lists.ts';
import { lobbyHandlers } from './lobbies.ts';
import type { PlaceBetDeps } from './placeBet.ts';
import { popupHandlers } from './popups.ts';
import { protoHandlers } from './proto.ts';
import { recordingHandlers } from './recording.ts';
import { resultHandlers } from './results.ts';
import { searchHandlers } from './search.ts';
import { sessionHandlers } from './session.ts';
import { slipChoiceHandlers } from './slipChoices.ts';
import { slipHandlers } from './slip.ts';
import type { TabHandlers } from './tabs.ts';

/** What the handlers of all calls are made of. */
export interface HandlerDeps extends PlaceBetDeps, LaunchDeps {
  readonly documents: Documents;
  readonly lists: Lists;
  readonly search: GameSearch;
  readonly pushes: Pick<FixturePushes, 'next' | 'stored'>;
  readonly recorder: Pick<LateRecorder, 'get' | 'told'>;
  /** Has every worker of this browser try its connections. */
  wakeAll(): void;
}

/** One object with a handler for every call of the table but those made for each tab; a missing one does not compile. */
export function allHandlers(deps: HandlerDeps): Omit<Handlers, keyof TabHandlers> {
  const { db, outbox, client, vault, clock, locks, randomness, digest, siteOrigin, documents, lists, pushes } = deps;
  const whenStored = () => pushes.stored();
  return {
    ...sessionHandlers({ db, outbox, client, vault, clock, locks, randomness, digest }),
    ...accountHandlers({ db, client, vault }),
    ...documentHandlers(documents),
    ...listHandlers(lists),
    ...letterHandlers({ db, client, vault, documents }),
    ...popupHandlers(db, clock),
    ...favouriteHandlers(db),
    ...choiceHandlers(db),
    ...alertHandlers(db, clock),
    ...searchHandlers(deps.search),
    ...slipChoiceHandlers(db),
    ...lobbyHandlers({ db, client, vault, clock, locks, randomness, digest, siteOrigin }),
    ...slipHandlers({ db, clock, whenStored }),
    ...betHandlers({ db, outbox, client, vault, clock, locks, randomness }, whenStored),
    ...commandHandlers({ db, outbox, client, vault, clock, locks, randomness }),
    ...fixtureHandlers(pushes, db, clock),
    ...historyHandlers({ db, client, vault }),
    ...resultHandlers({ db, client, vault, clock }),
    ...protoHandlers({ db, client, vault }),
    ...drawHandlers(client),
    ...lineHandlers(db, deps.wakeAll),
    ...recordingHandlers(deps.recorder),
  };
}
