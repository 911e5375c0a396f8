/** Small layout, large layout, or whichever fits the window; kept on this machine and followed by every tab (NAV-09). */
import { useId } from 'react';
import { chrome } from '../copy/chrome.ts';
import {
  chooseLayout,
  LAYOUT_CHOICES,
  useLayoutChoice,
  type LayoutChoice as Choice,
} from '../../kit/theme/screenSize.ts';
import * as styles from './LayoutChoice.css.ts';

const names: Record<Choice, string> = { mobile: chrome.layoutMobile, desktop: chrome.layoutDesktop };

/** The browser's own choice of one: this stands below every page, and is not worth a script. */
export function LayoutChoice() {
  const choice = useLayoutChoice();
  const group = useId();
  return (
    <div className={styles.choice}>
      <span className={styles.label}>{chrome.layout}</span>
      <div role="radiogroup" className={styles.group} aria-label={chrome.layout}>
        {[undefined, ...LAYOUT_CHOICES].map((known) => (
          <label key={known ?? 'auto'} className={styles.item}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              checked={choice === known}
              onChange={() => {
                chooseLayout(known);
              }}
            />
            <span className={styles.name}>{known === undefined ? chrome.layoutAuto : names[known]}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
