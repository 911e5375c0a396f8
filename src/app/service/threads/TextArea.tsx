/** A labelled field of several lines, with how much of it is filled; what stands beside its label is handed in. */
import { useId, type ReactNode } from 'react';
import { threads } from '../copy/threads.ts';
import * as styles from './Threads.css.ts';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly rows: number;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly beside?: ReactNode;
  readonly onType: (text: string) => void;
}

export function TextArea({ label, value, most, rows, placeholder, hint, beside, onType }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.fieldHead}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {beside}
      </div>
      <div className={styles.area}>
        <textarea
          id={id}
          className={styles.areaText}
          rows={rows}
          maxLength={most}
          value={value}
          placeholder={placeholder}
          aria-describedby={hint === undefined ? `${id}-count` : `${id}-hint ${id}-count`}
          onChange={({ target }) => onType(target.value)}
        />
        <span id={`${id}-count`} className={styles.count}>
          {threads.count(value.length, most)}
        </span>
      </div>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
