/** The games the house puts first, as cards in one row that slides (NAV-14). */
import { MAIN_BOARD } from '../../../domain/reference/firstPages.ts';
import { useRef } from 'react';
import { home } from '../copy/home.ts';
import { useRowContext } from '../odds-board/useRowContext.ts';
import { firstPathOf } from '../../kit/links/firstPaths.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import { HomePanel } from './HomePanel.tsx';
import type { HomePicks, PanelPicks } from './homePicks.ts';
import { TopGameCard } from './TopGameCard.tsx';
import * as styles from './TopGames.css.ts';
import { useTopGames, type TopGamesView } from './useTopGames.ts';

const GREY_CARDS = [1, 2, 3, 4];

export function TopGames(picks: HomePicks) {
  const view = useTopGames();
  const context = useRowContext(picks.context, view.followed);
  const strip = useRef<HTMLUListElement>(null);
  const canSlide = (view.games?.length ?? 0) > 1;
  const slide = (pages: number) => strip.current?.scrollBy({ left: pages * strip.current.clientWidth });
  return (
    <HomePanel
      title={home.top}
      games={view.games}
      followed={view.followed}
      all={{ to: firstPathOf(MAIN_BOARD), text: home.showAll }}
      controls={
        <>
          <IconButton icon="left" name={home.previous} size={16} disabled={!canSlide} onClick={() => slide(-1)} />
          <IconButton icon="right" name={home.next} size={16} disabled={!canSlide} onClick={() => slide(1)} />
        </>
      }
    >
      <TopStrip view={view} picks={{ ...picks, context }} strip={strip} />
    </HomePanel>
  );
}

interface TopStripProps {
  readonly view: TopGamesView;
  readonly picks: PanelPicks;
  readonly strip: React.Ref<HTMLUListElement>;
}

function TopStrip({ view: { games, hasFailed, retry }, picks, strip }: TopStripProps) {
  if (hasFailed) {
    return (
      <div className={styles.message}>
        <ErrorState hint={home.topFailed} onRetry={retry} />
      </div>
    );
  }
  if (games === undefined) return <GreyCards />;
  if (games.length === 0) {
    return (
      <div className={styles.message}>
        <EmptyState icon="flag" title={home.noTop} />
      </div>
    );
  }
  return (
    <ul className={styles.strip} ref={strip}>
      {games.map((fixture) => (
        <li key={fixture.fixtureId}>
          <TopGameCard
            fixture={fixture}
            pickedId={picks.pickedByFixture.get(fixture.fixtureId)}
            context={picks.context}
          />
        </li>
      ))}
    </ul>
  );
}

function GreyCards() {
  return (
    <div className={styles.strip} role="status">
      <span className={hidden}>{home.loading}</span>
      {GREY_CARDS.map((card) => (
        <div key={card} className={styles.card} aria-hidden="true">
          <span className={styles.greyMeta} />
          <span className={styles.greyTeams} />
          <span className={styles.greyPrices} />
        </div>
      ))}
    </div>
  );
}
