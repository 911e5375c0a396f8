/** Half an inning of baseball that comes to a given number of runs: who reaches base, who is out, and who comes home. */
import type { Happening } from '../course.ts';
import { wholeBetween, type Random } from '../random.ts';

interface HalfInning {
  readonly half: 'top' | 'bottom';
  readonly runs: number;
  /** Whether the last run ends it, and not the third out. */
  readonly isWalkOff: boolean;
  /** Minute it begins at. */
  readonly from: number;
  readonly minutes: number;
}

type Bases = [boolean, boolean, boolean];
type Turn = Pick<Happening, 'of' | 'points' | 'diamond'>;

/** In order of minutes; the runs add up, and there are three outs unless the last run ends it. */
export function halfInning(inning: HalfInning, random: Random): readonly Happening[] {
  const turns = turnsOf(inning, random);
  const step = inning.minutes / (turns.length + 1);
  return turns.map((turn, index) => ({
    ...turn,
    minute: inning.from + step * (index + 1),
    side: inning.half === 'top' ? 'away' : 'home',
  }));
}

/** One batter after another: runs come in one to four at a time, outs and hits that score nothing in between. */
function turnsOf({ half, runs, isWalkOff }: HalfInning, random: Random): readonly Turn[] {
  const turns: Turn[] = [];
  let outs = 0;
  let bases: Bases = [false, false, false];
  let left = runs;
  const tell = (of: Turn['of'], points: number) => {
    turns.push({ of, points, diamond: { half, outs: Math.min(outs, 2), bases: [...bases] } });
  };
  const mostOuts = isWalkOff ? 2 : 3;
  while (left > 0 || outs < mostOuts) {
    const runners = bases.filter(Boolean).length;
    const draw = random();
    if (left === 0) {
      if (isWalkOff) break;
      if (draw > 0.75 && runners < 2) {
        bases = reached(bases);
        tell(draw > 0.92 ? 'walk' : 'hit', 0);
        continue;
      }
      outs += 1;
      if (outs === 3) bases = [false, false, false];
      tell(random() < 0.3 ? 'strikeOut' : 'out', 0);
    } else if (draw < 0.3 && outs < 2) {
      outs += 1;
      tell(random() < 0.3 ? 'strikeOut' : 'out', 0);
    } else if (runners + 1 <= left && (draw > 0.7 || runners === 3)) {
      left -= runners + 1;
      bases = [false, false, false];
      tell('homeRun', runners + 1);
    } else if (runners > 0 && draw > 0.45) {
      const scored = Math.min(left, wholeBetween(random, 1, runners));
      left -= scored;
      bases = comeHome(bases, scored);
      tell('hit', scored);
    } else if (runners < 3) {
      bases = reached(bases);
      tell(draw < 0.4 ? 'walk' : 'hit', 0);
    }
  }
  return turns;
}

/** The batter is on first; whoever has to moves on. */
function reached([first, second, third]: Bases): Bases {
  return [true, first || second, (first && second) || third];
}

/** The foremost runners score, the others move up as they must, and the batter is on first. */
function comeHome(bases: Bases, scored: number): Bases {
  const left = bases.filter(Boolean).length - scored;
  return [true, left > 0, left > 1];
}
