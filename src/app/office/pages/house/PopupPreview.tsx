/** A popup as it will stand over a page of 1920 px and of 425 px, drawn by the letters and the cleaner of members' pages, and what to look at before it is shown. */
import { useDeferredValue, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { HousePopup } from '../../../../domain/house/housePopup.ts';
import { storedHtml } from '../../../../house-html/storedHtml.ts';
import { HouseHtml } from '../../../kit/ui/HouseHtml.tsx';
import { popupWords as words } from '../../copy/house.ts';
import { OfficeIcon } from '../../parts/OfficeIcon.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { checksOf, placeOf, placeText, SCREEN } from './popupChecks.ts';
import * as own from './PopupTab.css.ts';
import * as styles from './HouseScreen.css.ts';

interface PopupPreviewProps {
  readonly popup: HousePopup;
  readonly others: readonly HousePopup[];
  readonly online: number;
}

const PHONE = { width: 425, height: 620 };
const SHEET_GAP = 12;

export function PopupPreview({ popup, others, online }: PopupPreviewProps) {
  const html = storedHtml(useDeferredValue(popup.contents));
  const { width } = popup;
  const { left, top } = placeOf(popup);
  return (
    <Panel title={words.preview} aside={words.previewNote} className={styles.panelOf}>
      <div className={own.sizes}>
        <p className={own.size}>
          <span className={own.sizeName}>{words.wide}</span>
          <span className={own.sizeEnd}>{placeText(popup)}</span>
        </p>
        <Scaled {...SCREEN}>
          <div className={own.popup} style={{ left, top, width, maxHeight: SCREEN.height - top - SHEET_GAP }}>
            <Drawn html={html} />
          </div>
        </Scaled>
        <div className={own.low}>
          <div>
            <p className={own.size}>
              <span className={own.sizeName}>{words.phone}</span>
            </p>
            <Scaled {...PHONE}>
              <div
                className={own.popup}
                style={{ left: SHEET_GAP, right: SHEET_GAP, bottom: 76, maxHeight: PHONE.height * 0.6 }}
              >
                <Drawn html={html} />
              </div>
            </Scaled>
          </div>
          <Checks {...{ popup, others, online }} />
        </div>
      </div>
    </Panel>
  );
}

function Drawn({ html }: { readonly html: string }) {
  return (
    <>
      {/* A picture of the popup: its links lead nowhere from here. */}
      <div className={own.popupBody} inert>
        <HouseHtml html={html} />
      </div>
      <div className={own.popupFoot} aria-hidden="true">
        <span>{words.snooze}</span>
        <span>{words.close}</span>
      </div>
    </>
  );
}

interface ScaledProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** A page of so many px, as small as its place. */
function Scaled({ width, height, children }: ScaledProps) {
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setScale(element.clientWidth / width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div ref={place} className={own.frame} style={{ aspectRatio: `${width} / ${height}` }}>
      <div className={own.page} style={{ width, height, transform: `scale(${scale})` }}>
        <div className={own.pageBar} />
        <div className={own.pageBlock} style={{ top: 88, left: 12, right: width > 1_000 ? 340 : 12, height: 220 }} />
        <div className={own.pageBlock} style={{ top: 320, left: 12, right: width > 1_000 ? 340 : 12, bottom: 12 }} />
        {width > 1_000 ? (
          <div className={own.pageBlock} style={{ top: 88, width: 316, right: 12, height: 380 }} />
        ) : null}
        {children}
      </div>
    </div>
  );
}

function Checks({ popup, others, online }: PopupPreviewProps) {
  return (
    <section aria-label={words.checks}>
      <p className={own.size}>
        <span className={own.sizeName}>{words.checks}</span>
      </p>
      <div className={own.checks}>
        {checksOf(popup, others).map(({ text, hint, isGood }) => (
          <p key={text} className={own.check} data-tone={isGood ? 'good' : 'warn'}>
            <OfficeIcon name={isGood ? 'check' : 'warning'} size={18} />
            <span>{text}</span>
            {hint === '' ? null : <span className={own.checkHint}>{hint}</span>}
          </p>
        ))}
        <p className={own.people}>
          <span>{words.members}</span>
          <strong>{words.people(online)}</strong>
        </p>
        <p className={own.people}>
          <a className={own.toSite} href="/" target="_blank" rel="noreferrer">
            {words.toSite}
          </a>
        </p>
      </div>
    </section>
  );
}
