/** The keys and what they do; each of ours has a switch (KEY-2). */
import { silentShortcuts } from '../../../db/queries/shortcuts.ts';
import { SHORTCUT_KEYS, SHORTCUTS } from '../../../domain/reference/shortcuts.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { Switch } from '../../kit/ui/Switch.tsx';
import { shortcuts as words } from '../copy/shortcuts.ts';
import { useLive } from '../link/useLive.ts';
import * as styles from './ShortcutList.css.ts';

const ALWAYS = [
  ['← ↑ → ↓', words.arrows],
  ['Space', words.space],
  ['Enter', words.enter],
  ['Esc', words.escape],
] as const;

export function ShortcutList() {
  const { engine } = usePorts();
  const silent = useLive(silentShortcuts, []);
  return (
    <>
      <p className={styles.hint}>{words.hint}</p>
      <ul className={styles.list}>
        {SHORTCUTS.map((shortcut) => (
          <li key={shortcut} className={styles.row}>
            <kbd className={styles.key}>{SHORTCUT_KEYS[shortcut]}</kbd>
            <Switch
              label={words.names[shortcut]}
              isOn={silent?.includes(shortcut) === false}
              isDisabled={silent === undefined}
              onChange={(isOn) => void engine.switchShortcut(shortcut, isOn)}
            />
          </li>
        ))}
      </ul>
      <h3 className={styles.title}>{words.others}</h3>
      <ul className={styles.list}>
        {ALWAYS.map(([key, text]) => (
          <li key={key} className={styles.row}>
            <kbd className={styles.key}>{key}</kbd>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
