/** On phones: the games of the sport in a row to choose from, the way to the one before and after, and the whole list as a sheet. */
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { categoryOf } from '../../../domain/reference/sports.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { inPlay } from '../copy/inplay.ts';
import { inPlaySearch } from './inPlayAddress.ts';
import * as styles from './PhoneGames.css.ts';
import type { InPlayGames } from './useInPlay.ts';

const ListSheet = lazy(async () => ({ default: (await patientImport(() => import('./ListSheet.tsx'))).ListSheet }));

export function PhoneGames({ games }: { readonly games: InPlayGames }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const { list, category, shown } = games;
  const ids = list.playing.filter(({ sportId }) => categoryOf(sportId) === category).map(({ fixtureId }) => fixtureId);
  const place = ids.findIndex((id) => id === shown[0]);
  return (
    <div className={styles.bar}>
      <Step to={place > 0 ? ids[place - 1] : undefined} games={games} icon="left" name={inPlay.previous} />
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="menu" size={18} />
        {inPlay.openList}
        <span className={styles.place}>{ids.length === 0 ? '' : `${Math.max(1, place + 1)} / ${ids.length}`}</span>
      </button>
      <Step to={place < 0 ? ids[0] : ids[place + 1]} games={games} icon="right" name={inPlay.next} />
      {wasOpen ? (
        <Suspense fallback={null}>
          <ListSheet games={games} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </div>
  );
}

interface StepProps {
  readonly games: InPlayGames;
  /** None at an end. */
  readonly to: string | undefined;
  readonly icon: 'left' | 'right';
  readonly name: string;
}

function Step({ games: { category }, to, icon, name }: StepProps) {
  if (to === undefined) return <span className={styles.step} data-off="" aria-hidden="true" />;
  return (
    <Link className={styles.step} to={{ search: inPlaySearch({ category, games: [to] }) }} replace aria-label={name}>
      <Icon name={icon} />
    </Link>
  );
}
