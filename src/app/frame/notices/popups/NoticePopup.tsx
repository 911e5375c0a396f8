/**
 * One notice over the page: the house's words and two ways to send it off, both for six hours (NAV-14). It does not take the page
 * away: focus stays where it is, the page behind can be used, Escape closes the popup that came last.
 */
import { Dialog } from 'radix-ui';
import { Suspense, useEffect, useRef, type ReactNode, type Ref } from 'react';
import type { Popup } from '../../../../domain/notices/popup.ts';
import { popups as words } from '../../copy/popups.ts';
import { HouseHtml } from '../../../kit/ui/HouseHtml.tsx';
import * as styles from './NoticePopup.css.ts';
import type { Box } from './placePopups.ts';

interface NoticePopupProps {
  readonly popup: Popup;
  readonly name: string;
  /** `undefined` while it is measured or waits for room: it is laid out, unseen. */
  readonly place: Pick<Box, 'left' | 'top'> | 'sheet' | undefined;
  readonly onMeasured: (popupId: string, height: number) => void;
  readonly onHide: (popupId: string) => void;
}

/** Not there before its words can be drawn: it would grow under the reader's eyes. */
export function NoticePopup(props: NoticePopupProps) {
  return (
    <Suspense fallback={null}>
      <DrawnPopup {...props} />
    </Suspense>
  );
}

function DrawnPopup({ popup, name, place, onMeasured, onHide }: NoticePopupProps) {
  const { id, width, contents } = popup;
  const frame = useHeight((height) => onMeasured(id, height));
  const hide = () => onHide(id);
  if (place === undefined) {
    return (
      <div ref={frame} className={styles.popup} style={{ width }} data-unplaced inert aria-hidden="true">
        <Contents title={<p className={styles.title}>{name}</p>} html={contents} onHide={hide} />
      </div>
    );
  }
  return (
    <Dialog.Root open modal={false} onOpenChange={hide}>
      <Dialog.Content
        ref={frame}
        className={styles.popup}
        style={place === 'sheet' ? { width } : { width, left: place.left, top: place.top }}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={keepFocusOnPage}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Contents title={<Dialog.Title className={styles.title}>{name}</Dialog.Title>} html={contents} onHide={hide} />
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface ContentsProps {
  readonly title: ReactNode;
  readonly html: string;
  readonly onHide: () => void;
}

function Contents({ title, html, onHide }: ContentsProps) {
  return (
    <>
      <div className={styles.body}>
        {title}
        <HouseHtml html={html} className={styles.html} isWaitedFor />
      </div>
      <div className={styles.foot}>
        <button type="button" className={styles.button} onClick={onHide}>
          {words.snooze}
        </button>
        <button type="button" className={styles.button} onClick={onHide}>
          {words.close}
        </button>
      </div>
    </>
  );
}

/** Focus that went with the popup goes to the page, not to the top of the document. */
function keepFocusOnPage(event: Event): void {
  event.preventDefault();
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
}

/** Tells the height of an element, px. */
function useHeight(tell: (height: number) => void): Ref<HTMLDivElement> {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  const watch = useRef((element: HTMLDivElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => latest.current(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  });
  return watch.current;
}
