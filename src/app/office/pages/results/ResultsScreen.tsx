/** Results: games that wait for one, results that our own reckoning disputes, and those of the last week; one of them is decided selection by selection. */
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { resultGamesCall } from '../../../../domain/calls/officeResults.ts';
import { FixtureId } from '../../../../domain/kernel/ids.ts';
import type { GameState } from '../../../../domain/office/results.ts';
import { results as words } from '../../copy/results.ts';
import { useSubtitle } from '../../frame/subtitle.ts';
import { useIsLive, useOffice, useTold } from '../../link/Office.tsx';
import { useAsked } from '../../link/useAsked.ts';
import type { Said } from '../../parts/Notice.tsx';
import { rowBeside } from '../../parts/rowBeside.ts';
import { useChosenInView } from '../../parts/useChosenInView.ts';
import { useDeskKeys } from '../../parts/useDeskKeys.ts';
import { useIsPhone } from '../../parts/useIsPhone.ts';
import { GameDesk } from './GameDesk.tsx';
import { GameList } from './GameList.tsx';
import { ListAndDesk } from './ListAndDesk.tsx';
import { RoundsScreen } from './RoundsScreen.tsx';

export function ResultsScreen() {
  const [params] = useSearchParams();
  return params.get('of') === 'rounds' ? <RoundsScreen /> : <Games />;
}

function Games() {
  const isLive = useIsLive();
  const isPhone = useIsPhone();
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState<GameState>('waiting');
  const [search, setSearch] = useState('');
  const [said, setSaid] = useState<Said>();
  const games = useGames(state, search);
  const opened = FixtureId.safeParse(params.get('game')).data;
  useSubtitle(state === 'waiting' && games.value !== undefined ? words.subtitle(games.value.length) : '');
  const open = (game: FixtureId | undefined) => setParams(game === undefined ? {} : { game }, { replace: !isPhone });
  const step = (by: 1 | -1) => {
    const next = rowBeside(games.value ?? [], ({ fixtureId }) => fixtureId, opened, by);
    if (next !== undefined) open(next.fixtureId);
  };
  useDeskKeys({ j: () => step(1), k: () => step(-1) });
  useChosenInView(opened);
  const desk =
    opened === undefined ? undefined : (
      <GameDesk
        key={opened}
        fixtureId={opened}
        isLocked={!isLive}
        onClose={() => open(undefined)}
        onSaid={(what) => {
          setSaid(what);
          games.again();
        }}
      />
    );
  const list = <GameList {...{ games, state, search, opened }} onState={setState} onSearch={setSearch} onOpen={open} />;
  return <ListAndDesk {...{ said, list, desk }} words={{ ...words, title: words.game }} />;
}

function useGames(state: GameState, search: string) {
  const { api } = useOffice();
  const typed = search.trim();
  const ask = useCallback(
    () => api.ask(resultGamesCall, { query: typed === '' ? { state } : { state, search: typed } }),
    [api, state, typed],
  );
  return useAsked(ask, useTold('today'));
}
