/** The dock's buttons: backwards and forwards, rates, and what to look for next. */
import { opened, RATES } from '../../../../domain/recording/player.ts';
import { Drawing } from '../../../kit/ui/Drawing.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { dockWords, soughtNames } from '../../copy/replay.ts';
import { SOUGHT_KINDS, type SoughtKind } from '../playback/marks.ts';
import type { PlaybackView } from '../playback/playback.ts';
import { measuredText, rateText } from '../playback/rateText.ts';
import type { DockActs, Step } from './dockActs.ts';
import { LoopButton } from './LoopButton.tsx';
import { hidden } from '../../../kit/theme/hidden.css.ts';
import * as styles from './Controls.css.ts';

interface ControlsProps {
  readonly view: PlaybackView;
  readonly acts: DockActs;
  readonly sought: SoughtKind;
  readonly step: Step;
  readonly onSought: (kind: SoughtKind) => void;
}

const ICONS = {
  rewind: 'm9.5 5-5 5 5 5m6.5-10-5 5 5 5',
  stepBack: 'M5 5v10m10-10-6.5 5 6.5 5V5Z',
  stepOn: 'M15 5v10M5 5l6.5 5L5 15V5Z',
  forward: 'm4 5 5 5-5 5m6.5-10 5 5-5 5',
} as const;

export function Controls({ view, acts, sought, step, onSought }: ControlsProps) {
  const { player } = view;
  const standing = opened(player);
  const isOn = player.at === 'playing' || (player.at === 'seeking' && player.plays);
  const name = soughtNames[sought];
  return (
    <div className={styles.controls}>
      <div className={styles.transport}>
        <Press icon={ICONS.rewind} name={dockWords.previous(name)} onClick={() => acts.seekNext(sought, true)} />
        <Press
          icon={ICONS.stepBack}
          name={`${dockWords.back} ${dockWords.steps[step]}`}
          onClick={() => acts.step(step, true)}
        />
        <button
          type="button"
          className={styles.play}
          aria-label={isOn ? dockWords.pause : dockWords.play}
          onClick={acts.toggle}
        >
          <Icon name={isOn ? 'pause' : 'play'} />
        </button>
        <Press
          icon={ICONS.stepOn}
          name={`${dockWords.on} ${dockWords.steps[step]}`}
          onClick={() => acts.step(step, false)}
        />
        <Press icon={ICONS.forward} name={dockWords.next(name)} onClick={() => acts.seekNext(sought, false)} />
      </div>
      <Rates rate={standing?.rate ?? 1} onRate={acts.setRate} />
      <span className={styles.speed}>
        {view.speed === undefined ? null : dockWords.really(measuredText(view.speed))}
      </span>
      <div className={styles.next}>
        <button type="button" className={styles.nextButton} onClick={() => acts.seekNext(sought, false)}>
          <Drawing drawing={ICONS.forward} size={16} />
          {dockWords.next(name)}
        </button>
        <label className={styles.nextKind}>
          <span className={hidden}>{dockWords.sought}</span>
          <Icon name="down" size={16} />
          <select
            className={styles.over}
            value={sought}
            onChange={(event) => onSought(SOUGHT_KINDS.find((kind) => kind === event.target.value) ?? sought)}
          >
            {SOUGHT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {soughtNames[kind]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <LoopButton loop={standing?.loop} clock={standing?.clock ?? 0} onLoop={acts.setLoop} />
    </div>
  );
}

interface RatesProps {
  readonly rate: number;
  readonly onRate: (rate: number) => void;
}

/** A row of buttons, and a choice where there is no room for it. */
function Rates({ rate, onRate }: RatesProps) {
  return (
    <>
      <div className={styles.rates} role="group" aria-label={dockWords.rate}>
        {RATES.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.rate}
            aria-pressed={each === rate}
            onClick={() => onRate(each)}
          >
            {rateText(each)}×
          </button>
        ))}
      </div>
      <label className={styles.rateChoice}>
        <span className={hidden}>{dockWords.rate}</span>
        <select value={rate} onChange={(event) => onRate(Number(event.target.value))} className={styles.select}>
          {RATES.map((each) => (
            <option key={each} value={each}>
              {rateText(each)}×
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

interface PressProps {
  readonly icon: string;
  readonly name: string;
  readonly onClick: () => void;
}

const Press = ({ icon, name, onClick }: PressProps) => (
  <button type="button" className={styles.press} aria-label={name} title={name} onClick={onClick}>
    <Drawing drawing={icon} />
  </button>
);
