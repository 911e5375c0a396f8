/** Letters to many members: one that is written, to whom the list of members led to begin with, those that wait for a second operator, and how far those are that were sent. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { letters as words } from '../../copy/letters.ts';
import { useIsLive } from '../../link/Office.tsx';
import { Notice, type Said } from '../../parts/Notice.tsx';
import { WaitingChanges } from '../house/WaitingChanges.tsx';
import { choiceIn } from '../../parts/memberChoice.ts';
import { usePartners } from '../../parts/usePartners.ts';
import { LetterPanel } from './LetterPanel.tsx';
import { MailingsPanel } from './MailingsPanel.tsx';
import * as styles from './LettersScreen.css.ts';

const ACTS = ['mailing'];

export function LettersScreen() {
  const location = useLocation();
  const [said, setSaid] = useState<Said>();
  const isLive = useIsLive();
  const partners = usePartners();
  return (
    <>
      <Notice said={said} />
      <WaitingChanges title={words.waiting} acts={ACTS} onSaid={setSaid} />
      <div className={styles.whole} data-stale={!isLive || undefined}>
        <LetterPanel key={location.key} asked={choiceIn(location.state)} partners={partners} onSaid={setSaid} />
        <MailingsPanel partners={partners} onSaid={setSaid} />
      </div>
    </>
  );
}
