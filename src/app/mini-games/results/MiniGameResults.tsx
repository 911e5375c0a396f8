/** The rounds of a day, a page at a time. */
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { gameOf, type GameRow } from '../../../domain/mini-games/gameTable.ts';
import type { Round } from '../../../domain/mini-games/round.ts';
import type { RunView } from '../../../db/queries/lists.ts';
import { useList, type ShownList } from '../../frame/link/useList.ts';
import { ListEnd, ListRows } from '../../frame/lists/ListRows.tsx';
import { ListTime } from '../../kit/ui/ListTime.tsx';
import { lists } from '../../kit/copy/lists.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { DayChooser } from '../../kit/ui/DayChooser.tsx';
import { ListPanel } from '../../kit/ui/ListPanel.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import type { RowPlace } from '../../kit/windowed/Windowed.tsx';
import { gameNameOf } from '../copy/games.ts';
import { play } from '../copy/play.ts';
import { drawnAllTheSame, outcomeText } from '../rounds/outcome.ts';
import { useUntold } from '../rounds/untold.ts';
import { numberOfRound } from '../rounds/useRoundNow.ts';
import { voidText } from '../rounds/voidText.ts';
import { DrawnNumbers, hasNumbers } from '../game/DrawnNumbers.tsx';
import { VerifyLink } from '../game/VerifyLink.tsx';
import * as styles from './MiniGameResults.css.ts';
import { choiceOf, filterOf, groupsShown, paramsOf, type RoundChoice } from './roundChoice.ts';

export function MiniGameResults() {
  const { now } = usePorts();
  const [params, setParams] = useSearchParams();
  // The day on which the page was opened: a list does not change by itself at midnight.
  const [openedAt] = useState(now);
  const choice = useMemo(() => choiceOf(params), [params]);
  const list = useList('rounds', filterOf(choice, openedAt));
  const choose = (wish: RoundChoice) => setParams(paramsOf(wish), { replace: true });
  return (
    <ListPanel title={play.results} asOf={list.asOf}>
      <Filters choice={choice} today={openedAt} onChoose={choose} />
      <Contents key={list.view?.id} list={list} />
    </ListPanel>
  );
}

interface FiltersProps {
  readonly choice: RoundChoice;
  /** Epoch ms, of today. */
  readonly today: number;
  readonly onChoose: (choice: RoundChoice) => void;
}

function Filters({ choice, today, onChoose }: FiltersProps) {
  const groups = groupsShown();
  const all = { value: '', label: play.all };
  return (
    <div className={styles.filters}>
      <DayChooser day={choice.day} today={today} onChoose={(day) => onChoose({ ...choice, day })} />
      <div className={styles.selects}>
        <Select
          kind="row"
          label={play.provider}
          choices={[all, ...groups.map(({ id, name }) => ({ value: id, label: name }))]}
          value={choice.group?.id ?? ''}
          onChange={(id) => onChoose({ ...choice, game: undefined, group: groups.find((group) => group.id === id) })}
        />
        <Select
          kind="row"
          label={play.game}
          choices={[
            all,
            ...(choice.group?.games ?? []).map((game) => ({ value: game.gameId, label: gameNameOf(game) })),
          ]}
          value={choice.game?.gameId ?? ''}
          isDisabled={choice.group === undefined}
          onChange={(gameId) => onChoose({ ...choice, game: gameOf(gameId) })}
        />
      </div>
    </div>
  );
}

const NONE: readonly Round[] = [];

interface ContentsProps {
  readonly list: ShownList<'rounds'>;
}

function Contents({ list }: ContentsProps) {
  const { view, head, retry } = list;
  const runs = view?.runs ?? [];
  const untold = useUntold(runs[0]?.rows ?? NONE);
  const isEmpty = runs.every(({ rows }) => rows.length === 0);
  const isFailed = head === 'offline' || head === 'failed';
  const isKnown = runs.length > 0 && head !== 'asking';
  if (view === undefined || (isEmpty && !isKnown && !isFailed)) return <BoardSkeleton label={play.loading} />;
  if (isEmpty && isFailed) return <ErrorState hint={play.failed} onRetry={retry} />;
  if (isEmpty) return <EmptyState icon="clock" title={play.noneThatDay} hint={play.noneThatDayHint} />;
  return <Rounds {...{ list, runs, untold }} isFull={view.isFull} />;
}

interface RoundsProps extends ContentsProps {
  readonly runs: readonly RunView<Round>[];
  readonly untold: ReadonlySet<string>;
  readonly isFull: boolean;
}

/** Px. */
const ROW_HEIGHT = 64;
const idOf = ({ roundId }: Round) => roundId;

function Rounds({ list, runs, untold, isFull }: RoundsProps) {
  const draw = useCallback(
    (round: Round, place: RowPlace) => <RoundLine round={round} place={place} isTold={!untold.has(round.roundId)} />,
    [untold],
  );
  return (
    <>
      <ul>
        <ListRows {...{ list, runs, idOf }} kind="li" estimate={ROW_HEIGHT}>
          {draw}
        </ListRows>
      </ul>
      <ListEnd {...{ list, runs, isFull }} end={lists.end} />
    </>
  );
}

/** That it is void, and what was drawn all the same. */
const VoidOutcome = ({ game, round }: { readonly game: GameRow; readonly round: Round }) => (
  <>
    <strong>{voidText(round)}</strong> <span className={styles.small}>{drawnAllTheSame(game, round)}</span>
  </>
);

interface RoundLineProps {
  readonly round: Round;
  readonly place: RowPlace;
  /** Whether its draw has been shown. */
  readonly isTold: boolean;
}

function RoundLine({ round, place, isTold }: RoundLineProps) {
  const game = gameOf(round.gameId);
  if (game === undefined) return null;
  const isNumbered = hasNumbers(game);
  return (
    <li className={styles.round} data-round={round.roundId} {...place.box} {...place.told}>
      <span className={styles.game}>
        <strong>{gameNameOf(game)}</strong>
        <span className={styles.small}>
          {play.round(numberOfRound(round.roundId))} · <ListTime at={round.drawsAt} />
        </span>
      </span>
      <span className={styles.drawn} data-numbered={isNumbered || undefined}>
        {round.drawn.length === 0 || !isTold || !isNumbered ? null : <DrawnNumbers game={game} drawn={round.drawn} />}
      </span>
      <span className={styles.outcome}>
        {!isTold ? (
          play.drawing
        ) : round.state === 'void' ? (
          <VoidOutcome {...{ game, round }} />
        ) : (
          outcomeText(game, round)
        )}
      </span>
      {isTold ? <VerifyLink roundId={round.roundId} /> : null}
    </li>
  );
}
