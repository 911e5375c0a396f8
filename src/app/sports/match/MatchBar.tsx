/** Over a match: the way back, its league, and the matches before and after it in the list. */
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { categoryOf } from '../../../domain/reference/sports.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { categoryNames, pageNames } from '../../kit/copy/codes.ts';
import { MenuIcon } from '../../kit/ui/MenuIcon.tsx';
import { locationCodeOf } from '../copy/locations.ts';
import { match } from '../copy/match.ts';
import { withGame } from './matchAddress.ts';
import * as styles from './MatchBar.css.ts';

interface MatchBarProps {
  readonly page: PageKind;
  readonly fixtureId: string;
  /** `undefined` while it is read, and for one that is gone. */
  readonly fixture: Fixture | undefined;
  readonly games: readonly string[];
  readonly onClose: () => void;
}

export function MatchBar({ page, fixtureId, fixture, games, onClose }: MatchBarProps) {
  const place = games.indexOf(fixtureId);
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.back} aria-label={match.backTo(pageNames[page])} onClick={onClose}>
        <MenuIcon name="left" size={18} />
        <span className={styles.backWord}>{pageNames[page]}</span>
      </button>
      {fixture === undefined ? null : (
        <>
          <span className={styles.icon} title={categoryNames[categoryOf(fixture.sportId)]}>
            <MenuIcon name={categoryOf(fixture.sportId)} size={18} />
          </span>
          <span className={styles.code} title={fixture.locationName}>
            {locationCodeOf(fixture.locationName)}
          </span>
          <span className={styles.league}>{fixture.leagueName}</span>
        </>
      )}
      <nav className={styles.steps} aria-label={match.markets}>
        <Step to={place > 0 ? games[place - 1] : undefined} name={match.previous} icon="left" />
        <Step to={place < 0 ? undefined : games[place + 1]} name={match.next} icon="right" />
      </nav>
    </div>
  );
}

interface StepProps {
  readonly to: string | undefined;
  readonly name: string;
  readonly icon: 'left' | 'right';
}

function Step({ to, name, icon }: StepProps) {
  const [params] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  if (to === undefined) return null;
  return (
    <Link
      className={styles.step}
      to={{ search: withGame(params, to) }}
      replace
      state={state}
      aria-label={name}
      title={name}
    >
      {icon === 'left' ? <MenuIcon name={icon} size={16} /> : null}
      <span className={styles.stepWord}>{name}</span>
      {icon === 'right' ? <MenuIcon name={icon} size={16} /> : null}
    </Link>
  );
}
