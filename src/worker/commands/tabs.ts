/** The calls in which a tab says that it is there, what it shows, and that it goes (SYN-07, CRT-10, S-16). */
import { z } from 'zod';
import { Topics, type Topic } from '../../domain/events/topics.ts';
import { PageKind } from '../../domain/reference/pages.ts';
import type { Welcome } from '../contract.ts';
import type { LookKeeper } from '../keepLooks.ts';
import type { FixturePushes } from '../live-prices/fixturePushes.ts';
import type { Handlers } from '../serveCalls.ts';
import type { Tabs } from '../tabs.ts';
import { HelloSchema, speaksWith, TabId, TabLock } from '../versions/hello.ts';

/** What a tab's own calls need of the worker that serves it. */
export interface TabDeps {
  /** Said once this worker holds its own lock, by whose release a tab learns that it died. */
  readonly whenAlive: Promise<unknown>;
  readonly welcome: Welcome;
  readonly tabs: Tabs;
  readonly looks: LookKeeper;
  readonly pushes: Pick<FixturePushes, 'forget'>;
  /** Resolves when newer code than this was met; may never. */
  readonly outdated: Promise<void>;
}

/** Made for each tab: a hello is bound to the port it came through. */
export type TabHandlers = Handlers<'hello' | 'untilOutdated' | 'showPage' | 'lookAt' | 'goodbye'>;

const EVERYTHING: readonly Topic[] = ['all'];

/** @param leave lets go of the port of the tab that says hello through it */
export function tabHandlers(
  { whenAlive, welcome, tabs, looks, pushes, outdated }: TabDeps,
  leave: () => void,
): TabHandlers {
  return {
    hello: {
      takes: z.tuple([HelloSchema]),
      answer: async (hello) => {
        await whenAlive;
        const gone = () => {
          pushes.forget(hello.tabId);
          looks.forget(hello.tabId);
          leave();
        };
        // A tab of another protocol is told so and not served (SYN-07).
        if (speaksWith(hello)) tabs.add(hello.tabId, hello.lockName, gone);
        return welcome;
      },
    },
    untilOutdated: { takes: z.tuple([]), answer: () => outdated.then(() => null) },
    showPage: {
      takes: z.tuple([TabId, PageKind.nullable()]),
      answer: async (tabId, page) => {
        tabs.show(tabId, page);
        return null;
      },
    },
    lookAt: {
      // Whoever looks at more than a stream may name, or at what is no topic, looks at everything.
      takes: z.tuple([TabId, TabLock, z.union([Topics, z.unknown().transform(() => EVERYTHING)])]),
      answer: async (tabId, lockName, topics) => {
        await looks.keep({ tabId, lockName, topics: [...topics] });
        return null;
      },
    },
    goodbye: {
      takes: z.tuple([TabId]),
      answer: async (tabId) => {
        tabs.remove(tabId);
        return null;
      },
    },
  };
}
