/** The notice popups of the home page (NAV-14): each in its place on a large screen, one after the other as a sheet on a small one. */
import { popups as words } from '../../copy/home.ts';
import { hidden } from '../../theme/hidden.css.ts';
import { useIsNarrow } from '../../theme/screenSize.ts';
import { NoticePopup } from './NoticePopup.tsx';
import { usePlaces } from './usePlaces.ts';
import { usePopups } from './usePopups.ts';

export function PopupLayer() {
  const { popups, hide } = usePopups();
  const places = usePlaces(popups);
  const isNarrow = useIsNarrow();
  const drawn = isNarrow ? popups.slice(0, 1) : popups;
  return (
    <>
      <p className={hidden} role="status">
        {popups.length === 0 ? '' : words.announce(popups.length)}
      </p>
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
    </>
  );
}
