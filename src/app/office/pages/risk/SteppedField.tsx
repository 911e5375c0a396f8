/** A number as it is typed, with a step to either side. */
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../../kit/ui/Button.tsx';
import * as styles from './RulingDesk.css.ts';

interface SteppedFieldProps {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** Whether the text says no such number: then there is nothing beside it. */
  readonly isWrong: boolean;
  readonly isBusy: boolean;
  readonly names: { readonly down: string; readonly up: string };
  /** Of a number that is never below zero: phones then show its keys alone. */
  readonly inputMode?: 'decimal';
  readonly maxLength: number;
  readonly onText: (text: string) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onEnter: () => void;
  /** After it. */
  readonly children?: ReactNode;
}

export function SteppedField(props: SteppedFieldProps) {
  const { id, field, text, isWrong, isBusy, names, inputMode, maxLength, onText, onStep, onEnter, children } = props;
  const step = (by: 1 | -1) => {
    if (!isWrong) onStep(by);
  };
  return (
    <div className={styles.price}>
      <Button aria-label={names.down} disabled={isBusy} onClick={() => step(-1)}>
        −
      </Button>
      <input
        id={id}
        ref={field}
        className={styles.priceField}
        inputMode={inputMode}
        autoComplete="off"
        maxLength={maxLength}
        aria-invalid={isWrong || undefined}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onEnter();
        }}
      />
      <Button aria-label={names.up} disabled={isBusy} onClick={() => step(1)}>
        +
      </Button>
      {children}
    </div>
  );
}
