/** Rounds by what became of them, and one of a game by its number or by when it is drawn. */
import { useState } from 'react';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { GAMES, gameOf } from '../../../../domain/mini-games/gameTable.ts';
import { ROUND_VIEWS, type OfficeRound, type RoundView } from '../../../../domain/office/rounds.ts';
import { dayText, minuteText } from '../../../kit/copy/time.ts';
import { useOffice } from '../../link/Office.tsx';
import { dayOf, type Day } from '../../../kit/timing/seoulDays.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { DayChooser } from '../../../kit/ui/DayChooser.tsx';
import { SearchField } from '../../../kit/ui/SearchField.tsx';
import { Select } from '../../../kit/ui/Select.tsx';
import { gameNameOf } from '../../../mini-games/face.ts';
import { rounds as words } from '../../copy/rounds.ts';
import type { Asked } from '../../link/useAsked.ts';
import { Filters } from '../../parts/Filters.tsx';
import { round as pill } from '../../parts/marks.css.ts';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, WaitingNote } from '../../parts/StateNote.tsx';
import { roundName, roundNumber } from '../../parts/roundName.ts';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';
import { KindChoice } from './KindChoice.tsx';
import * as styles from './ResultsScreen.css.ts';
import { roundTyped } from './roundTyped.ts';

interface RoundListProps {
  readonly found: Asked<readonly OfficeRound[]>;
  readonly view: RoundView;
  /** Empty for all games. */
  readonly gameId: string;
  readonly opened: string | undefined;
  readonly onView: (view: RoundView) => void;
  readonly onGame: (gameId: string) => void;
  readonly onOpen: (roundId: string) => void;
}

const { listHead: head } = words;
const VIEWS = ROUND_VIEWS.map((value) => ({ value, label: words.viewNames[value] }));
const GAME_CHOICES = [
  { value: '', label: words.all },
  ...GAMES.map((game) => ({ value: game.gameId, label: gameNameOf(game) })),
];

export function RoundList({ found, view, gameId, opened, onView, onGame, onOpen }: RoundListProps) {
  const [title, hint] = words.empty[view];
  return (
    <Panel title={words.list} className={styles.panel}>
      <div className={styles.choices}>
        <KindChoice kind="rounds" />
        <Filters<RoundView> label={words.views} choices={VIEWS} value={view} onChange={onView} />
        <Select kind="row" label={words.game} choices={GAME_CHOICES} value={gameId} onChange={onGame} />
        <FindRound gameId={gameId} onOpen={onOpen} />
      </div>
      {found.value === undefined ? (
        <WaitingNote failure={found.failure} again={found.again} rows={8} />
      ) : found.value.length === 0 ? (
        <EmptyNote title={title} hint={hint} />
      ) : (
        <table className={`${table.table} ${table.acted} ${styles.games}`}>
          <TableHead
            columns={[
              { text: head.round },
              { text: head.open, isNumber: true },
              { text: head.bets, isNumber: true },
              { text: head.stakes, isNumber: true },
            ]}
          />
          <tbody>
            {found.value.map((one) => (
              <Row key={one.roundId} one={one} isOpened={one.roundId === opened} onOpen={() => onOpen(one.roundId)} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

interface RowProps {
  readonly one: OfficeRound;
  readonly isOpened: boolean;
  readonly onOpen: () => void;
}

const Row = ({ one, isOpened, onOpen }: RowProps) => (
  <tr className={styles.row} aria-selected={isOpened} onClick={onOpen}>
    <td>
      <button type="button" className={styles.name} aria-pressed={isOpened}>
        {roundName(one.roundId)}
      </button>
      <span className={styles.about}>
        {dayText(one.drawsAt)} {minuteText(one.drawsAt)} · {words.states[one.state]}
        {one.voidedAt === null ? null : <span className={pill}>{words.voided}</span>}
      </span>
    </td>
    <td className={`${table.number} ${one.openBets === 0 ? table.quiet : table.strong}`}>{formatWon(one.openBets)}</td>
    <td className={table.number}>{formatWon(one.bets)}</td>
    <td className={table.number}>{formatWon(one.stakes)}</td>
  </tr>
);

function FindRound({ gameId, onOpen }: Pick<RoundListProps, 'gameId' | 'onOpen'>) {
  const { now } = useOffice();
  const [today] = useState(now);
  const [day, setDay] = useState<Day>();
  const [typed, setTyped] = useState('');
  const game = gameOf(gameId);
  const roundId = game === undefined ? undefined : roundTyped(game, day ?? dayOf(today), typed);
  if (game === undefined) return <p className={styles.hint}>{words.findHint}</p>;
  return (
    <form
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault();
        if (roundId !== undefined) onOpen(roundId);
      }}
    >
      <DayChooser day={day} today={today} onChoose={setDay} />
      <SearchField label={words.find} value={typed} onType={setTyped} className={styles.search} />
      {typed.trim() === '' ? null : roundId === undefined ? (
        <p className={styles.hint} role="status">
          {words.noRound}
        </p>
      ) : (
        <Button type="submit" size="small" kind="outline">
          {words.opens(gameNameOf(game), roundNumber(roundId))}
        </Button>
      )}
    </form>
  );
}
