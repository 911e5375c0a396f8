/** Opens the marks on prices of a match (ALR-6), and tells how many there are. What it opens comes when it is opened. */
import { lazy, Suspense, useState } from 'react';
import { priceMarks } from '../../../db/queries/alerts.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { Drawing } from '../../kit/ui/Drawing.tsx';
import { priceMarkWords as words } from '../copy/match.ts';
import type { PriceMarksProps } from './PriceMarksDialog.tsx';
import * as styles from './MatchTabs.css.ts';

const PriceMarksDialog = lazy(async () => ({
  default: (await patientImport(() => import('./PriceMarksDialog.tsx'))).PriceMarksDialog,
}));

const BELL = 'M5 13.75V9a5 5 0 0 1 10 0v4.75l1.25 1.5H3.75L5 13.75Zm3.25 3.5h3.5';

export function PriceMarksButton(props: PriceMarksProps) {
  const { fixtureId } = props.fixture;
  const [isOpen, setIsOpen] = useState(false);
  const marks = (useLive(priceMarks, []) ?? []).filter((mark) => mark.fixtureId === fixtureId);
  const name = words.open(marks.length);
  return (
    <>
      <button type="button" className={styles.tool} aria-label={name} title={name} onClick={() => setIsOpen(true)}>
        <Drawing drawing={BELL} size={16} />
        {marks.length === 0 ? null : <span className={styles.count}>{marks.length}</span>}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PriceMarksDialog {...props} marks={marks} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
