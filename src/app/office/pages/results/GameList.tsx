/** Games by how far their results are, with what is open of each. */
import type { FixtureId } from '../../../../domain/kernel/ids.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { GAME_STATES, type GameState, type ResultGame } from '../../../../domain/office/results.ts';
import { teamsText } from '../../../kit/copy/picks.ts';
import { dayText, minuteText } from '../../../kit/copy/time.ts';
import { SearchField } from '../../../kit/ui/SearchField.tsx';
import { results as words } from '../../copy/results.ts';
import type { Asked } from '../../link/useAsked.ts';
import { Filters } from '../../parts/Filters.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, WaitingNote } from '../../parts/StateNote.tsx';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';
import { KindChoice } from './KindChoice.tsx';
import * as styles from './ResultsScreen.css.ts';

interface GameListProps {
  readonly games: Asked<readonly ResultGame[]>;
  readonly state: GameState;
  readonly search: string;
  readonly opened: FixtureId | undefined;
  readonly onState: (state: GameState) => void;
  readonly onSearch: (search: string) => void;
  readonly onOpen: (game: FixtureId) => void;
}

const { listHead: head } = words;
const STATES = GAME_STATES.map((value) => ({ value, label: words.states[value] }));

export function GameList({ games, state, search, opened, onState, onSearch, onOpen }: GameListProps) {
  const [title, hint] = words.empty[state];
  return (
    <Panel title={words.list} className={styles.panel}>
      <div className={styles.choices}>
        <KindChoice kind="games" />
        <Filters<GameState> label={words.kinds} choices={STATES} value={state} onChange={onState} />
        <SearchField label={words.search} value={search} onType={onSearch} className={styles.search} />
      </div>
      {games.value === undefined ? (
        <WaitingNote failure={games.failure} again={games.again} rows={8} />
      ) : games.value.length === 0 ? (
        <EmptyNote title={title} hint={hint} />
      ) : (
        <table className={`${table.table} ${table.acted} ${styles.games}`}>
          <TableHead
            columns={[
              { text: head.game },
              { text: head.open, isNumber: true },
              { text: head.bets, isNumber: true },
              { text: head.stakes, isNumber: true },
            ]}
          />
          <tbody>
            {games.value.map((game) => (
              <tr
                key={game.fixtureId}
                className={styles.row}
                aria-selected={game.fixtureId === opened}
                onClick={() => onOpen(game.fixtureId)}
              >
                <td>
                  <button type="button" className={styles.name} aria-pressed={game.fixtureId === opened}>
                    {teamsText(game)}
                  </button>
                  <span className={styles.about}>
                    {game.leagueName} · {dayText(game.startAt)} {minuteText(game.startAt)}
                  </span>
                </td>
                <td className={`${table.number} ${game.open === 0 ? table.quiet : table.strong}`}>
                  {words.openOf(game.open, game.selections)}
                </td>
                <td className={table.number}>{formatWon(game.bets)}</td>
                <td className={table.number}>{formatWon(game.stakes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
