/** What the dock has no room for: steps, gaps, the tab that is followed, the size of the stage; and the keys. */
import { opened } from '../../../../domain/recording/player.ts';
import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { Select } from '../../../kit/ui/Select.tsx';
import { dockWords, keyWords, soughtNames } from '../../copy/replay.ts';
import type { Film } from '../playback/film.ts';
import { SOUGHT_KINDS, type SoughtKind } from '../playback/marks.ts';
import type { PlaybackView } from '../playback/playback.ts';
import { STEPS, type DockActs, type Step } from './dockActs.ts';
import { STAGE_SIZES, type StageSize } from './fitted.ts';
import * as styles from './DockDialog.css.ts';

interface DockDialogProps {
  readonly film: Film;
  readonly view: PlaybackView;
  readonly acts: DockActs;
  readonly size: StageSize;
  readonly step: Step;
  readonly sought: SoughtKind;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSize: (size: StageSize) => void;
  readonly onStep: (step: Step) => void;
  readonly onSought: (kind: SoughtKind) => void;
}

/** Longest pauses that are offered, s; 0 plays them as they were. */
const GAPS = ['0', '1', '5', '30'] as const;

export function DockDialog(props: DockDialogProps) {
  const { film, view, acts, size, step, sought, isOpen, onOpenChange, onSize, onStep, onSought } = props;
  const standing = opened(view.player);
  const gap = GAPS.find((each) => Number(each) * 1_000 === (standing?.longestGap ?? 0)) ?? '0';
  const tabs = film.tabs.names;
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={dockWords.settings} size="small">
      <div className={styles.choices}>
        <Select
          label={dockWords.step}
          value={step}
          choices={STEPS.map((value) => ({ value, label: dockWords.steps[value] }))}
          onChange={onStep}
        />
        <Select
          label={dockWords.sought}
          value={sought}
          choices={SOUGHT_KINDS.map((value) => ({ value, label: soughtNames[value] }))}
          onChange={onSought}
        />
        <Select
          label={dockWords.gaps}
          value={gap}
          choices={GAPS.map((value) => ({
            value,
            label: value === '0' ? dockWords.gapsOff : dockWords.gapsOf(Number(value)),
          }))}
          onChange={(value) => acts.cutGaps(value === '0' ? undefined : Number(value) * 1_000)}
        />
        <Select
          label={dockWords.size}
          value={size}
          choices={STAGE_SIZES.map((value) => ({ value, label: dockWords.sizes[value] }))}
          onChange={onSize}
        />
        {tabs.length > 1 ? (
          <Select
            label={dockWords.tab}
            value={view.tab ?? ''}
            choices={tabs.map((value, index) => ({ value, label: dockWords.tabOf(index + 1) }))}
            onChange={acts.follow}
          />
        ) : null}
      </div>
      <h3 className={styles.title}>{dockWords.help}</h3>
      <dl className={styles.keys}>
        {keyWords.map(([key, what]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
