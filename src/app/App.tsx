/** The whole site: type, tokens, what screens are handed, messages, routes. */
import './kit/theme/reset.css.ts';
import './frame/session/firstPaintFont.css.ts';
import { RouterProvider } from 'react-router-dom';
import { startTransition, useCallback, useEffect, useState, type ComponentProps } from 'react';
import { UpdateNotice } from './frame/connection/UpdateNotice.tsx';
import type { Updates } from './frame/connection/updates.ts';
import type { OpenStore } from './frame/link/localStore.ts';
import { DatabaseProvider, SessionIdProvider } from './frame/link/Database.tsx';
import { PortsProvider, type Ports } from './kit/ports/Ports.tsx';
import { aheadOf } from './frame/link/useAhead.ts';
import {
  NOBODY,
  sessionAhead,
  StoredSessionProvider,
  type SessionReading,
  type StoredSession,
} from './frame/session/StoredSession.tsx';
import { ToastProvider } from './kit/ui/Toast.tsx';

interface AppProps {
  readonly ports: Ports;
  readonly updates: Updates;
  readonly router: ComponentProps<typeof RouterProvider>['router'];
  /** Whether nobody is taken to be signed in until the database says so. */
  readonly isVisitor: boolean;
  /** The database and its reader; `undefined` until they are here, an `Error` if their code cannot be had. */
  readonly store: OpenStore | Error | undefined;
}

const sessionIdOf = (read: SessionReading): string =>
  read === undefined || read instanceof Error ? '' : (read.row?.sessionId ?? '');

export function App({ ports, updates, router, isVisitor, store }: AppProps) {
  const [read, setRead] = useState<SessionReading>(isVisitor ? NOBODY : undefined);
  const isOpen = store !== undefined && !(store instanceof Error);
  const isFirst = read === undefined;
  // A member's first page is drawn in slices between which a tap is answered; whatever is told later is drawn at once.
  const onRead = useCallback(
    (stored: StoredSession) => {
      if (isFirst) startTransition(() => setRead(stored));
      else setRead(stored);
    },
    [isFirst],
  );
  const [known] = useState(() => (isVisitor ? undefined : sessionAhead(aheadOf(ports))));
  // What was read ahead is drawn in slices too: known from the first drawing on, it would make that one long task.
  useEffect(() => {
    if (known !== undefined) startTransition(() => setRead((before) => before ?? known));
  }, [known]);
  return (
    <PortsProvider value={ports}>
      <DatabaseProvider value={isOpen ? store.db : undefined}>
        <SessionIdProvider value={sessionIdOf(read)}>
          <StoredSessionProvider value={store instanceof Error ? store : read}>
            <ToastProvider>
              {isOpen ? <store.SessionReader router={router} onRead={onRead} /> : null}
              <UpdateNotice updates={updates} />
              <RouterProvider router={router} />
            </ToastProvider>
          </StoredSessionProvider>
        </SessionIdProvider>
      </DatabaseProvider>
    </PortsProvider>
  );
}
