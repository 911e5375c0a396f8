/**
 * An act whose effect is shown before it is done: looked at, shown line by line, given a reason, confirmed by the hash of what was shown. Where the effect is another
 * one by then, the new one is shown and asked about again.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { z } from 'zod';
import type { HttpCall } from '../../../domain/calls/httpCall.ts';
import type { Preview, ActCall } from '../../../domain/office/operatorAct.ts';
import { acts } from '../copy/office.ts';
import { useOffice } from '../link/Office.tsx';
import { readFailure, useAct, type ActState } from '../link/useAct.ts';
import { ActQuestion } from './ActQuestion.tsx';
import { EffectLines } from './EffectLines.tsx';
import { keyStop } from './keyStop.ts';
import { refusalText } from './refusalText.ts';
import * as styles from './useConfirm.css.ts';

/** What the question says. */
export interface Question {
  readonly title: string;
  readonly hint?: string;
  /** What the yes says. */
  readonly answer: string;
  readonly isDanger?: boolean;
}

type Came<Call extends ActCall> = z.output<Call['answer']>;

interface ConfirmOptions<Call extends ActCall> {
  readonly call: Call;
  /** Where what it would come to is asked; absent for an act without an effect to show. */
  readonly previewedBy?: HttpCall & { readonly answer: typeof Preview };
  readonly onDone: (came: Came<Call>) => void;
}

interface Asked<Call extends ActCall> {
  readonly given: z.input<Call['act']['given']>;
  readonly question: Question;
  readonly preview: Preview | undefined;
}

export interface Confirming<Call extends ActCall> {
  readonly ask: (given: z.input<Call['act']['given']>, question: Question) => Promise<void>;
  /** Why what was asked cannot be done, before there is a question. */
  readonly problem: string | undefined;
  /** What was asked was thrown away, and with it why it cannot be done. */
  readonly forget: () => void;
  readonly isBusy: boolean;
  /** Stands anywhere on the screen. */
  readonly dialog: ReactNode;
}

const LEAST_LETTERS = 2;

export function useConfirm<Call extends ActCall>(options: ConfirmOptions<Call>): Confirming<Call> {
  const { call, previewedBy, onDone } = options;
  const { api } = useOffice();
  const { act, state } = useAct(call);
  const [asked, setAsked] = useState<Asked<Call>>();
  const [isLooking, setIsLooking] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  // Locked while its effect is looked at, it loses the focus, and gets it back from the question, or at once where there is none.
  const pressed = useRef<Element | null>(null);
  const isRefused = problem !== undefined && asked === undefined && !isLooking;
  useLayoutEffect(() => {
    if (isRefused && document.activeElement === document.body && pressed.current instanceof HTMLElement)
      pressed.current.focus();
  }, [isRefused]);
  const forget = useCallback(() => setProblem(undefined), []);
  // Said until something else is typed: it was about what stood there.
  useEffect(() => {
    if (!isRefused) return undefined;
    document.addEventListener('input', forget);
    return () => document.removeEventListener('input', forget);
  }, [isRefused, forget]);
  const ask: Confirming<Call>['ask'] = async (given, question) => {
    pressed.current = document.activeElement;
    setProblem(undefined);
    setReason('');
    if (previewedBy === undefined) {
      setAsked({ given, question, preview: undefined });
      return;
    }
    setIsLooking(true);
    const looked = await api.ask<HttpCall & { readonly answer: typeof Preview }>(previewedBy, { body: { given } });
    setIsLooking(false);
    if (looked.ok) setAsked({ given, question, preview: looked.value });
    else setProblem(refusalText(readFailure(looked.failure), acts.unexpected));
  };
  const answer = async () => {
    if (asked === undefined) return;
    if (reason.trim().length < LEAST_LETTERS) {
      setProblem(acts.needsReason);
      return;
    }
    const confirms = asked.preview?.hash ?? null;
    const result = await act({ given: asked.given, reason: reason.trim(), confirms });
    if (result === undefined) return;
    const changed = !result.ok && result.failure.kind === 'refused' ? result.failure.refusal.preview : null;
    if (result.ok) {
      setProblem(undefined);
      setAsked(undefined);
      onDone(result.value);
      return;
    }
    if (changed !== null) setAsked({ ...asked, preview: changed });
    setProblem(refusalText(result.failure, acts.unexpected));
  };
  const close = () => {
    setProblem(undefined);
    setAsked(undefined);
  };
  const dialog = (
    <ConfirmDialog
      question={asked?.question}
      preview={asked?.preview}
      {...{ reason, problem, state, pressed }}
      onReason={setReason}
      onAnswer={() => void answer()}
      onClose={close}
    />
  );
  return {
    ask,
    forget,
    problem: asked === undefined ? problem : undefined,
    isBusy: isLooking || state !== 'idle',
    dialog,
  };
}

interface ConfirmDialogProps {
  /** `undefined` while nothing is asked. */
  readonly question: Question | undefined;
  readonly preview: Preview | undefined;
  readonly reason: string;
  readonly problem: string | undefined;
  readonly state: ActState;
  readonly pressed: RefObject<Element | null>;
  readonly onReason: (reason: string) => void;
  readonly onAnswer: () => void;
  readonly onClose: () => void;
}

function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, preview, reason, problem, state, pressed, onReason, onAnswer, onClose } = props;
  const isForTwo = preview?.isForTwo === true;
  return (
    <ActQuestion
      isOpen={question !== undefined}
      title={question?.title ?? ''}
      description={question?.hint ?? acts.reasonHint}
      answer={isForTwo ? acts.propose : (question?.answer ?? '')}
      isDanger={question?.isDanger ?? false}
      {...{ state, pressed, onAnswer, onClose }}
    >
      <div className={styles.whole}>
        {preview === undefined ? null : (
          <div ref={keyStop} className={styles.lines} role="group" aria-label={acts.effect}>
            <EffectLines lines={preview.lines} />
          </div>
        )}
        {isForTwo ? <p className={styles.two}>{acts.isForTwo}</p> : null}
        <label className={styles.reason}>
          {acts.reason}
          <input
            className={styles.words}
            maxLength={200}
            placeholder={acts.reasonHint}
            value={reason}
            onChange={({ target }) => onReason(target.value)}
          />
        </label>
        {problem === undefined ? null : (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    </ActQuestion>
  );
}
