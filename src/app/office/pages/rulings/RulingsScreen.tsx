/** What is in force: caps by kind with the form that lays them, and margins, each with who said it and taking it back. */
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { rulingsCall } from '../../../../domain/calls/officeRisk.ts';
import { rulings as words } from '../../copy/rulings.ts';
import { useSubtitle } from '../../frame/subtitle.ts';
import { useIsLive, useOffice, useTold } from '../../link/Office.tsx';
import { useAsked } from '../../link/useAsked.ts';
import { Notice, type Said } from '../../parts/Notice.tsx';
import { OfficeIcon } from '../../parts/OfficeIcon.tsx';
import { WaitingNote } from '../../parts/StateNote.tsx';
import { CapList } from './CapList.tsx';
import { MarginList } from './MarginList.tsx';
import * as styles from './RulingsScreen.css.ts';

export function RulingsScreen() {
  const { api } = useOffice();
  const isLive = useIsLive();
  const [said, setSaid] = useState<Said>();
  const ask = useCallback(() => api.ask(rulingsCall, {}), [api]);
  const { value, failure, again } = useAsked(ask, useTold('risk', 'read'));
  useSubtitle(value === undefined ? '' : words.subtitle(value.caps.length, value.margins.length));
  const desk = { said: setSaid, isLocked: !isLive };
  return (
    <>
      <Notice said={said} />
      <p className={styles.way}>
        <Link to="/risk" className={styles.back}>
          <OfficeIcon name="scales" size={16} />
          {words.back}
        </Link>
      </p>
      {value === undefined ? (
        <WaitingNote {...{ failure, again }} rows={8} />
      ) : (
        <div className={styles.whole} data-stale={!isLive || undefined}>
          <CapList caps={value.caps} {...desk} />
          <MarginList margins={value.margins} {...desk} />
        </div>
      )}
    </>
  );
}
