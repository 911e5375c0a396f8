/** What mini games pay (rules PAY): the games by provider, and of the one that is open each cell with what it gives back. */
import { useCallback, useMemo, useState } from 'react';
import { officePayoutsCall, type OfficePayouts } from '../../../../domain/calls/officeGames.ts';
import type { GameRow } from '../../../../domain/mini-games/gameTable.ts';
import { PAYOUT_GAMES } from '../../../../domain/mini-games/payoutBounds.ts';
import { gameGroups, gameNameOf } from '../../../mini-games/face.ts';
import { payouts as words } from '../../copy/payouts.ts';
import { useOffice, useOfficeNow, useTold } from '../../link/Office.tsx';
import { useAsked } from '../../link/useAsked.ts';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, WaitingNote } from '../../parts/StateNote.tsx';
import { useIsPhone } from '../../parts/useIsPhone.ts';
import type { HouseProps } from './houseProps.ts';
import { PayoutForm } from './PayoutForm.tsx';
import { payoutsOfGame } from './payoutRows.ts';
import * as styles from './HouseScreen.css.ts';
import * as own from './PayoutTab.css.ts';

/** What games pay changes with their rounds: looked at this often, ms. */
const LOOK_MS = 1_000;

export function PayoutTab(props: HouseProps) {
  const { api } = useOffice();
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState<string>();
  const ask = useCallback(() => api.ask(officePayoutsCall, {}), [api]);
  const { value: books, failure, again } = useAsked(ask, useTold('house', 'read'));
  const game = PAYOUT_GAMES.find(({ gameId }) => gameId === opened);
  if (books === undefined) return <WaitingNote {...{ failure, again }} rows={10} />;
  return (
    <div className={styles.beside}>
      {isPhone && game !== undefined ? null : <GameList books={books} opened={opened} onOpen={setOpened} />}
      {game !== undefined ? (
        <PayoutForm
          key={game.gameId}
          {...props}
          game={game}
          books={books}
          onBack={isPhone ? () => setOpened(undefined) : undefined}
        />
      ) : isPhone ? null : (
        <Panel title={words.list} className={styles.panelOf}>
          <EmptyNote icon="home" title={words.choose} />
        </Panel>
      )}
    </div>
  );
}

interface GameListProps {
  readonly books: readonly OfficePayouts[];
  readonly opened: string | undefined;
  readonly onOpen: (gameId: string) => void;
}

function GameList({ books, opened, onOpen }: GameListProps) {
  const [sought, setSought] = useState('');
  const now = useOfficeNow(LOOK_MS);
  const groups = useMemo(() => foundGroups(sought), [sought]);
  return (
    <Panel title={words.list} className={styles.panelOf}>
      <label className={own.find}>
        <span className={own.findName}>{words.find}</span>
        <input
          type="search"
          className={styles.input}
          maxLength={40}
          placeholder={words.findHint}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      </label>
      {groups.length === 0 ? <EmptyNote icon="home" title={words.none} /> : null}
      {groups.map(({ id, name, games }) => (
        <section key={id} aria-label={name} className={styles.list}>
          <h3 className={styles.groupName}>{name}</h3>
          {games.map((game) => (
            <button
              key={game.gameId}
              type="button"
              className={styles.item}
              aria-current={game.gameId === opened}
              onClick={() => onOpen(game.gameId)}
            >
              <span>{gameNameOf(game)}</span>
              <Standing game={game} books={books} now={now} />
            </button>
          ))}
        </section>
      ))}
    </Panel>
  );
}

/** Providers with those of their games that have payouts to set and a name that was sought. */
function foundGroups(sought: string) {
  const wanted = sought.replaceAll(/\s/g, '').toLowerCase();
  const isFound = (game: GameRow) =>
    PAYOUT_GAMES.includes(game) && gameNameOf(game).replaceAll(/\s/g, '').toLowerCase().includes(wanted);
  return gameGroups()
    .map((group) => ({ ...group, games: group.games.filter(isFound) }))
    .filter(({ games }) => games.length > 0);
}

interface StandingProps {
  readonly game: GameRow;
  readonly books: readonly OfficePayouts[];
  readonly now: number;
}

function Standing({ game, books, now }: StandingProps) {
  // Of most games nothing was ever set.
  if (!books.some(({ gameId }) => gameId === game.gameId))
    return <span className={styles.itemNote}>{words.usual}</span>;
  const { isUsual, waits } = payoutsOfGame(game, books, now);
  const text = waits !== undefined ? words.changesFrom(waits) : isUsual ? words.usual : words.changed;
  return (
    <span className={`${styles.itemNote} ${isUsual && waits === undefined ? '' : own.differs}`.trim()}>{text}</span>
  );
}
