/** Games by provider, to choose one of, each with how it stands; found by name. */
import { useMemo, useState } from 'react';
import type { GameRow } from '../../../../domain/mini-games/gameTable.ts';
import { gameGroups, gameNameOf } from '../../../mini-games/face.ts';
import { payouts as words } from '../../copy/payouts.ts';
import { EmptyNote } from '../../parts/StateNote.tsx';
import { Panel } from '../../parts/Panel.tsx';
import * as styles from './HouseScreen.css.ts';
import * as own from './PayoutTab.css.ts';

export interface Standing {
  readonly text: string;
  /** Another than the table's, or than most have. */
  readonly isOwn: boolean;
}

interface GameChooserProps {
  readonly games: readonly GameRow[];
  /** A game's id, or a provider's. */
  readonly opened: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly standingOf: (game: GameRow) => Standing;
  /** Where all games of a provider may be chosen at once. */
  readonly allOf?: (count: number) => string;
}

export function GameChooser({ games, opened, onOpen, standingOf, allOf }: GameChooserProps) {
  const [sought, setSought] = useState('');
  const groups = useMemo(() => foundGroups(games, sought), [games, sought]);
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
      {groups.map(({ id, name, games: found }) => (
        <section key={id} aria-label={name} className={styles.list}>
          <h3 className={styles.groupName}>{name}</h3>
          {allOf === undefined || sought !== '' || found.length < 2 ? null : (
            <Choice id={id} name={allOf(found.length)} isOpened={id === opened} onOpen={onOpen} />
          )}
          {found.map((game) => (
            <Choice
              key={game.gameId}
              id={game.gameId}
              name={gameNameOf(game)}
              standing={standingOf(game)}
              isOpened={game.gameId === opened}
              onOpen={onOpen}
            />
          ))}
        </section>
      ))}
    </Panel>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly standing?: Standing;
  readonly isOpened: boolean;
  readonly onOpen: (id: string) => void;
}

const Choice = ({ id, name, standing, isOpened, onOpen }: ChoiceProps) => (
  <button type="button" className={styles.item} aria-current={isOpened} onClick={() => onOpen(id)}>
    <span>{name}</span>
    {standing === undefined ? null : (
      <span className={`${styles.itemNote} ${standing.isOwn ? own.differs : ''}`.trim()}>{standing.text}</span>
    )}
  </button>
);

/** Providers with those of the games that have a name that was sought. */
function foundGroups(games: readonly GameRow[], sought: string) {
  const wanted = sought.replaceAll(/\s/g, '').toLowerCase();
  const isFound = (game: GameRow) =>
    games.includes(game) && gameNameOf(game).replaceAll(/\s/g, '').toLowerCase().includes(wanted);
  return gameGroups()
    .map((group) => ({ ...group, games: group.games.filter(isFound) }))
    .filter(({ games: found }) => found.length > 0);
}
