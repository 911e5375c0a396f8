/** The roads of a game of two sides: bead plate, big road, the three derived ones, and what the next result would make of them. */
import { useMemo, useState, type ReactNode } from 'react';
import { readBaccarat } from '../../../domain/mini-games/baccarat.ts';
import { chancesOf, marksOf } from '../../../domain/mini-games/boards/marketMarks.ts';
import {
  beadPlate,
  bigRoad,
  DERIVED_ROADS,
  derivedRoad,
  lookAhead,
  ROAD_ROWS,
  type DerivedMark,
  type DerivedRoad,
  type RoadResult,
} from '../../../domain/mini-games/boards/roads.ts';
import { familyOf } from '../../../domain/mini-games/families.ts';
import type { FamilyId } from '../../../domain/mini-games/familyId.ts';
import type { Round } from '../../../domain/mini-games/round.ts';
import { useIsNarrow } from '../../kit/theme/screenSize.ts';
import { boardWords } from '../copy/boards.ts';
import { lastDrawn, percent, type BoardProps } from './boardProps.ts';
import { BoardPanel, EmptyBoard } from './BoardPanel.tsx';
import { CellMark, MarkBadge } from './CellMark.tsx';
import { Choices } from './Choices.tsx';
import { useCounts } from './CountBoard.tsx';
import { Grid } from './Grid.tsx';
import { faceOf, type Road } from './road.ts';
import * as styles from './RoadBoard.css.ts';
import { RoadTable } from './RoadTable.tsx';

const ROUNDS = 100;
/** Cells of the large roads and of the derived ones, px: on a wide page, on a phone. */
const CELLS = { wide: [20, 10], narrow: [21, 8] } as const;

/** The market whose two cells are the sides, and what is called a tie of it: whatever is neither. */
const SIDES: { readonly [Id in FamilyId]?: readonly [marketId: string, a: string, b: string, tie?: string] } = {
  baccarat: ['mg.bc.win', 'player', 'banker'],
  dragonTiger: ['mg.dt.win', 'dragon', 'tiger'],
  goStop: ['mg.gs.win', 'go', 'stop'],
  blackjack: ['mg.bj.win', 'player', 'dealer', 'push'],
  dice: ['mg.di.win', 'blue', 'red', 'draw'],
};

export function RoadBoard({ game, rounds, mine }: BoardProps) {
  const isNarrow = useIsNarrow();
  const [tab, setTab] = useState<Tab>('big');
  const counts = useCounts({ game, rounds });
  const [marketId, a, b, tie = 'other'] = SIDES[game.family] ?? ['', '', ''];
  const shown = useMemo(() => lastDrawn(rounds, ROUNDS), [rounds]);
  const newest = shown.at(-1);
  const family = familyOf(game.family);
  const market = newest && family.markets(newest.roundId).find((one) => one.marketId === marketId);
  const road = useMemo((): Road | undefined => {
    if (market === undefined) return undefined;
    const marks = marksOf(shown, family, market);
    const results = marks.map(({ key }): RoadResult => (key === a ? 'a' : key === b ? 'b' : 'tie'));
    return { marketId, sides: { a, b, tie }, marks, results, rounds: shown };
  }, [a, b, family, market, marketId, shown, tie]);
  if (road === undefined || market === undefined) return <EmptyBoard title={boardWords.roads} />;
  const foot = <Shares road={road} chances={chancesOf(market)} />;
  if (!isNarrow)
    return (
      <BoardPanel
        title={boardWords.roads}
        hint={boardWords.latest(shown.length)}
        tools={<Next road={road} />}
        table={<RoadTable road={road} />}
        foot={foot}
      >
        <div className={styles.roads}>
          <BeadRoad road={road} mine={mine} cell={CELLS.wide[0]} />
          <BigRoad road={road} mine={mine} cell={CELLS.wide[0]} />
          <DerivedRoads road={road} cell={CELLS.wide[1]} />
        </div>
      </BoardPanel>
    );
  const tabs = <Choices<Tab> label={boardWords.roads} values={TABS} chosen={tab} onChoose={setTab} />;
  // One road at a time: a phone has the height of one.
  if (tab === 'counts')
    return (
      <BoardPanel title={boardWords.roads} tools={tabs} foot={foot}>
        {counts.tools}
        {counts.table}
      </BoardPanel>
    );
  const [large, tiny] = CELLS.narrow;
  return (
    <BoardPanel title={boardWords.roads} tools={tabs} table={<RoadTable road={road} />} foot={foot}>
      <div className={styles.nexts}>
        <span className={styles.hint}>{boardWords.latest(shown.length)}</span>
        <Next road={road} />
      </div>
      {tab === 'big' ? (
        <BigRoad road={road} mine={mine} cell={large} />
      ) : (
        <BeadRoad road={road} mine={mine} cell={large} />
      )}
      <DerivedRoads road={road} cell={tiny} />
    </BoardPanel>
  );
}

type Tab = 'big' | 'bead' | 'counts';
const TABS: readonly { readonly value: Tab; readonly name: string }[] = [
  { value: 'big', name: boardWords.big },
  { value: 'bead', name: boardWords.bead },
  { value: 'counts', name: boardWords.counts },
];

interface OfRoad {
  readonly road: Road;
}

/** What one more result of each side would make. */
function Next({ road }: OfRoad) {
  return (
    <>
      <span className={styles.nextWord} aria-hidden="true">
        {boardWords.next}
      </span>
      {(['a', 'b'] as const).map((side) => {
        const next = lookAhead(road.results, side);
        const face = faceOf(road, side);
        const said = DERIVED_ROADS.map((name) => {
          const mark = next[name];
          return `${boardWords.derived[name]} ${mark === undefined ? boardWords.noMark : boardWords.derivedMark[mark]}`;
        });
        return (
          <span
            key={side}
            className={styles.next}
            role="img"
            aria-label={`${boardWords.nextIs(face.name)} ${said.join(', ')}`}
          >
            <MarkBadge face={face} />
            {DERIVED_ROADS.map((name) => (
              <svg key={name} className={styles.nextMark} viewBox="-7 -7 14 14">
                {next[name] === undefined ? null : <Sign road={name} mark={next[name]} radius={5} />}
              </svg>
            ))}
          </span>
        );
      })}
    </>
  );
}

const BeadRoad = (props: LargeProps) => (
  <Named name={boardWords.bead} hint={boardWords.beadHint}>
    <Bead {...props} />
  </Named>
);

const BigRoad = (props: LargeProps) => (
  <Named name={boardWords.big} hint={boardWords.bigHint}>
    <Big {...props} />
  </Named>
);

const DerivedRoads = ({ road, cell }: OfRoad & { readonly cell: number }) => (
  <div className={styles.derived}>
    {DERIVED_ROADS.map((name) => (
      <Named key={name} name={boardWords.derived[name]} hint={boardWords.derivedHint[name]}>
        <Derived road={road} name={name} cell={cell} />
      </Named>
    ))}
  </div>
);

interface NamedProps {
  readonly name: string;
  readonly hint: string;
  readonly children: ReactNode;
}

const Named = ({ name, hint, children }: NamedProps) => (
  <div className={styles.road}>
    <p className={styles.name}>
      <b>{name}</b> <span className={styles.hint}>{hint}</span>
    </p>
    {children}
  </div>
);

interface LargeProps extends OfRoad {
  readonly mine: ReadonlySet<string>;
  readonly cell: number;
}

const columnsOf = (cells: readonly { readonly column: number }[]): number =>
  cells.reduce((most, { column }) => Math.max(most, column + 1), 1);
const newestOf = ({ marks }: Road): string => marks.at(-1)?.roundId ?? '';

function Bead({ road, mine, cell }: LargeProps) {
  const cells = beadPlate(road.results);
  return (
    <Grid label={boardWords.bead} cell={cell} columns={columnsOf(cells)} rows={ROAD_ROWS} newest={newestOf(road)}>
      {cells.map(({ column, row, value, item }) => {
        const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
        return (
          <g key={item}>
            <CellMark {...{ x, y }} radius={cell * 0.43} face={faceOf(road, value)} isMine={isMine(road, item, mine)} />
            <Pairs round={road.rounds[item]} {...{ x, y, cell }} />
          </g>
        );
      })}
    </Grid>
  );
}

const isMine = ({ marks }: Road, index: number, mine: ReadonlySet<string>): boolean =>
  mine.has(marks[index]?.roundId ?? '');

function Big({ road, mine, cell }: LargeProps) {
  const cells = bigRoad(road.results);
  const last = cells.at(-1);
  return (
    <Grid label={boardWords.big} cell={cell} columns={columnsOf(cells)} rows={ROAD_ROWS} newest={newestOf(road)}>
      {last === undefined ? null : (
        <rect className={styles.newest} x={last.column * cell} y={last.row * cell} width={cell} height={cell} />
      )}
      {cells.map(({ column, row, value, item: { index, ties } }) => {
        const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            {isMine(road, index, mine) ? <circle className={styles.own} r={cell * 0.46} /> : null}
            <circle className={styles.ring} data-side={value} r={cell * (isMine(road, index, mine) ? 0.3 : 0.35)} />
            {ties === 0 ? null : <path className={styles.tie} d={`M -5 5 L 5 -5`} />}
            {ties > 1 ? (
              <text className={styles.ties} y={3.5}>
                {ties}
              </text>
            ) : null}
            <Pairs round={road.rounds[index]} x={0} y={0} cell={cell} />
          </g>
        );
      })}
    </Grid>
  );
}

/** Dots of a baccarat round: banker's pair above left, player's below right. */
function Pairs({ round, x, y, cell }: { readonly round: Round | undefined; x: number; y: number; cell: number }) {
  const pair = round === undefined ? undefined : readBaccarat(round.drawn)?.hasPair;
  const by = cell * 0.33;
  return (
    <>
      {pair?.banker === true ? <circle className={styles.pair} data-side="b" cx={x - by} cy={y - by} r={2.8} /> : null}
      {pair?.player === true ? <circle className={styles.pair} data-side="a" cx={x + by} cy={y + by} r={2.8} /> : null}
    </>
  );
}

function Derived({ road, name, cell }: OfRoad & { readonly name: DerivedRoad; readonly cell: number }) {
  const cells = derivedRoad(road.results, name);
  return (
    <Grid
      label={boardWords.derived[name]}
      cell={cell}
      columns={columnsOf(cells)}
      rows={ROAD_ROWS}
      newest={newestOf(road)}
    >
      {cells.map(({ column, row, value, item }) => (
        <g key={item} transform={`translate(${(column + 0.5) * cell} ${(row + 0.5) * cell})`}>
          <Sign road={name} mark={value} radius={cell * 0.34} />
        </g>
      ))}
    </Grid>
  );
}

/** A mark of a derived road: a ring, a dot or a stroke, red or blue. */
function Sign({
  road,
  mark,
  radius,
}: {
  readonly road: DerivedRoad;
  readonly mark: DerivedMark;
  readonly radius: number;
}) {
  if (road === 'bigEye') return <circle className={styles.sign} data-mark={mark} r={radius} />;
  if (road === 'small') return <circle className={styles.dot} data-mark={mark} r={radius * 1.1} />;
  return <path className={styles.sign} data-mark={mark} d={`M ${-radius} ${radius} L ${radius} ${-radius}`} />;
}

interface SharesProps extends OfRoad {
  readonly chances: readonly { readonly key: string; readonly chance: number }[];
}

/** How often each side came, beside what the game lets expect. */
function Shares({ road, chances }: SharesProps) {
  const { results, sides } = road;
  const known = (['a', 'b'] as const).map((side) => chances.find(({ key }) => key === sides[side])?.chance ?? 0);
  const expected = [...known, 1 - known.reduce((sum, chance) => sum + chance, 0)];
  return (
    <p className={styles.shares}>
      {(['a', 'b', 'tie'] as const).map((side, index) => {
        const count = results.filter((result) => result === side).length;
        const face = faceOf(road, side);
        return (
          <span key={side} className={styles.share}>
            <MarkBadge face={face} />
            {face.name} <b>{count}</b> {percent(results.length === 0 ? 0 : count / results.length)}
            <span className={styles.hint}>
              {boardWords.expected} {percent(expected[index] ?? 0)}
            </span>
          </span>
        );
      })}
    </p>
  );
}
