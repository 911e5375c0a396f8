/** The tab's side of the worker as screens see it: everything they may ask for, as calls that always settle (law 3). */
import type { Topic } from '../../../domain/events/topics.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import type { EngineCalls, ScreenCallName } from '../../../worker/callTable.ts';
import type { ChangedFixtures } from '../../../worker/contract.ts';

/** Every call that screens ask for, and what is said of this tab. */
export interface Engine extends Pick<EngineCalls, ScreenCallName> {
  readonly tabId: string;
  /** Tells which slip page this tab shows, `null` for none (CRT-10). Remembered, and told again to a new worker. */
  showPage(page: PageKind | null): Promise<null>;
  /** Tells whose prices this tab shows (S-16). Remembered, and told again to a new worker. */
  lookAt(topics: readonly Topic[]): Promise<null>;
  /** @returns `undefined` if the worker is gone or did not answer: nothing told before counts any more then */
  changedFixtures(fixtureIds: readonly string[], run: string | null): Promise<ChangedFixtures | undefined>;
  /** Resolves when no bet call of this tab is under way: at once, or after its answer. What a reload waits for (SYN-07). */
  noBetUnderWay(): Promise<void>;
}
