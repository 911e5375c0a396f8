/** Two to four games side by side, each a column; what is alike stands level in all of them (SPT-03). */
import { useNavigate } from 'react-router-dom';
import { teamsText } from '../../kit/copy/picks.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { inPlay } from '../copy/inplay.ts';
import type { RowContext } from '../odds-board/SelectionButton.tsx';
import { usePriceKeys } from '../odds-board/usePriceKeys.ts';
import { ChiefPrices } from './ChiefPrices.tsx';
import { Incidents } from './Incidents.tsx';
import { inPlaySearch } from './inPlayAddress.ts';
import { Momentum } from './Momentum.tsx';
import { PeriodScores } from './PeriodScores.tsx';
import { PlayLeague, PlayScore } from './PlayHead.tsx';
import { PlayNotes } from './PlayPanel.tsx';
import { PlayState } from './PlayState.tsx';
import * as styles from './SideBySide.css.ts';
import type { Columns } from './useColumns.ts';
import type { InPlayGames } from './useInPlay.ts';

interface SideBySideProps {
  readonly games: InPlayGames;
  readonly columns: Columns;
  readonly picked: ReadonlySet<string>;
  readonly context: RowContext;
}

const SHOWN_INCIDENTS = 3;

export function SideBySide({ games, columns: { count, choose }, picked, context }: SideBySideProps) {
  const { shown, byId } = games;
  const columns = Array.from({ length: count }, (_, at) => shown[at]);
  const { ref, ...keys } = usePriceKeys();
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={styles.columns}
      style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}
      {...keys}
    >
      {columns.map((fixtureId, at) => {
        if (fixtureId === undefined)
          return (
            <p key={at} className={styles.empty}>
              {inPlay.emptyColumn}
            </p>
          );
        const fixture = byId.get(fixtureId);
        if (fixture?.status !== 'inPlay') {
          return (
            <div key={fixtureId} className={styles.away}>
              <PlayState games={games} fixtureId={fixtureId} fixture={fixture} />
            </div>
          );
        }
        const close = <CloseButton games={games} fixtureId={fixtureId} teams={teamsText(fixture)} />;
        return (
          <article key={fixtureId} className={styles.column} aria-label={teamsText(fixture)}>
            <PlayLeague fixture={fixture} controls={shown.length > 1 ? close : null} />
            <PlayScore fixture={fixture} />
            <PeriodScores fixture={fixture} isCompact />
            <Momentum fixture={fixture} />
            <Incidents fixture={fixture} most={SHOWN_INCIDENTS} />
            <PlayNotes fixture={fixture} context={context} />
            <ChiefPrices key={games.leaps} fixture={fixture} picked={picked} context={context} />
            <AllMarkets games={games} fixtureId={fixtureId} count={fixture.markets.length} choose={choose} />
          </article>
        );
      })}
    </div>
  );
}

interface OfGameProps extends Pick<SideBySideProps, 'games'> {
  readonly fixtureId: string;
}

function CloseButton({ games: { category, shown }, fixtureId, teams }: OfGameProps & { readonly teams: string }) {
  const navigate = useNavigate();
  const left = shown.filter((id) => id !== fixtureId);
  const close = () => void navigate({ search: inPlaySearch({ category, games: left }) }, { replace: true });
  return <IconButton icon="close" name={inPlay.close(teams)} size={18} onClick={close} />;
}

interface AllMarketsProps extends OfGameProps, Pick<Columns, 'choose'> {
  readonly count: number;
}

/** The game alone, with all its markets. */
function AllMarkets({ games: { category }, fixtureId, count, choose }: AllMarketsProps) {
  const navigate = useNavigate();
  const show = () => {
    choose(1);
    void navigate({ search: inPlaySearch({ category, games: [fixtureId] }) });
  };
  return (
    <button type="button" className={styles.all} onClick={show}>
      {inPlay.markets(count)}
      <Icon name="right" size={16} />
    </button>
  );
}
