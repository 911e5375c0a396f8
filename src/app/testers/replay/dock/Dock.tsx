/** The dock: what is played, how fast, where on the bar of time, and whether the state is the recorded one. */
import { useState } from 'react';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { opened } from '../../../../domain/recording/player.ts';
import { secondText } from '../../../kit/copy/time.ts';
import { Drawing } from '../../../kit/ui/Drawing.tsx';
import { IconButton } from '../../../kit/ui/IconButton.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import type { Film } from '../playback/film.ts';
import type { SoughtKind } from '../playback/marks.ts';
import type { PlaybackView } from '../playback/playback.ts';
import { dockWords } from '../../copy/replay.ts';
import { Controls } from './Controls.tsx';
import { DockDialog } from './DockDialog.tsx';
import type { DockActs, Step } from './dockActs.ts';
import { InspectorButton } from './InspectorSlot.tsx';
import type { StageSize } from './fitted.ts';
import { Timeline } from './Timeline.tsx';
import { hidden } from '../../../kit/theme/hidden.css.ts';
import * as styles from './Dock.css.ts';

interface DockProps {
  readonly film: Film;
  readonly view: PlaybackView;
  readonly acts: DockActs;
  readonly size: StageSize;
  readonly isHelpOpen: boolean;
  /** What is wrong with the file. */
  readonly note: string | undefined;
  readonly onSize: (size: StageSize) => void;
  readonly onHelp: (isOpen: boolean) => void;
  readonly onClose: () => void;
}

export function Dock({ film, view, acts, size, isHelpOpen, note, onSize, onHelp, onClose }: DockProps) {
  const [sought, setSought] = useState<SoughtKind>('suspension');
  const [step, setStep] = useState<Step>('entry');
  const standing = opened(view.player);
  return (
    <section className={styles.dock} aria-label={dockWords.name} data-at={view.player.at}>
      {note === undefined ? null : (
        <p className={styles.note} role="status">
          <Icon name="warning" size={16} />
          {note}
        </p>
      )}
      <div className={styles.bar}>
        <Controls {...{ view, acts, sought, step }} onSought={setSought} />
        <div className={styles.facts}>
          <Place view={view} film={film} />
          <Digest view={view} film={film} />
          <InspectorButton film={film} place={view.shownPlace} goTo={acts.goTo} />
          <IconButton icon="menu" name={dockWords.more} aria-haspopup="dialog" onClick={() => onHelp(true)} />
          <IconButton icon="close" name={dockWords.close} onClick={onClose} />
        </div>
      </div>
      <Timeline
        film={film}
        acts={acts}
        clock={standing?.clock ?? film.reel.from}
        loop={standing?.loop}
        theme={view.look?.theme}
        speedAt={view.shownPlace}
      />
      <DockDialog
        {...{ film, view, acts, size, step, sought }}
        isOpen={isHelpOpen}
        onOpenChange={onHelp}
        onSize={onSize}
        onStep={setStep}
        onSought={setSought}
      />
    </section>
  );
}

const three = (value: number): string => value.toString().padStart(3, '0');

function Place({ view, film }: { readonly view: PlaybackView; readonly film: Film }) {
  const standing = opened(view.player);
  const clock = standing?.clock ?? film.reel.from;
  const ms = Math.floor(clock) % 1_000;
  return (
    <span className={styles.place}>
      <span className={styles.entry}>{dockWords.entry(formatWon(view.shownPlace))}</span>
      <span className={styles.clock}>
        <strong>{secondText(clock)}</strong>.{three(ms)}
        <span className={styles.end}> / {secondText(film.reel.until)}</span>
      </span>
      {view.player.at === 'seeking' ? <span className={styles.state}>{dockWords.seeking}</span> : null}
      {view.player.at === 'atEnd' || view.player.at === 'broken' ? (
        <span className={styles.state}>{dockWords.atEnd}</span>
      ) : null}
    </span>
  );
}

function Digest({ view, film }: { readonly view: PlaybackView; readonly film: Film }) {
  const { agreesUntil, differsAt } = film.proof;
  const isOther = differsAt !== undefined && view.shownPlace >= differsAt;
  const isProved = agreesUntil > 0 && view.shownPlace <= agreesUntil;
  const what = isOther ? dockWords.digestOther : isProved ? dockWords.digestProved : dockWords.digestUnproved;
  return (
    <span className={styles.digest} title={what} data-proof={isOther ? 'other' : isProved ? 'proved' : 'none'}>
      <span className={hidden}>{dockWords.digest}</span>
      {isOther || isProved ? (
        <Drawing drawing={isOther ? 'm5.5 5.5 9 9m0-9-9 9' : 'm4 10.5 4 4 8-9'} size={16} />
      ) : null}
      <code data-digest={view.digest}>
        {view.digest.slice(0, 4)} {view.digest.slice(4, 8)}
      </code>
      <span className={hidden}>{what}</span>
    </span>
  );
}
