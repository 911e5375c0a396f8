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
import type { Said } from '../../parts/Notice.tsx';
import { rowBeside } from '../../parts/rowBeside.ts';
import { useChosenInView } from '../../parts/useChosenInView.ts';
import { useDeskKeys } from '../../parts/useDeskKeys.ts';
import { useIsPhone } from '../../parts/useIsPhone.ts';
import { ListAndDesk } from './ListAndDesk.tsx';
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
    const next = rowBeside(found.value ?? [], ({ roundId }) => roundId, opened, by);
    if (next !== undefined) open(next.roundId);
  };
  useDeskKeys({ j: () => step(1), k: () => step(-1) });
  useChosenInView(opened);
  const desk =
    opened === undefined ? undefined : (
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
    );
  const list = <RoundList {...{ found, view, gameId, opened }} onView={setView} onGame={setGameId} onOpen={open} />;
  return <ListAndDesk {...{ said, list, desk }} words={{ ...words, title: words.desk }} />;
}

function useFound(view: RoundView, gameId: string) {
  const { api } = useOffice();
  const ask = useCallback(
    () => api.ask(officeRoundsCall, { query: gameId === '' ? { view } : { view, gameId } }),
    [api, view, gameId],
  );
  return useAsked(ask, useTold('today'));
}
