/** The notice popups of the home page (NAV-14): each in its place on a large screen, one after the other as a sheet on a small one. */
import { lazy, startTransition, Suspense, useEffect, useRef, useState } from 'react';
import type { Popup } from '../../../../domain/notices/popup.ts';
import { popups as words } from '../../copy/popups.ts';
import { nextTask } from '../../../kit/timing/nextTask.ts';
import { patientImport } from '../../../kit/timing/patientImport.ts';
import { useIsRestDue } from '../../link/useIsRestDue.ts';
import { hidden } from '../../../kit/theme/hidden.css.ts';
import { useIsNarrow } from '../../../kit/theme/screenSize.ts';
import { usePlaces } from './usePlaces.ts';
import { usePopups } from './usePopups.ts';

const NONE = [] as const;
const loadPopup = () => patientImport(() => import('./NoticePopup.tsx'));
const NoticePopup = lazy(async () => ({ default: (await loadPopup()).NoticePopup }));

export function PopupLayer() {
  const { popups: due, hide } = usePopups();
  const isNarrow = useIsNarrow();
  // The page first, then what lies over it.
  const isPrepared = useIsPrepared(useIsRestDue() ? due.slice(0, isNarrow ? 1 : due.length) : NONE);
  const popups = isPrepared ? due : NONE;
  const places = usePlaces(popups);
  const drawn = isNarrow ? popups.slice(0, 1) : popups;
  return (
    <>
      <p className={hidden} role="status">
        {popups.length === 0 ? '' : words.announce(popups.length)}
      </p>
      <Suspense fallback={null}>
        {drawn.map((popup, index) => (
          <NoticePopup
            key={popup.id}
            popup={popup}
            name={words.name(index + 1, popups.length)}
            place={isNarrow ? 'sheet' : places.of(popup.id)}
            onMeasured={places.measured}
            onHide={hide}
          />
        ))}
      </Suspense>
    </>
  );
}

/** Whether the first popups can be drawn without a long task: their code is loaded and their words are cleaned, each in a task of its own. */
function useIsPrepared(first: readonly Popup[]): boolean {
  const [isPrepared, setIsPrepared] = useState(false);
  // What comes or changes later is cleaned as it is drawn.
  const isDue = first.length > 0 && !isPrepared;
  const latest = useRef(first);
  latest.current = first;
  useEffect(() => {
    if (!isDue) return undefined;
    let isWanted = true;
    void prepare(latest.current)
      .catch(() => undefined)
      .then(() => {
        if (isWanted) startTransition(() => setIsPrepared(true));
      });
    return () => {
      isWanted = false;
    };
  }, [isDue]);
  return isPrepared;
}

async function prepare(popups: readonly Popup[]): Promise<void> {
  const [{ prepareHtml }] = await Promise.all([
    patientImport(() => import('../../../kit/house-html/prepareHtml.ts')),
    loadPopup(),
  ]);
  for (const { contents } of popups) {
    await nextTask();
    prepareHtml(contents);
  }
}
