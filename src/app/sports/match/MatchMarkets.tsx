/** All markets of a match (SPT-02, SPT-09): tabs with their counts, the search, everything that folds, and the prices as one stop of the Tab key. */
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { PageKind } from '../../../domain/reference/pages.ts';
import type { Fixture, Market } from '../../../domain/sports/fixture.ts';
import { useOriginClock } from '../../frame/connection/useOriginNow.ts';
import { marketNameIn } from '../../kit/copy/sportMarketNames.ts';
import { EmptyState } from '../../kit/ui/StateMessage.tsx';
import { match } from '../copy/match.ts';
import type { RowContext } from '../odds-board/SelectionButton.tsx';
import { usePriceKeys } from '../odds-board/usePriceKeys.ts';
import { MarketBlocks } from './MarketBlocks.tsx';
import { blocksOf, isNamedLike, keepMarkets, tabsOf, type MarketBlock, type MatchTab } from './marketBlocks.ts';
import { isTakingBets, useMatchContext } from './matchContext.ts';
import { MatchNotes } from './MatchNotes.tsx';
import { MatchTabs } from './MatchTabs.tsx';
import * as styles from './MatchMarkets.css.ts';
import { PriceMarksButton } from './PriceMarksButton.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import { useFolded } from './useFolded.ts';

interface MatchMarketsProps {
  readonly page: PageKind;
  readonly fixture: Fixture;
  readonly picked: ReadonlySet<string>;
  readonly context: RowContext;
}

/** How often it is looked whether a game has begun, ms. */
const LOOK_MS = 1_000;

export function MatchMarkets({ page, fixture, picked, context: row }: MatchMarketsProps) {
  const blocks = useBlocks(fixture);
  const [tab, setTab] = useState<MatchTab['tab']>('all');
  const [search, setSearch] = useState('');
  const context = useMatchContext(fixture, row, useIsTaking(page, fixture));
  const folded = useFolded();
  const { ref, ...keys } = usePriceKeys();
  const tabs = tabsOf(blocks, picked);
  const shownTab = tabs.some((one) => one.tab === tab) ? tab : 'all';
  const shown = useShown(blocks, fixture.sportId, shownTab, useDeferredValue(search.trim()));
  if (blocks.length === 0) return <EmptyState icon="flag" title={match.noMarkets} />;
  return (
    <>
      <MatchNotes fixture={fixture} row={row} isTaking={context.isTaking} />
      <MatchTabs
        tabs={tabs}
        shown={shownTab}
        onShow={setTab}
        search={search}
        onSearch={setSearch}
        isAllFolded={shown.length > 0 && shown.every(({ marketId }) => folded.has(marketId))}
        onFoldAll={(isFolded) => folded.setAll(shown, isFolded)}
      >
        <PriceMarksButton fixture={fixture} picked={picked} />
      </MatchTabs>
      <div ref={ref} tabIndex={-1} className={styles.prices} {...keys}>
        {shown.length === 0 ? (
          <EmptyState icon="search" title={match.notFound(search.trim())} />
        ) : (
          <MarketBlocks
            blocks={shown}
            hasStrip={shownTab === 'all' && search === ''}
            picked={picked}
            context={context}
            folded={folded}
          />
        )}
        <PriceHistory fixture={fixture} within={ref} />
      </div>
    </>
  );
}

function useBlocks(fixture: Fixture): readonly MarketBlock[] {
  const markets = useRef<readonly Market[]>([]);
  const blocks = useRef<readonly MarketBlock[]>([]);
  markets.current = keepMarkets(markets.current, fixture.markets);
  const { current } = markets;
  const { sportId } = fixture;
  return useMemo(() => {
    blocks.current = blocksOf({ sportId, markets: [...current] }, blocks.current);
    return blocks.current;
  }, [current, sportId]);
}

/** Drawn again once it turns, not every second. */
function useIsTaking(page: PageKind, fixture: Fixture): boolean {
  const originNow = useOriginClock();
  const isTaking = isTakingBets(page, fixture, originNow());
  const [, setTurned] = useState(isTaking);
  useEffect(() => {
    const timer = setInterval(() => setTurned(isTakingBets(page, fixture, originNow())), LOOK_MS);
    return () => clearInterval(timer);
  }, [page, fixture, originNow]);
  return isTaking;
}

function useShown(
  blocks: readonly MarketBlock[],
  sportId: string,
  tab: MatchTab['tab'],
  search: string,
): readonly MarketBlock[] {
  return useMemo(
    () =>
      blocks.filter(({ tab: own, marketId, lines: [first] }) => {
        const isOfTab = tab === 'all' || own === tab;
        return isOfTab && isNamedLike(marketNameIn(sportId, { marketId, name: first?.name ?? '' }), search);
      }),
    [blocks, sportId, tab, search],
  );
}
