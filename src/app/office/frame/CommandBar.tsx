/** The bar over every screen: its title, the palette of commands, the origin's clock, whose session it is and how long it lasts. */
import { useEffect, useState } from 'react';
import { weekdayText, secondText, machineTime } from '../../kit/copy/time.ts';
import { theme as themeWords } from '../../kit/copy/site.ts';
import { useTheme } from '../../kit/theme/useTheme.ts';
import { LogoMark, PlayMoneyMark } from '../../kit/ui/Logo.tsx';
import { office, roleNames } from '../copy/office.ts';
import { pageNames } from '../copy/pages.ts';
import { useLink, useOffice, useOfficeNow } from '../link/Office.tsx';
import { leftText } from '../parts/leftText.ts';
import { chip, dot, key } from '../parts/marks.css.ts';
import { OfficeIcon } from '../parts/OfficeIcon.tsx';
import { useSound } from '../parts/useSound.ts';
import type { OfficePage } from './officePages.ts';
import { Palette } from './Palette.tsx';
import * as styles from './CommandBar.css.ts';

export function CommandBar({ page, subtitle }: { readonly page: OfficePage; readonly subtitle: string }) {
  const { session, signOut } = useOffice();
  const { theme, toggle } = useTheme();
  const sound = useSound();
  const [isOpen, setIsOpen] = useState(false);
  usePaletteKey(() => setIsOpen(true));
  const toTheme = theme === 'dark' ? themeWords.toLight : themeWords.toDark;
  return (
    <header className={styles.bar}>
      <span className={styles.phoneMark}>
        <LogoMark size={28} />
      </span>
      <h1 className={styles.title}>{pageNames[page.id]}</h1>
      <span className={styles.subtitle}>{subtitle}</span>
      <button
        type="button"
        className={styles.search}
        aria-label={office.palette}
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => setIsOpen(true)}
      >
        <OfficeIcon name="search" size={16} />
        <span className={styles.searchText}>{office.search}</span>
        <kbd className={key}>⌘K</kbd>
      </button>
      <span className={styles.mark}>
        <PlayMoneyMark />
      </span>
      <OriginClock />
      <button
        type="button"
        className={styles.tool}
        aria-pressed={sound.isOn}
        aria-label={sound.isOn ? office.soundOff : office.soundOn}
        onClick={sound.toggle}
      >
        <OfficeIcon name={sound.isOn ? 'bell' : 'bellOff'} size={18} />
      </button>
      <button type="button" className={styles.tool} data-desk aria-label={toTheme} onClick={toggle}>
        <OfficeIcon name={theme === 'dark' ? 'sun' : 'moon'} size={18} />
      </button>
      <span className={styles.who} aria-label={office.account}>
        <strong className={styles.name}>{session.operator.name}</strong>
        <span className={chip}>{roleNames[session.operator.role]}</span>
      </span>
      <SessionLeft />
      <button type="button" className={styles.tool} data-desk aria-label={office.signOut} onClick={signOut}>
        <OfficeIcon name="exit" size={18} />
      </button>
      <Palette isOpen={isOpen} onOpenChange={setIsOpen} toTheme={toTheme} onTheme={toggle} />
    </header>
  );
}

function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [open]);
}

/** Seoul's, as the origin has it, and whether its stream is live. */
function OriginClock() {
  const now = useOfficeNow();
  const { state } = useLink();
  return (
    <span className={styles.clock}>
      <span className={dot} data-tone={state === 'live' ? undefined : 'warn'} />
      <time dateTime={machineTime(now)} aria-label={office.serverTime}>
        <span className={styles.day}>{weekdayText(now)}</span>{' '}
        <strong className={styles.time}>{secondText(now)}</strong>
      </time>
    </span>
  );
}

function SessionLeft() {
  const { session } = useOffice();
  const left = Math.min(session.idleAt, session.endsAt) - useOfficeNow();
  return (
    <span className={styles.left} data-short={left < 120_000 || undefined}>
      {office.sessionLeft(leftText(left))}
    </span>
  );
}
