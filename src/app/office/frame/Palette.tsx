/** What may be done from anywhere, found by a few letters: pages the role may open, theme, sound, signing out. Arrows choose, Enter does. */
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { office, roleNames } from '../copy/office.ts';
import { pageNames } from '../copy/pages.ts';
import { useMay, useOffice } from '../link/Office.tsx';
import { leftText } from '../parts/leftText.ts';
import { handedChoice, NO_CHOICE } from '../parts/memberChoice.ts';
import { OfficeIcon, type OfficeIconName } from '../parts/OfficeIcon.tsx';
import { useSound } from '../parts/useSound.ts';
import { pagesOf } from './officePages.ts';
import { found } from './found.ts';
import * as styles from './Palette.css.ts';

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly toTheme: string;
  readonly onTheme: () => void;
}

interface Command {
  readonly name: string;
  readonly icon: OfficeIconName;
  readonly run: () => void;
}

export function Palette(props: PaletteProps) {
  const { isOpen, onOpenChange } = props;
  const { session, now } = useOffice();
  const left = Math.min(session.idleAt, session.endsAt) - now();
  const who = `${session.operator.name} · ${roleNames[session.operator.role]} · ${office.sessionLeft(leftText(left))}`;
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={office.palette} description={who}>
      <Commands {...props} />
    </Dialog>
  );
}

function Commands({ onOpenChange, ...theme }: PaletteProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const commands = found(useCommands(theme, text.trim()), text);
  const chosen = Math.min(place, commands.length - 1);
  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    onOpenChange(false);
    command.run();
  };
  const pressed = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setPlace((chosen + step + commands.length) % Math.max(1, commands.length));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      run(commands[chosen]);
    }
  };
  return (
    <div className={styles.whole}>
      <input
        className={styles.field}
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={commands[chosen] === undefined ? undefined : `${id}-${chosen}`}
        aria-label={office.palette}
        placeholder={office.paletteHint}
        autoFocus
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setPlace(0);
        }}
        onKeyDown={pressed}
      />
      <div id={id} role="listbox" aria-label={office.palette} className={styles.list}>
        {commands.map((command, index) => (
          // The field has the focus and the keys; a press is another way.
          <div
            key={command.name}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles.command}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => run(command)}
            onKeyDown={pressed}
          >
            <OfficeIcon name={command.icon} size={18} />
            {command.name}
          </div>
        ))}
      </div>
      {commands.length > 0 ? null : <p className={styles.none}>{office.noCommand}</p>}
    </div>
  );
}

function useCommands(
  { toTheme, onTheme }: Pick<PaletteProps, 'toTheme' | 'onTheme'>,
  text: string,
): readonly Command[] {
  const { session, signOut } = useOffice();
  const sound = useSound();
  const go = useNavigate();
  const mayFind = useMay('member.see') && text !== '';
  return [
    ...pagesOf(session.operator.role).map(({ id, icon, path }) => ({
      name: office.toPage(pageNames[id]),
      icon,
      run: () => void go(path),
    })),
    ...(mayFind
      ? [
          {
            name: office.findMember(text),
            icon: 'users' as const,
            run: () => void go('/members', { state: handedChoice({ ...NO_CHOICE, search: text }) }),
          },
        ]
      : []),
    { name: toTheme, icon: 'sun', run: onTheme },
    { name: sound.isOn ? office.soundOff : office.soundOn, icon: 'bell', run: sound.toggle },
    { name: office.signOut, icon: 'exit', run: signOut },
  ];
}
