/**
 * The inspector over any page, in a build for testers (INS-11): a mark in a corner, a dock of what stands now, and the last minutes in the replay's
 * inspector. The page stays as it is above it.
 */
import { useEffect, useState } from 'react';
import type { HanpanDatabase } from '../../../db/tables/database.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { StreamsPanel } from '../inspector/MachinePanels.tsx';
import { liveWords as words } from '../copy/live.ts';
import { FaultsPanel, LeaderPanel, LocksPanel, QueriesPanel, SentPanel, StoragePanel } from './LivePanels.tsx';
import { RecordedMinutes } from './RecordedMinutes.tsx';
import { useFaults, type Faults } from './useFaults.ts';
import { useLiveStanding } from './useLiveStanding.ts';
import * as styles from './Live.css.ts';

/** By its place, whatever a layout or a modifier makes of its letter. */
const KEY = 'KeyI';

export function LiveDock() {
  const [isOpen, setIsOpen] = useState(false);
  const faults = useFaults();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.code !== KEY) return;
      event.preventDefault();
      setIsOpen((was) => !was);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const on = faults.standing?.on.length ?? 0;
  return isOpen ? (
    <Dock faults={faults} onClose={() => setIsOpen(false)} />
  ) : (
    <aside className={styles.corner} aria-label={words.title}>
      <button type="button" className={styles.mark} title={words.keys} onClick={() => setIsOpen(true)}>
        <Icon name="search" size={16} />
        {on === 0 ? words.open : words.faultsOn(on)}
      </button>
    </aside>
  );
}

interface DockProps {
  readonly faults: Faults;
  readonly onClose: () => void;
}

function Dock({ faults, onClose }: DockProps) {
  const { engine, now, whenOpen } = usePorts();
  const [isLogOpen, setIsLogOpen] = useState(false);
  const db = useOpened(whenOpen);
  const view = useLiveStanding(db, now);
  // It has all of the window.
  if (isLogOpen) return <RecordedMinutes engine={engine} onClose={() => setIsLogOpen(false)} />;
  return (
    <section className={styles.dock} aria-label={words.title}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <Icon name="search" size={18} />
          {words.title}
        </h2>
        <Button size="small" onClick={() => setIsLogOpen(true)}>
          {words.log}
        </Button>
        <kbd className={styles.keys}>{words.keys}</kbd>
        <IconButton icon="close" name={words.close} onClick={onClose} />
      </header>
      <div className={styles.panels}>
        <div className={styles.column}>
          <FaultsPanel {...faults} now={now} />
          {db === undefined ? null : <LocksPanel db={db} now={now} />}
        </div>
        {view === undefined ? null : (
          <div className={styles.column}>
            <StreamsPanel streams={view.streams} isShown />
            <SentPanel view={view} />
            <LeaderPanel view={view} />
          </div>
        )}
        <div className={styles.column}>
          <QueriesPanel />
          {view === undefined ? null : <StoragePanel view={view} />}
        </div>
      </div>
    </section>
  );
}

function useOpened(whenOpen: Promise<HanpanDatabase>): HanpanDatabase | undefined {
  const [db, setDb] = useState<HanpanDatabase>();
  useEffect(() => {
    let isOver = false;
    void whenOpen.then((opened) => isOver || setDb(opened));
    return () => {
      isOver = true;
    };
  }, [whenOpen]);
  return db;
}
