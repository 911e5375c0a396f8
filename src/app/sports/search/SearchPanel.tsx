/**
 * What was found, as the popup of the search field (a grid, so that stars and prices may stand in its rows): teams and leagues, and games with
 * their prices. Rows are gone through with the arrow keys of the field; stars and prices are buttons of their own.
 */
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { topicOfFixture } from '../../../domain/events/topics.ts';
import type { FixtureId } from '../../../domain/kernel/ids.ts';
import { categoryOf } from '../../../domain/reference/sports.ts';
import { usePicked, useSlip } from '../../bets/face.ts';
import { useFavourites } from '../../frame/favourites/useFavourites.ts';
import { useFixtures } from '../../frame/live-prices/useFixtures.ts';
import { useLookAt } from '../../frame/link/useLookAt.ts';
import { useOriginNow } from '../../frame/connection/useOriginNow.ts';
import { useSlipShown } from '../../kit/links/usePage.ts';
import { MenuIcon } from '../../kit/ui/MenuIcon.tsx';
import { StarButton } from '../../kit/ui/StarButton.tsx';
import { usePageContext, useRowContext } from '../odds-board/useRowContext.ts';
import { search as words } from '../copy/search.ts';
import { GameName, GamePrices } from './GameRow.tsx';
import { Marked } from './Marked.tsx';
import { targetOf, type SearchRow } from './rows.ts';
import * as styles from './SearchPanel.css.ts';

interface SearchPanelProps {
  readonly id: string;
  readonly rows: readonly SearchRow[];
  /** Heading of the games. */
  readonly gamesTitle: string;
  readonly activeId: string | undefined;
  readonly onGo: () => void;
}

const NOTHING: ReadonlySet<never> = new Set();

export function SearchPanel({ id, rows, gamesTitle, activeId, onGo }: SearchPanelProps) {
  const games = rows.flatMap((row) => (row.kind === 'game' ? [row.game] : []));
  const ids = games.map(({ fixtureId }) => fixtureId);
  const live = useFixtures(ids);
  useLookAt({ topics: ids.map((fixtureId) => topicOfFixture(fixtureId as FixtureId)) });
  const page = useSlipShown();
  const picked = usePicked(useSlip(page));
  const context = useRowContext(usePageContext(page), live?.followed ?? NOTHING);
  const now = useOriginNow(60_000);
  const left = rows.filter(({ kind }) => kind !== 'game');
  const props = { activeId, onGo };
  return (
    <div
      id={id}
      role="grid"
      aria-label={words.results}
      className={styles.panel}
      data-one={left.length === 0 || undefined}
    >
      {left.length === 0 ? null : (
        <div className={styles.side} role="rowgroup">
          <NamedRows rows={left} kind="team" title={words.teams} {...props} />
          <NamedRows rows={left} kind="league" title={words.leagues} {...props} />
        </div>
      )}
      {games.length === 0 ? null : (
        <div className={styles.games} role="rowgroup">
          <div className={styles.gamesHead} role="row">
            <span role="columnheader">{gamesTitle}</span>
            {[words.home, words.draw, words.away].map((side) => (
              <span key={side} role="columnheader" className={styles.priceHead}>
                {side}
              </span>
            ))}
          </div>
          {rows.map((row) =>
            row.kind === 'game' ? (
              <Row key={row.id} row={row} className={styles.game} {...props}>
                <RowLink row={row} onGo={onGo}>
                  <GameName game={row.game} fixture={live?.fixtures[games.indexOf(row.game)]} now={now} />
                </RowLink>
                <GamePrices
                  fixture={live?.fixtures[games.indexOf(row.game)]}
                  pickedId={picked.get(row.game.fixtureId)}
                  context={context}
                />
              </Row>
            ) : null,
          )}
        </div>
      )}
    </div>
  );
}

interface NamedRowsProps extends Pick<SearchPanelProps, 'rows' | 'activeId' | 'onGo'> {
  readonly kind: 'team' | 'league';
  readonly title: string;
}

function NamedRows({ rows, kind, title, ...props }: NamedRowsProps) {
  const { has, toggle } = useFavourites();
  const shown = rows.filter((row) => row.kind === kind);
  if (shown.length === 0) return null;
  return (
    <>
      <div className={styles.head} role="row">
        <span role="columnheader">{title}</span>
        <span role="columnheader" className={styles.count}>
          {shown.length}
        </span>
      </div>
      {shown.map((row) => (
        <Row key={row.id} row={row} className={styles.team} {...props}>
          <RowLink row={row} onGo={props.onGo}>
            <NameOf row={row} />
          </RowLink>
          <span role="gridcell">
            {row.kind === 'game' || (row.kind === 'league' && row.league.kind === 'place') ? null : (
              <StarButton
                name={words.mark(row.kind === 'team' ? row.team.name : row.league.name)}
                isOn={row.kind === 'team' ? has('team', row.team.id) : has('league', row.league.id)}
                onPress={() => (row.kind === 'team' ? toggle('team', row.team.id) : toggle('league', row.league.id))}
              />
            )}
          </span>
        </Row>
      ))}
    </>
  );
}

function NameOf({ row }: { readonly row: SearchRow }) {
  if (row.kind === 'game') return null;
  const { name, sportId, alias } = row.kind === 'team' ? row.team : row.league;
  const meta = row.kind === 'team' ? row.team.leagueName : words.count(row.league.count);
  return (
    <>
      <MenuIcon name={row.kind === 'league' ? 'flag' : categoryOf(sportId)} size={18} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.name}>
          <Marked text={name} found={row.kind === 'team' ? row.team : row.league} />
        </span>
        <span className={styles.meta}>{alias === null ? meta : `${meta} · ${alias}`}</span>
      </span>
    </>
  );
}

interface RowProps {
  readonly row: SearchRow;
  readonly activeId: string | undefined;
  readonly className: string;
  readonly children: ReactNode;
}

/** The row that the arrow keys are at is kept in sight. */
function Row({ row, activeId, className, children }: RowProps) {
  const isActive = row.id === activeId;
  const rowId = idOfRow(row);
  useEffect(() => {
    if (isActive) document.getElementById(rowId)?.scrollIntoView({ block: 'nearest' });
  }, [isActive, rowId]);
  return (
    <div id={rowId} role="row" aria-selected={isActive} className={className}>
      {children}
    </div>
  );
}

/** In a document names have no spaces. */
export const idOfRow = ({ id }: Pick<SearchRow, 'id'>): string => `found-${encodeURIComponent(id)}`;

/** The name of a row: a press goes where Enter goes. */
function RowLink({
  row,
  onGo,
  children,
}: {
  readonly row: SearchRow;
  readonly onGo: () => void;
  readonly children: ReactNode;
}) {
  const navigate = useNavigate();
  return (
    <span role="gridcell" className={styles.cell}>
      <button
        type="button"
        tabIndex={-1}
        className={styles.link}
        onClick={() => {
          void navigate(targetOf(row));
          onGo();
        }}
      >
        {children}
      </button>
    </span>
  );
}
