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
import { Notice, type Said } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote } from '../../parts/StateNote.tsx';
import { useChosenInView } from '../../parts/useChosenInView.ts';
import { useDeskKeys } from '../../parts/useDeskKeys.ts';
import { useIsPhone } from '../../parts/useIsPhone.ts';
import { GameDesk } from './GameDesk.tsx';
import { GameList } from './GameList.tsx';
import * as styles from './ResultsScreen.css.ts';
import { RoundsScreen } from './RoundsScreen.tsx';

export function ResultsScreen() {
  const [params] = useSearchParams();
  return params.get('of') === 'rounds' ? <RoundsScreen /> : <Games />;
}

/** Beside one another the list takes a third; on a phone the opened game takes its place. */
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
    const rows = games.value ?? [];
    const place = rows.findIndex(({ fixtureId }) => fixtureId === opened);
    const next = rows[place < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, place + by))];
    if (next !== undefined) open(next.fixtureId);
  };
  useDeskKeys({ j: () => step(1), k: () => step(-1) });
  useChosenInView(opened);
  return (
    <>
      <Notice said={said} />
      <div className={styles.whole} data-stale={!isLive || undefined}>
        {isPhone && opened !== undefined ? null : (
          <GameList {...{ games, state, search, opened }} onState={setState} onSearch={setSearch} onOpen={open} />
        )}
        {opened === undefined ? (
          isPhone ? null : (
            <Panel title={words.game} className={styles.panel}>
              <EmptyNote icon="check" title={words.choose} hint={words.chooseHint} />
            </Panel>
          )
        ) : (
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
        )}
      </div>
    </>
  );
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
