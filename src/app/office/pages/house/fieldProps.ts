/** What a field of a setting's form is given. */
import type { SettingField } from './fieldValue.ts';

export interface FieldProps {
  readonly field: SettingField;
  /** Names parted by dots, from the setting's key on. */
  readonly path: string;
  /** Where the path does not name it. */
  readonly name?: string;
  readonly value: unknown;
  /** What holds now: what differs from it is marked. */
  readonly stored: unknown;
  readonly isLocked: boolean;
  readonly onChange: (value: unknown) => void;
}
