/** The games of one league under a header that stays in sight and can be folded. */
import { lazy, memo, Suspense, useId, useState, type ComponentType } from 'react';
import { categoryOf } from '../../../domain/reference/sports.ts';
import { StaleNote } from '../../frame/connection/StaleNote.tsx';
import { useHasNote } from '../../frame/connection/useHasNote.ts';
import { categoryNames } from '../../kit/copy/codes.ts';
import { board } from '../../kit/copy/labels.ts';
import { locationCodeOf } from '../copy/locations.ts';
import { MenuIcon } from '../../kit/ui/MenuIcon.tsx';
import * as styles from './LeagueGroup.css.ts';
import type { LeagueGroupView } from './leagueGroups.ts';
import type { HeldBoard } from './useBoard.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { CountOr } from '../../kit/ui/Unknown.tsx';
import type { HeldGameProps } from './gameParts.ts';

const StartedGame = lazy(async () => ({
  default: (await patientImport(() => import('./StartedGame.tsx'))).StartedGame,
}));

// After the first prices.
const LeagueStar = lazy(async () => ({
  default: (await patientImport(() => import('./LeagueStar.tsx'))).LeagueStar,
}));

interface LeagueGroupProps extends Pick<HeldGameProps, 'lines' | 'context'> {
  readonly group: LeagueGroupView;
  /** Games of the whole board in this league; `undefined` while not known. */
  readonly size: number | undefined;
  readonly over: HeldBoard['over'];
  /** Draws one game. */
  readonly Game: ComponentType<HeldGameProps>;
  readonly pickedByFixture: ReadonlyMap<string, string>;
}

export const LeagueGroup = memo(function LeagueGroup(props: LeagueGroupProps) {
  const { group, size, over, lines, Game, pickedByFixture, context } = props;
  const [isOpen, setIsOpen] = useState(true);
  const id = useId();
  const category = categoryOf(group.sportId);
  const hasNote = useHasNote(context.followed, group.fixtures);
  return (
    <section className={styles.group} aria-labelledby={`${id}-name`}>
      <div className={styles.head}>
        <span className={styles.icon} title={categoryNames[category]}>
          <MenuIcon name={category} size={18} />
        </span>
        <span className={styles.code} title={group.locationName}>
          {locationCodeOf(group.locationName)}
        </span>
        <h2 id={`${id}-name`} className={styles.name}>
          {group.leagueName}
        </h2>
        <span className={styles.count}>
          <CountOr count={size} />
        </span>
        <span className={styles.end}>
          {hasNote ? <StaleNote /> : null}
          <span className={styles.star}>
            <Suspense fallback={null}>
              <LeagueStar leagueId={group.leagueId} leagueName={group.leagueName} />
            </Suspense>
          </span>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={`${id}-rows`}
            aria-label={isOpen ? board.collapse(group.leagueName) : board.expand(group.leagueName)}
            onClick={() => setIsOpen(!isOpen)}
          >
            <MenuIcon name={isOpen ? 'up' : 'down'} size={16} />
          </button>
        </span>
      </div>
      <ul id={`${id}-rows`} className={styles.rows} hidden={!isOpen}>
        {isOpen
          ? group.fixtures.map((fixture) => (
              <li key={fixture.fixtureId} className={styles.game}>
                <div inert={over.has(fixture.fixtureId)} className={styles.shown}>
                  <Game
                    fixture={fixture}
                    pickedId={pickedByFixture.get(fixture.fixtureId)}
                    context={context}
                    lines={lines}
                  />
                </div>
                {over.has(fixture.fixtureId) ? (
                  <Suspense fallback={null}>
                    <StartedGame fixture={fixture} now={over.get(fixture.fixtureId)} />
                  </Suspense>
                ) : null}
              </li>
            ))
          : null}
      </ul>
    </section>
  );
});
