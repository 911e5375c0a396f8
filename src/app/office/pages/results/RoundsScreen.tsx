/** Rounds of mini games and virtual games: those with open bets, those drawn lately, those that were made void; one of them is made void (ROU-15). */
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { officeRoundsCall } from '../../../../domain/calls/officeRounds.ts';
import { FixtureId } from '../../../../domain/kernel/ids.ts';
import type { RoundView } from '../../../../domain/office/rounds.ts';
import { rounds as words } from '../../copy/rounds.ts';
import { useSubtitle } from '../../frame/subtitle.ts';
import { useIsLive, useOffice, useTold } from '../../link/Office.tsx';
import { useAsked } from '../../link/useAsked.ts';
import { Notice, type Said } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote } from '../../parts/StateNote.tsx';
import { useChosenInView } from '../../parts/useChosenInView.ts';
import { useDeskKeys } from '../../parts/useDeskKeys.ts';
import { useIsPhone } from '../../parts/useIsPhone.ts';
import * as styles from './ResultsScreen.css.ts';
import { RoundDesk } from './RoundDesk.tsx';
import { RoundList } from './RoundList.tsx';

export function RoundsScreen() {
  const isLive = useIsLive();
  const isPhone = useIsPhone();
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<RoundView>('open');
  const [gameId, setGameId] = useState('');
  const [said, setSaid] = useState<Said>();
  const found = useFound(view, gameId);
  const opened = FixtureId.safeParse(params.get('round')).data;
  useSubtitle(view === 'open' && found.value !== undefined ? words.subtitle(found.value.length) : '');
  const open = (round: string | undefined) =>
    setParams({ of: 'rounds', ...(round === undefined ? {} : { round }) }, { replace: !isPhone });
  const step = (by: 1 | -1) => {
    const rows = found.value ?? [];
    const place = rows.findIndex(({ roundId }) => roundId === opened);
    const next = rows[place < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, place + by))];
    if (next !== undefined) open(next.roundId);
  };
  useDeskKeys({ j: () => step(1), k: () => step(-1) });
  useChosenInView(opened);
  return (
    <>
      <Notice said={said} />
      <div className={styles.whole} data-stale={!isLive || undefined}>
        {isPhone && opened !== undefined ? null : (
          <RoundList {...{ found, view, gameId, opened }} onView={setView} onGame={setGameId} onOpen={open} />
        )}
        {opened !== undefined ? (
          <RoundDesk
            key={opened}
            roundId={opened}
            isLocked={!isLive}
            onClose={() => open(undefined)}
            onSaid={(what) => {
              setSaid(what);
              found.again();
            }}
          />
        ) : isPhone ? null : (
          <Panel title={words.desk} className={styles.panel}>
            <EmptyNote icon="check" title={words.choose} hint={words.chooseHint} />
          </Panel>
        )}
      </div>
    </>
  );
}

function useFound(view: RoundView, gameId: string) {
  const { api } = useOffice();
  const ask = useCallback(
    () => api.ask(officeRoundsCall, { query: gameId === '' ? { view } : { view, gameId } }),
    [api, view, gameId],
  );
  return useAsked(ask, useTold('today'));
}
