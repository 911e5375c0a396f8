/** Turns the sound of draws on and off. */
import { Drawing } from '../../../kit/ui/Drawing.tsx';
import { Tooltip } from '../../../kit/ui/Tooltip.tsx';
import { play } from '../../copy/play.ts';
import { squareButton } from '../../../kit/theme/squareButton.css.ts';
import { keepSound, useIsSoundOn } from './useSound.ts';

const SPEAKER = 'M3.5 8v4h2.75L10 15.25V4.75L6.25 8H3.5Z';
const WAVES = 'M12.75 7.5a3.5 3.5 0 0 1 0 5M15 5.25a6.75 6.75 0 0 1 0 9.5';
const CROSS = 'M13 8l4 4m0-4-4 4';

export function SoundButton() {
  const isOn = useIsSoundOn();
  return (
    <Tooltip text={play.sound(isOn)}>
      <button
        type="button"
        className={squareButton}
        aria-label={play.soundName}
        aria-pressed={isOn}
        onClick={() => keepSound(!isOn)}
      >
        <Drawing drawing={`${SPEAKER}${isOn ? WAVES : CROSS}`} />
      </button>
    </Tooltip>
  );
}
