/** The end of every page: whose it is, that no real money is played for, and which layout it is shown in (NAV-09). */
import { memo } from 'react';
import { chrome } from '../../frame/copy/chrome.ts';
import { Logo } from '../../kit/ui/Logo.tsx';
import * as styles from './Footer.css.ts';
import { LayoutChoice } from '../../frame/account/LayoutChoice.tsx';

export const Footer = memo(function Footer() {
  return (
    <footer className={styles.footer} aria-label={chrome.footer}>
      <span className={styles.brand}>
        <Logo />
        <span className={styles.note}>{chrome.playMoneyNote}</span>
      </span>
      <LayoutChoice />
    </footer>
  );
});
