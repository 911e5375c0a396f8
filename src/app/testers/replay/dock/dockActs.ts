/** What the dock lets a viewer do, in terms of places and moments; the player decides what becomes of it. */
import { opened, RATES, type Loop } from '../../../../domain/recording/player.ts';
import { targetAtClock } from '../../../../domain/recording/reel.ts';
import type { Film } from '../playback/film.ts';
import { ENTRY_CODES, type SoughtKind } from '../playback/marks.ts';
import type { Playback } from '../playback/playback.ts';
import { nextOfCode, nextPlace } from './timeline.ts';

export const STEPS = ['entry', 'commit', 'frame'] as const;
export type Step = (typeof STEPS)[number];

/** A frame of a screen that draws sixty a second, ms. */
const FRAME_MS = 1_000 / 60;

export interface DockActs {
  toggle(): void;
  step(by: Step, isBack: boolean): void;
  toEdge(isEnd: boolean): void;
  seekTo(clock: number): void;
  goTo(place: number): void;
  /** @returns whether there is one */
  seekNext(kind: SoughtKind, isBack: boolean): boolean;
  setRate(rate: number): void;
  /** To the next of the rates that are offered. */
  shiftRate(isFaster: boolean): void;
  setLoop(loop: Loop | undefined): void;
  cutGaps(longestGap: number | undefined): void;
  follow(tab: string): void;
}

export function actsOf(playback: Playback, film: Film): DockActs {
  const standing = () => opened(playback.view().player);
  const at = () => {
    const { player } = playback.view();
    return player.at === 'seeking' ? player.to : { place: standing()?.place ?? 0, clock: standing()?.clock ?? 0 };
  };
  const goTo = (place: number | undefined) => {
    if (place !== undefined) playback.goTo(place);
    return place !== undefined;
  };
  return {
    toggle() {
      const { player } = playback.view();
      const isOn = player.at === 'playing' || (player.at === 'seeking' && player.plays);
      playback.send({ kind: isOn ? 'pause' : 'play' });
    },
    step(by, isBack) {
      playback.send({ kind: 'pause' });
      const { place, clock } = at();
      const { commit } = ENTRY_CODES;
      if (by === 'entry') goTo(place + (isBack ? -1 : 1));
      else if (by === 'commit')
        goTo(nextOfCode(film.codes, commit, place, isBack) ?? (isBack ? 0 : film.reel.times.length));
      else playback.seek(targetAtClock(film.reel, clock + (isBack ? -FRAME_MS : FRAME_MS)));
    },
    toEdge: (isEnd) => playback.seek(targetAtClock(film.reel, isEnd ? film.reel.until : film.reel.from)),
    seekTo: (clock) => playback.seek(targetAtClock(film.reel, clock)),
    goTo: (place) => void goTo(place),
    seekNext(kind, isBack) {
      const path = playback.view().look?.path ?? '';
      return goTo(nextPlace(film.placesOf(kind, fixtureIn(film, path)), at().place, isBack));
    },
    setRate: (rate) => playback.send({ kind: 'setRate', rate }),
    shiftRate(isFaster) {
      const rate = standing()?.rate ?? 1;
      const next = isFaster ? RATES.find((each) => each > rate) : RATES.findLast((each) => each < rate);
      if (next !== undefined) playback.send({ kind: 'setRate', rate: next });
    },
    setLoop: (loop) => playback.send({ kind: 'setLoop', loop }),
    cutGaps: (longestGap) => playback.send({ kind: 'cutGaps', longestGap }),
    follow: (tab) => playback.follow(tab),
  };
}

/** The game that a page's address names, of those that the recording says anything of. */
function fixtureIn(film: Film, path: string): string {
  return (
    decodeURIComponent(path)
      .split(/[/?&=,]/)
      .find((part) => part !== '' && film.placesOf('fixture', part).length > 0) ?? ''
  );
}
