/**
 * Back to the top, offered once the page has been scrolled past 20 px (NAV-05). It stands in a bar, with room of its own: over the page
 * it would cover prices.
 */
import { memo, useEffect, useState } from 'react';
import { menu } from '../../kit/copy/labels.ts';
import { whenIdle } from '../../kit/timing/whenIdle.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import * as styles from './ToTop.css.ts';

const SCROLLED_PX = 20;

export const ToTop = memo(function ToTop() {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const measure = () => setIsScrolled(scrollY > SCROLLED_PX);
    // Asked at once, the browser would lay the page out a time more to know.
    void whenIdle().then(measure);
    addEventListener('scroll', measure, { passive: true });
    return () => removeEventListener('scroll', measure);
  }, []);
  return (
    <span className={styles.place}>
      {isScrolled ? (
        <button type="button" className={styles.toTop} aria-label={menu.toTop} onClick={() => scrollTo({ top: 0 })}>
          <Icon name="up" />
        </button>
      ) : null}
    </span>
  );
});
