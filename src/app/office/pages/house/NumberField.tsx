/** A number of a setting: sums with their groups, durations in a unit that says them whole, times of day and moments as such, within what can be meant. */
import { useId, useState } from 'react';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { minuteOfDay } from '../../../kit/copy/minuteOfDay.ts';
import { house as words, unitNames } from '../../copy/house.ts';
import { fieldName } from '../../copy/houseFields.ts';
import type { FieldProps } from './fieldProps.ts';
import { isSame, minuteOf, momentOf, momentText, numberKindOf, type SettingField } from './fieldValue.ts';
import * as styles from './FieldForm.css.ts';

interface NumberFieldProps extends FieldProps {
  readonly field: Extract<SettingField, { is: 'number' }>;
}

export function NumberField(props: NumberFieldProps) {
  const { path, value, stored, isLocked, onChange } = props;
  const [kind] = useState(() => numberKindOf(path, value));
  const isChanged = !isSame(value, stored);
  const number = typeof value === 'number' ? value : 0;
  if (kind.is === 'count') return <CountField {...props} scale={kind.scale} unit={unitNames[kind.unit]} />;
  const isClock = kind.is === 'clock';
  return (
    <label className={styles.plain} data-changed={isChanged || undefined}>
      <span className={styles.name}>
        {props.name ?? fieldName(path)}
        {isChanged ? <span className={styles.was}>{words.changed}</span> : null}
      </span>
      <input
        className={styles.input}
        type={isClock ? 'time' : 'datetime-local'}
        value={isClock ? minuteOfDay(number) : momentText(number)}
        disabled={isLocked}
        onChange={({ target }) => {
          // A moment may be none; a time of day of which a part was taken away stays what it was.
          const read = isClock ? minuteOf(target.value) : (momentOf(target.value) ?? 0);
          if (read !== undefined) onChange(read);
        }}
      />
    </label>
  );
}

interface CountFieldProps extends NumberFieldProps {
  /** How many of what is stored are one of what is typed. */
  readonly scale: number;
  readonly unit: string;
}

function CountField(props: CountFieldProps) {
  const { field, path, value, stored, isLocked, onChange, scale, unit } = props;
  const id = useId();
  const number = typeof value === 'number' ? value : 0;
  // What is typed stays as it is while it says what is stored: a comma or a point at its end is on its way to more.
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && readCount(typed, scale) === number ? typed : countText(number, scale);
  const problem = problemOf(field, number, scale);
  const isChanged = !isSame(value, stored);
  return (
    <div className={styles.plain} data-changed={isChanged || undefined}>
      <label htmlFor={id} className={styles.name}>
        {props.name ?? fieldName(path)}
        {isChanged ? (
          <span className={styles.was}>
            {typeof stored === 'number' ? words.was(`${countText(stored, scale)}${unit}`) : words.changed}
          </span>
        ) : null}
      </label>
      <span className={styles.count}>
        <input
          id={id}
          className={styles.input}
          inputMode="decimal"
          value={shown}
          disabled={isLocked}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-note`}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(readCount(target.value, scale));
          }}
          onBlur={() => setTyped(undefined)}
        />
        <span className={styles.unit}>{unit}</span>
      </span>
      {problem === undefined ? null : (
        <p id={`${id}-note`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Whole parts with their groups, and what is left of the unit. */
function countText(number: number, scale: number): string {
  const size = Math.abs(number);
  const whole = `${number < 0 ? '-' : ''}${formatWon(Math.floor(size / scale))}`;
  const rest = (size % scale) / scale;
  return rest === 0 ? whole : `${whole}${rest.toFixed(3).slice(1).replace(/0+$/, '')}`;
}

function readCount(text: string, scale: number): number {
  const typed = Number(text.replaceAll(/[^\d.-]/g, ''));
  return Number.isFinite(typed) ? Math.round(typed * scale) : 0;
}

function problemOf({ least, most }: NumberFieldProps['field'], number: number, scale: number): string | undefined {
  const isBelow = least !== null && number < least;
  const isAbove = most !== null && number > most;
  if (!isBelow && !isAbove) return undefined;
  return words.between(least === null ? '' : countText(least, scale), most === null ? '' : countText(most, scale));
}
