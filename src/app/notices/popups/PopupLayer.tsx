/** The notice popups of the home page (NAV-14): each in its place on a large screen, one after the other as a sheet on a small one. */
import { lazy, Suspense } from 'react';
import { popups as words } from '../../copy/home.ts';
import { patientImport } from '../../ports/patientImport.ts';
import { useIsSettled } from '../../ports/useIsSettled.ts';
import { hidden } from '../../theme/hidden.css.ts';
import { useIsNarrow } from '../../theme/screenSize.ts';
import { usePlaces } from './usePlaces.ts';
import { usePopups } from './usePopups.ts';

const NONE = [] as const;
const NoticePopup = lazy(async () => ({
  default: (await patientImport(() => import('./NoticePopup.tsx'))).NoticePopup,
}));

export function PopupLayer() {
  const isSettled = useIsSettled();
  const { popups: due, hide } = usePopups();
  // The page first, then what lies over it.
  const popups = isSettled ? due : NONE;
  const places = usePlaces(popups);
  const isNarrow = useIsNarrow();
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
