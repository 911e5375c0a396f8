/**
 * The page of a match (SPT-09): its head, and all its markets with their lines, in the place of the list it was opened from. Looks at that one game
 * (S-16), whatever the list behind it shows.
 */
import { memo, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { topicOfFixture } from '../../../domain/events/topics.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { usePickedSelections } from '../../bets/face.ts';
import { useLookAt } from '../../frame/link/useLookAt.ts';
import { useFixtures } from '../../frame/live-prices/useFixtures.ts';
import { pageNames } from '../../kit/copy/codes.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState } from '../../kit/ui/StateMessage.tsx';
import { takeEscape } from '../../kit/ui/takeEscape.ts';
import { match } from '../copy/match.ts';
import { useRowContext, usePageContext } from '../odds-board/useRowContext.ts';
import { isOpened, withGame } from './matchAddress.ts';
import { MatchBar } from './MatchBar.tsx';
import { MatchHead } from './MatchHead.tsx';
import { MatchMarkets } from './MatchMarkets.tsx';
import * as styles from './MatchPanel.css.ts';

export interface MatchPanelProps {
  /** Whose slip a pressed price is put on. */
  readonly page: PageKind;
  readonly fixtureId: string;
  /** Games of the list behind, for the way to the one before and the one after. */
  readonly games: readonly string[];
}

/** Another match begins at its own top, with its own focus. */
export const MatchPanel = memo((props: MatchPanelProps) => <Opened key={props.fixtureId} {...props} />);

function Opened(props: MatchPanelProps) {
  const close = useClose();
  const top = useRef<HTMLElement>(null);
  const keys = { onKeyDown: takeEscape(close) };
  // What was pressed went with the list. Escape and the arrow keys begin here.
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <section ref={top} role="group" tabIndex={-1} aria-label={match.region} className={styles.match} {...keys}>
      <QueryBoundary hint={match.failed}>
        <Match {...props} onClose={close} />
      </QueryBoundary>
    </section>
  );
}

/** Back where it was opened from; the list itself where it was opened by its address. */
function useClose(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: unknown };
  const [params] = useSearchParams();
  return () => {
    if (isOpened(state)) void navigate(-1);
    else void navigate({ search: withGame(params, undefined) }, { replace: true });
  };
}

interface MatchProps extends MatchPanelProps {
  readonly onClose: () => void;
}

function Match({ page, fixtureId, games, onClose }: MatchProps) {
  useLookAt(useMemo(() => ({ topics: [topicOfFixture(fixtureId)] }), [fixtureId]));
  const read = useFixtures(useMemo(() => [fixtureId], [fixtureId]));
  const picked = usePickedSelections(page);
  const context = useRowContext(usePageContext(page), read?.followed ?? NOTHING, true);
  const fixture = read?.fixtures[0];
  const bar = <MatchBar page={page} fixtureId={fixtureId} fixture={fixture} games={games} onClose={onClose} />;
  if (fixture === undefined) {
    return (
      <>
        {bar}
        {read === undefined || !read.isGone(fixtureId) ? (
          <BoardSkeleton label={match.loading} rows={12} />
        ) : (
          <Gone page={page} onClose={onClose} />
        )}
      </>
    );
  }
  return (
    <>
      {bar}
      <MatchHead fixture={fixture} />
      <MatchMarkets page={page} fixture={fixture} picked={picked} context={context} />
    </>
  );
}

const NOTHING: ReadonlySet<never> = new Set<never>();

function Gone({ page, onClose }: Pick<MatchProps, 'page' | 'onClose'>) {
  return (
    <EmptyState icon="flag" title={match.gone} hint={match.goneHint}>
      <Button size="small" onClick={onClose}>
        {match.backTo(pageNames[page])}
      </Button>
    </EmptyState>
  );
}
