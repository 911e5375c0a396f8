/** The mark, the word, and the sign that no real money is played for. */
import { brand } from '../copy/site.ts';
import * as styles from './Logo.css.ts';

export function LogoMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect className={styles.tile} width="28" height="28" rx="6" />
      <g className={styles.ink} fill="none" strokeWidth="2.6" strokeLinecap="round">
        <path d="M11 5.6h6M6.6 10.3h14.8" />
        <circle cx="14" cy="18" r="4.4" />
      </g>
    </svg>
  );
}

export function Logo({ size = 'normal' }: { readonly size?: 'normal' | 'large' }) {
  return (
    <span className={styles.logo} data-size={size}>
      <LogoMark size={size === 'large' ? 40 : 28} />
      <span>{brand.name}</span>
    </span>
  );
}

export function PlayMoneyMark() {
  return <span className={styles.playMoney}>{brand.playMoney}</span>;
}
