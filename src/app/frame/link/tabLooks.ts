/**
 * What the screens of one tab look at, taken together and told to the worker (S-16). More is told at once, or soon where a screen does not know
 * yet what it shows; that less is looked at has time: a page that takes another's place never says "nothing" in between, and going to and
 * fro says nothing at all.
 */
import {
  MAX_TOPICS,
  nameOfTopics,
  topicOfFixture,
  topicOfSport,
  type Topic,
  type Topics,
} from '../../../domain/events/topics.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import type { Clock } from '../../../worker/ports/clock.ts';
import type { Engine } from '../../kit/ports/engine.ts';

/** What a game is looked at by: itself, or its sport where there are too many games. */
export type LookedAtGame = Pick<Fixture, 'fixtureId' | 'sportId'>;

/** What one part of a screen looks at. */
export interface Look {
  readonly topics?: readonly Topic[];
  readonly games?: readonly LookedAtGame[];
}

export interface TabLooks {
  /**
   * Looks at something until the returned function is called.
   *
   * @param look `undefined` while it is not known
   */
  look(look: Look | undefined): () => void;
}

/** How long the rest of a screen is waited for, ms. */
const GATHER_MS = 250;
/** After this it is told that less is looked at, ms. */
const LESS_AFTER_MS = 3_000;

export function createTabLooks(engine: Pick<Engine, 'lookAt'>, clock: Clock): TabLooks {
  const looks = new Map<object, Look | undefined>();
  /** Nothing is told before the first part of a screen has been shown. */
  let told: Topics | undefined;
  let due: 'more' | 'less' | undefined;
  let cancel = () => {};
  let isTurning = false;

  const calm = () => {
    cancel();
    due = undefined;
  };

  const tell = () => {
    calm();
    told = topicsOf([...looks.values()]);
    engine.lookAt([...told]).catch(() => undefined);
  };

  const turn = () => {
    isTurning = false;
    const wanted = topicsOf([...looks.values()]);
    if (told !== undefined && nameOfTopics(told) === nameOfTopics(wanted)) {
      calm();
      return;
    }
    const isMore = ![...wanted].every((topic) => told?.has(topic));
    const isKnown = ![...looks.values()].includes(undefined);
    if (isMore && isKnown) {
      tell();
      return;
    }
    const next = isMore ? 'more' : 'less';
    if (next === due) return;
    calm();
    due = next;
    cancel = clock.after(isMore ? GATHER_MS : LESS_AFTER_MS, tell);
  };

  /** Whatever is shown and taken away together is one change. */
  const turnSoon = () => {
    if (isTurning) return;
    isTurning = true;
    queueMicrotask(turn);
  };

  return {
    look(look) {
      const key = {};
      looks.set(key, look);
      turnSoon();
      return () => {
        looks.delete(key);
        turnSoon();
      };
    },
  };
}

/** All that is looked at; games as their sports, and then as everything, where a stream may not have so many topics. */
export function topicsOf(looks: readonly (Look | undefined)[]): Topics {
  const topics = looks.flatMap((look) => look?.topics ?? []);
  const games = looks.flatMap((look) => look?.games ?? []);
  const whole = new Set<Topic>([...topics, ...games.map(({ fixtureId }) => topicOfFixture(fixtureId))]);
  if (whole.size <= MAX_TOPICS) return whole;
  const coarse = new Set<Topic>([...topics, ...games.map(({ sportId }) => topicOfSport(sportId))]);
  return coarse.size <= MAX_TOPICS ? coarse : EVERYTHING;
}

const EVERYTHING: Topics = new Set<Topic>(['all']);
