/** Stages of families that are run or played and not drawn by hand: races of equal runners, and virtual games wherever they are shown by their family. */
import { useCallback, useState } from 'react';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { useDrawSound } from '../stages/sound/useDrawSound.ts';
import type { StageProps } from '../stages/Stage.tsx';
import { RaceStage } from './pictures/RaceStage.tsx';
import { cellNameOf } from '../copy/markets.ts';
import type { RunnerKind } from './pictures/runnerShapes.ts';

/** What runs in a family, how many, and how far, metres. */
const RACES: Readonly<
  Record<
    string,
    {
      readonly kind: RunnerKind;
      readonly starters: number;
      readonly metres: number;
      readonly length: number;
      /** The market whose cells are its runners. */
      readonly winnerOf: string;
    }
  >
> = {
  race: { kind: 'car', starters: 6, metres: 600, length: 2.4, winnerOf: 'mg.ra.win' },
  snail: { kind: 'snail', starters: 3, metres: 12, length: 0.06, winnerOf: 'mg.sn.win' },
};

export function FamilyStage({ game, phase, drawn, seed, sinceMs, isStill, outcomeText }: StageProps) {
  const { now } = usePorts();
  // Where a round stands is known when it is first shown; from then on this clock goes on by itself.
  const [since, setSince] = useState({ seed, at: now() - sinceMs });
  if (since.seed !== seed) setSince({ seed, at: now() - sinceMs });
  const clock = useCallback(() => now() - since.at, [now, since.at]);
  const [seen, setSeen] = useState('');
  if (phase === 'drawing' && seen !== seed) setSeen(seed);
  const isOver = phase !== 'drawing';
  useDrawSound({ isSeen: seen === seed, isStill, revealed: 0, isEnded: isOver });
  const race = RACES[game.family];
  if (race === undefined) return null;
  const { kind, starters, metres, length, winnerOf } = race;
  return (
    <>
      <RaceStage
        kind={kind}
        shape={{ metres, length, runMs: game.showsMs }}
        starters={starters}
        nameOf={(number) => cellNameOf(winnerOf, `${number}`)}
        drawn={drawn !== null && drawn.length > 0 ? drawn : null}
        seed={seed}
        clock={clock}
        isStill={isStill || isOver}
      />
      <p className={hidden} aria-live="polite">
        {isOver ? outcomeText : ''}
      </p>
    </>
  );
}
