/** What stands around every screen of the office: the rail of pages, the bar of commands, and how the line is. */
import { useState, type ReactNode } from 'react';
import { skip } from '../../kit/theme/skip.css.ts';
import { office } from '../copy/office.ts';
import { pageNames } from '../copy/pages.ts';
import { CommandBar } from './CommandBar.tsx';
import { LinkBanner } from './LinkBanner.tsx';
import type { OfficePage } from './officePages.ts';
import { Rail } from './Rail.tsx';
import { SubtitleContext } from './subtitle.ts';
import * as styles from './OfficeFrame.css.ts';

export function OfficeFrame({ page, children }: { readonly page: OfficePage; readonly children: ReactNode }) {
  const [subtitle, setSubtitle] = useState('');
  return (
    <div className={styles.whole}>
      <title>{office.title(pageNames[page.id])}</title>
      <a href="#office-main" className={skip}>
        {office.skip}
      </a>
      <CommandBar page={page} subtitle={subtitle} />
      <Rail page={page} />
      <main id="office-main" className={styles.main} tabIndex={-1}>
        <LinkBanner />
        <SubtitleContext value={setSubtitle}>{children}</SubtitleContext>
      </main>
    </div>
  );
}
