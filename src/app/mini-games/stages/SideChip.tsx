/** A letter or a word on the colour of its side. */
import type { ReactNode } from 'react';
import * as styles from './SideChip.css.ts';

export type SideTone = 'a' | 'b' | 'tie' | 'neutral';

interface SideChipProps {
  readonly tone: SideTone;
  readonly children: ReactNode;
}

export const SideChip = ({ tone, children }: SideChipProps) => (
  <span className={styles.chip} data-tone={tone}>
    {children}
  </span>
);
