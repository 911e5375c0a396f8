/** What is played at a venue: the round that was drawn last while it is shown, and before that who waits for the next one. */
import { useCallback, useMemo, useState } from 'react';
import type { Round } from '../../../domain/mini-games/round.ts';
import { SHOWS_MS, STARTERS, type VenueRow } from '../../../domain/mini-games/virtual/venues.ts';
import { useOriginClock } from '../../frame/connection/useOriginNow.ts';
import { minuteText } from '../../kit/copy/time.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { venueNames } from '../copy/venues.ts';
import { virtual, virtualSportNames } from '../copy/virtual.ts';
import { SoundButton } from '../stages/sound/SoundButton.tsx';
import { useDrawSound } from '../stages/sound/useDrawSound.ts';
import { isRace } from './address.ts';
import { namesAt } from './names.ts';
import { outcomeText } from './outcomeText.ts';
import { BasketballStage } from './pictures/BasketballStage.tsx';
import { RaceStage } from './pictures/RaceStage.tsx';
import { SoccerStage } from './pictures/SoccerStage.tsx';
import { useIsStill } from './pictures/useIsStill.ts';
import { useIsPast } from './useRounds.ts';
import * as styles from './Virtual.css.ts';

/** How long the end of a round stands before the next one takes the stage, ms. */
const STANDS_MS = 20_000;

/** How far races are run, and how long who runs them is, metres. */
const RACES = { horse: { metres: 1_200, length: 2.4 }, dog: { metres: 480, length: 1 } } as const;

interface VenueStageProps {
  readonly venue: VenueRow;
  readonly rounds: readonly Round[];
  /** When the next round starts, epoch ms at the origin. */
  readonly nextAt: number;
}

export function VenueStage({ venue, rounds, nextAt }: VenueStageProps) {
  // One that was made void before its draw is here before the one that was drawn last.
  const last = useMemo(() => rounds.find(({ drawsAt }) => drawsAt < nextAt), [rounds, nextAt]);
  const runMs = SHOWS_MS[venue.sport];
  const isGone = useIsPast((last?.drawsAt ?? 0) + runMs + STANDS_MS);
  const isEnded = useIsPast((last?.drawsAt ?? 0) + runMs);
  const shown = last?.state === 'drawn' && !isGone ? last : undefined;
  const startsAt = shown?.drawsAt ?? nextAt;
  const originNow = useOriginClock();
  const names = useMemo(() => namesAt(venue, startsAt), [venue, startsAt]);
  const isStill = useIsStill();
  // A race that is run, or a match, is heard at its end alone.
  const [isSeen, setIsSeen] = useState('');
  const isOver = shown !== undefined && (isEnded || isStill);
  if (shown !== undefined && !isOver && isSeen !== shown.roundId) setIsSeen(shown.roundId);
  useDrawSound({ isSeen: isSeen === shown?.roundId, isStill, revealed: 0, isEnded: isOver });
  const playing = {
    drawn: shown?.drawn ?? null,
    seed: shown?.seed ?? '',
    clock: useCallback(() => originNow() - startsAt, [originNow, startsAt]),
    isStill,
  };
  return (
    <section className={styles.panel} aria-label={venueNames[venue.venue]}>
      <header className={styles.head}>
        <h2 className={styles.title}>{venueNames[venue.venue]}</h2>
        <span className={styles.subtitle}>
          {virtual.roundAt(virtualSportNames[venue.sport], minuteText(startsAt), isRace(venue))}
        </span>
        <span className={styles.headEnd}>
          <SoundButton />
        </span>
      </header>
      {venue.sport === 'soccer' ? (
        <SoccerStage {...playing} home={names.home} away={names.away} runMs={runMs} />
      ) : venue.sport === 'basketball' ? (
        <BasketballStage {...playing} home={names.home} away={names.away} runMs={runMs} />
      ) : (
        <RaceStage
          {...playing}
          kind={venue.sport}
          shape={{ ...RACES[venue.sport], runMs }}
          starters={STARTERS[venue.sport]}
          nameOf={names.runnerOf}
        />
      )}
      <p className={hidden} aria-live="polite">
        {isOver ? outcomeText(venue, shown) : ''}
      </p>
    </section>
  );
}
