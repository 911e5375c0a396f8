/** Small layout, large layout, or whichever fits the window; kept on this machine and followed by every tab (NAV-09). */
import { ToggleGroup } from 'radix-ui';
import { chrome } from '../copy/chrome.ts';
import {
  chooseLayout,
  LAYOUT_CHOICES,
  useLayoutChoice,
  type LayoutChoice as Choice,
} from '../../kit/theme/screenSize.ts';
import * as styles from './LayoutChoice.css.ts';

const AUTO = 'auto';
const names: Record<Choice, string> = { mobile: chrome.layoutMobile, desktop: chrome.layoutDesktop };

export function LayoutChoice() {
  const choice = useLayoutChoice();
  return (
    <div className={styles.choice}>
      <span className={styles.label}>{chrome.layout}</span>
      <ToggleGroup.Root
        type="single"
        className={styles.group}
        aria-label={chrome.layout}
        value={choice ?? AUTO}
        onValueChange={(wish) => {
          // Pressing the chosen one again is not a wish.
          if (wish !== '') chooseLayout(LAYOUT_CHOICES.find((known) => known === wish));
        }}
      >
        <ToggleGroup.Item value={AUTO} className={styles.item}>
          {chrome.layoutAuto}
        </ToggleGroup.Item>
        {LAYOUT_CHOICES.map((known) => (
          <ToggleGroup.Item key={known} value={known} className={styles.item}>
            {names[known]}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </div>
  );
}
