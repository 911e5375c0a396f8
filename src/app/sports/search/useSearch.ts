/** What the worker finds for what is typed: always the answer to the last question, and the one before it until that is here. */
import { useEffect, useState } from 'react';
import type { AnswerOf } from '../../../worker/callTable.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';

type Answer = AnswerOf<'findGames'>;
export type Found = Extract<Answer, { readonly ok: true }>['value'];

export interface SearchView {
  /** `undefined` until the first answer, and while nothing is typed. */
  readonly found: Found | undefined;
  /** The text that was answered; what is typed may be further. */
  readonly text: string;
  readonly hasFailed: boolean;
}

const NOTHING: SearchView = { found: undefined, text: '', hasFailed: false };
/** While the index is being built the same is asked again after this, ms. */
const AGAIN_MS = 500;

/** @param isOpen asks nothing while it is `false`, and makes the index ready as soon as it is `true` */
export function useSearch(text: string, isOpen: boolean): SearchView {
  const { engine } = usePorts();
  const [view, setView] = useState(NOTHING);
  const wanted = text.trim();
  useEffect(() => {
    if (!isOpen) return undefined;
    let isLast = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      void engine.findGames(wanted).then((answer) => {
        if (!isLast) return;
        if (wanted === '') setView(NOTHING);
        else if (!answer.ok) setView((before) => ({ ...before, text: wanted, hasFailed: true }));
        else {
          setView({ found: answer.value, text: wanted, hasFailed: false });
          if (!answer.value.isWhole) timer = setTimeout(ask, AGAIN_MS);
        }
      });
    ask();
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [engine, wanted, isOpen]);
  return wanted === '' ? NOTHING : view;
}
