/** Something that is on or off, and says so beside its words; a press anywhere on it changes it. */
import * as styles from './Switch.css.ts';

interface SwitchProps {
  readonly label: string;
  /** A second line: what it is for. */
  readonly note?: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, note, isOn, isDisabled = false, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      disabled={isDisabled}
      className={styles.row}
      onClick={() => onChange(!isOn)}
    >
      <span className={styles.words}>
        <span>{label}</span>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
    </button>
  );
}
