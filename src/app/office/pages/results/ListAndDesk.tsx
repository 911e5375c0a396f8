/** A list and what of it is open: beside one another the list takes a third; on a phone what is open takes its place. */
import type { ReactNode } from 'react';
import { useIsLive } from '../../link/Office.tsx';
import { Notice, type Said } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote } from '../../parts/StateNote.tsx';
import { useIsPhone } from '../../parts/useIsPhone.ts';
import * as styles from './ResultsScreen.css.ts';

interface ListAndDeskProps {
  readonly said: Said | undefined;
  readonly list: ReactNode;
  /** `undefined` while nothing is open. */
  readonly desk: ReactNode | undefined;
  /** What stands in the desk's place until then. */
  readonly words: { readonly title: string; readonly choose: string; readonly chooseHint: string };
}

export function ListAndDesk({ said, list, desk, words: { title, choose, chooseHint } }: ListAndDeskProps) {
  const isLive = useIsLive();
  const isPhone = useIsPhone();
  return (
    <>
      <Notice said={said} />
      <div className={styles.whole} data-stale={!isLive || undefined}>
        {isPhone && desk !== undefined ? null : list}
        {desk ??
          (isPhone ? null : (
            <Panel title={title} className={styles.panel}>
              <EmptyNote icon="check" title={choose} hint={chooseHint} />
            </Panel>
          ))}
      </div>
    </>
  );
}
