/** A name for one more value of a setting that has them by name. */
import { useState } from 'react';
import { Button } from '../../../kit/ui/Button.tsx';
import { house as words } from '../../copy/house.ts';
import * as styles from './FieldForm.css.ts';

interface AddNameProps {
  readonly label: string;
  readonly isLocked: boolean;
  readonly onAdd: (name: string) => void;
}

export function AddName({ label, isLocked, onAdd }: AddNameProps) {
  const [name, setName] = useState('');
  const said = name.trim();
  return (
    <div className={styles.addName}>
      <label className={styles.plain}>
        <span className={styles.name}>{label}</span>
        <input
          className={styles.input}
          maxLength={20}
          value={name}
          disabled={isLocked}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <Button
        kind="outline"
        size="small"
        disabled={isLocked || said === ''}
        onClick={() => {
          onAdd(said);
          setName('');
        }}
      >
        {words.add}
      </Button>
    </div>
  );
}
