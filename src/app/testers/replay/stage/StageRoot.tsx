/** The ordinary site over the stage's database: other ports, another router, and the time of the recording. */
import { StrictMode, useMemo, useSyncExternalStore, type ComponentProps } from 'react';
import { App } from '../../../App.tsx';
import type { Ports } from '../../../kit/ports/Ports.tsx';
import { ReplayNowContext } from './ReplayNow.tsx';
import type { StageNews } from './stageNews.ts';
import { ReplaySessionReader } from './ReplaySessionReader.tsx';
import type { HanpanDatabase } from '../../../../db/tables/database.ts';

interface StageRootProps {
  readonly ports: Omit<Ports, 'now' | 'elapsed'>;
  readonly db: HanpanDatabase;
  readonly router: ComponentProps<typeof App>['router'];
  readonly updates: ComponentProps<typeof App>['updates'];
  readonly news: StageNews;
  readonly now: () => number;
}

export function StageRoot({ ports, db, router, updates, news, now }: StageRootProps) {
  const said = useSyncExternalStore(news.subscribe, news.said);
  // Another engine where something was answered otherwise: whatever asked asks again (RPL-3).
  const engine = useMemo(() => ({ ...ports.engine, answers: said.answers }), [ports, said.answers]);
  // Another function after each leap: whatever works out when something is over works it out again.
  const own = useMemo(() => {
    const played = said.leaps >= 0 ? () => now() : now;
    return { ...ports, engine, now: played, elapsed: played };
  }, [ports, engine, now, said.leaps]);
  const store = useMemo(() => ({ db, SessionReader: ReplaySessionReader }), [db]);
  return (
    <StrictMode>
      <ReplayNowContext value={said}>
        <App ports={own} updates={updates} router={router} isVisitor={false} store={store} />
      </ReplayNowContext>
    </StrictMode>
  );
}
