/** What can be bet on the round that is on: each market with what it gives back, its cells as buttons (MIN-01). One pick a slip. */
import { useCallback, useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Bet } from '../../../domain/bets/bet.ts';
import { familyOf } from '../../../domain/mini-games/families.ts';
import { returnOf, type GameMarket } from '../../../domain/mini-games/family.ts';
import { marketsBy, payoutsOf } from '../../../domain/mini-games/payouts.ts';
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import { selectionOfCell } from '../../../domain/mini-games/roundFixture.ts';
import { usePressedPrice, useSlip } from '../../bets/face.ts';
import { useFreshness } from '../../frame/connection/FreshnessProvider.tsx';
import { laterRejections } from '../../frame/copy/laterRejections.ts';
import { slip as slipWords } from '../../kit/copy/labels.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { cellNameOf, marketWordsOf } from '../copy/markets.ts';
import { play } from '../copy/play.ts';
import { useBooks } from '../rounds/useBooks.ts';
import type { RoundNow } from '../rounds/useRoundNow.ts';
import * as page from './GamePage.css.ts';
import { hedgedBy, stakesOn } from './hedged.ts';
import { MarketCell } from './MarketCell.tsx';
import { columnsOf, wholeLinesOf } from './marketLines.ts';
import * as styles from './Markets.css.ts';
import { useDropClosed } from './useDropClosed.ts';

interface MarketsProps {
  readonly game: GameRow;
  readonly round: RoundNow;
  /** Of the member on this round. */
  readonly bets: readonly Bet[];
}

export function Markets({ game, round, bets }: MarketsProps) {
  const slip = useSlip('minigame');
  useDropClosed(slip, round);
  const { isStale } = useFreshness();
  const books = useBooks();
  const sections = useMemo(() => {
    const markets = familyOf(game.family).markets(round.roundId);
    return sectionsOf(marketsBy(markets, payoutsOf(books ?? [], round.roundId)));
  }, [game.family, round.roundId, books]);
  const lines = useMemo(() => linesOf(sections), [sections]);
  const stakes = useMemo(() => stakesOn(bets), [bets]);
  const toggle = useToggle(round);
  const picked = slip?.picks[0]?.selectionId;
  const state = isStale ? 'stale' : round.isOpen && books !== undefined ? 'open' : 'closed';
  return (
    <section className={page.panel} aria-label={play.markets(round.n)}>
      <header className={page.head}>
        <h2 className={page.title}>{play.markets(round.n)}</h2>
        {isStale ? (
          <span className={styles.stale} role="status">
            {slipWords.stale}
          </span>
        ) : (
          <>
            <span className={page.hint}>{play.single}</span>
            <span className={styles.rule}>{play.returnsRule}</span>
          </>
        )}
        <Link to={`${game.path}?rules`} className={styles.rules}>
          {play.rules}
        </Link>
      </header>
      <div className={styles.markets}>
        {sections.map((section, index) => (
          <SectionPart
            key={section.markets[0]?.marketId}
            section={section}
            isWhole={lines.wide.has(index)}
            isWholeOnPhone={lines.narrow.has(index)}
            round={round}
            picked={picked}
            stakes={stakes}
            state={state}
            onPress={toggle}
          />
        ))}
      </div>
    </section>
  );
}

function useToggle({ roundId }: RoundNow): (marketId: string, key: string) => void {
  const { engine } = usePorts();
  const toast = useToast();
  const pressed = usePressedPrice();
  return useCallback(
    (marketId, key) => {
      pressed.press();
      void engine.togglePick('minigame', roundId, selectionOfCell(roundId, marketId, key)).then(async (result) => {
        const text = result.ok ? null : (await laterRejections()).slipFailureText(result.failure);
        if (text !== null) toast({ tone: 'problem', text });
      });
    },
    [engine, pressed, toast, roundId],
  );
}

/** Markets under one title: mostly one; such as stand together have the same. */
interface Section {
  readonly title: string;
  readonly note: string | undefined;
  readonly markets: readonly GameMarket[];
}

function sectionsOf(markets: readonly GameMarket[]): readonly Section[] {
  const sections: Section[] = [];
  for (const market of markets) {
    const { name, note, group } = marketWordsOf(market.marketId);
    const before = sections.at(-1);
    if (group !== undefined && before?.title === group)
      sections[sections.length - 1] = { ...before, markets: [...before.markets, market] };
    else sections.push({ title: group ?? name, note, markets: [market] });
  }
  return sections;
}

/** Signs of a name that stands beside its odds. */
const SHORT_NAME = 6;
/** Signs of a title, and of a cell's name, that have room in half a phone's width. */
const [HALF_TITLE, HALF_NAME] = [8, 5];
/** Signs of a note that have room beside a title and its returns in half a screen's width. */
const HALF_NOTE = 12;
/** From how many cells on a market has a line of its own. */
const LONG = 5;

/** Which sections have a whole line, on a screen and on a phone, where the market that a game is about has one too. */
function linesOf(sections: readonly Section[]) {
  const namesOf = ({ markets }: Section) =>
    markets.flatMap(({ marketId, cells }) => cells.map(({ key }) => cellNameOf(marketId, key)));
  return {
    wide: wholeLinesOf(
      sections.map((section) => namesOf(section).length < LONG && (section.note?.length ?? 0) <= HALF_NOTE),
    ),
    narrow: wholeLinesOf(
      sections.map((section, index) => {
        const names = namesOf(section);
        const isBrief = section.note === undefined && section.title.length <= HALF_TITLE;
        return index > 0 && isBrief && names.length === 2 && names.every((name) => name.length <= HALF_NAME);
      }),
    ),
  };
}

interface SectionPartProps {
  readonly section: Section;
  readonly isWhole: boolean;
  readonly isWholeOnPhone: boolean;
  readonly round: RoundNow;
  readonly picked: string | undefined;
  readonly stakes: ReadonlyMap<string, number>;
  readonly state: 'open' | 'closed' | 'stale';
  readonly onPress: (marketId: string, key: string) => void;
}

function SectionPart(props: SectionPartProps) {
  const { section, isWhole, isWholeOnPhone, round, picked, stakes, state, onPress } = props;
  const { title, note, markets } = section;
  const titleId = useId();
  const idOf = (marketId: string, key: string) => selectionOfCell(round.roundId, marketId, key);
  const cells = markets.flatMap((market) => {
    const hedged = hedgedBy(
      market.cells.map(({ key }) => idOf(market.marketId, key)),
      stakes,
    );
    return market.cells.map(({ key, odds }) => {
      const id = idOf(market.marketId, key);
      return { id, marketId: market.marketId, key, odds, isHedged: hedged === id };
    });
  });
  // Names that stand beside their odds are short.
  const isTall = cells.length > 2 || cells.some(({ marketId, key }) => cellNameOf(marketId, key).length > SHORT_NAME);
  return (
    <section
      className={styles.market}
      aria-labelledby={titleId}
      data-whole={isWhole || undefined}
      data-phone={isWholeOnPhone ? 'whole' : 'half'}
    >
      <header className={styles.head}>
        <h3 id={titleId} className={styles.name}>
          {title}
        </h3>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
        <span className={styles.returns}>
          {play.returns} {returnsText(markets)}
        </span>
      </header>
      <div className={styles.cells} style={columnsOf(cells.length)}>
        {cells.map(({ id, marketId, key, odds, isHedged }) => (
          <MarketCell
            key={id}
            marketId={marketId}
            cell={key}
            odds={odds}
            isTall={isTall}
            isPicked={picked === id}
            stake={stakes.get(id)}
            state={isHedged && state === 'open' ? 'hedged' : state}
            onPress={onPress}
          />
        ))}
      </div>
    </section>
  );
}

const percentText = (share: number) => (share * 100).toFixed(1);

/** One figure, or where outcomes differ one a cell in the order of the cells; of many cells the least and the most. */
function returnsText(markets: readonly GameMarket[]): string {
  const each = markets.flatMap((market) => market.cells.map((cell) => percentText(returnOf(market, cell))));
  const figures = [...new Set(each)];
  if (figures.length === 1) return `${figures[0] ?? ''}%`;
  if (each.length <= 6) return `${each.join(' · ')}%`;
  const sorted = figures.map(Number).toSorted((a, b) => a - b);
  return `${percentOf(sorted[0])}–${percentOf(sorted.at(-1))}%`;
}

const percentOf = (figure: number | undefined): string => (figure ?? 0).toFixed(1);
