/**
 * The question of a dialog as it stands on the screen (rules CNS-3, CNS-5): drawn anew it is another one, and one that was drawn less than
 * half a second ago takes no press.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import {
  askedNow,
  openQuestion,
  press,
  REST_MS,
  shown,
  type BetQuestion,
} from '../../../domain/bet-slip/betQuestion.ts';
import type { BetConsent, BetTerms } from '../../../domain/bet-slip/consent.ts';
import type { BetKey } from '../../../domain/kernel/ids.ts';

export interface ShownQuestion {
  /** Another one for each thing it ever says. */
  readonly terms: BetTerms | undefined;
  /** Whether the member saw it say something else before. */
  readonly isAgain: boolean;
  /** Whether it takes no press yet. */
  readonly isResting: boolean;
  /**
   * @param at when the member pressed, ms as events are stamped: a page that was busy gets round to it later
   * @returns `undefined` while it takes no press
   */
  press(at: number): BetConsent | undefined;
}

/** A timer may be early by as much. Ms. */
const SLACK_MS = 20;

/** 36 characters of the alphabet of keys; the worker reads them by the schema, whose code no page loads. */
const newKey = () => crypto.randomUUID() as string as BetKey;

/**
 * @param terms what it says now, `undefined` while nothing is asked
 * @param refused the refused bet whose changed odds it is about, `undefined` for a bet of its own
 * @param isAgain whether it opens because the answer before came to something else
 */
export function useBetQuestion(
  terms: BetTerms | undefined,
  refused: BetKey | undefined,
  isAgain = false,
): ShownQuestion {
  const current = useRef<BetQuestion>(undefined);
  current.current = questionOf(current.current, terms, refused, isAgain);
  const asked = current.current?.terms;
  const [rested, setRested] = useState<BetTerms>();
  useLayoutEffect(() => {
    if (asked === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // Drawn with the next frame. In a tab that draws none, nothing can be read, and nothing pressed.
    const frame = requestAnimationFrame(() => {
      if (current.current?.terms !== asked) return;
      current.current = shown(current.current, performance.now());
      timer = setTimeout(() => setRested(asked), REST_MS + SLACK_MS);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [asked]);
  return {
    terms: asked,
    isAgain: current.current?.isAgain === true,
    isResting: rested !== asked,
    press: (at) => (current.current === undefined ? undefined : press(current.current, at)),
  };
}

function questionOf(
  before: BetQuestion | undefined,
  terms: BetTerms | undefined,
  refused: BetKey | undefined,
  isAgain: boolean,
): BetQuestion | undefined {
  if (terms === undefined) return undefined;
  const isOther = before === undefined || (refused !== undefined && before.question !== refused);
  return isOther
    ? openQuestion(refused ?? newKey(), terms, isAgain)
    : askedNow(before, terms, () => refused ?? newKey());
}
