/**
 * The first news item as one line, at most 1276 px wide (NAV-02). It is the house's HTML, cleaned. It moves only if it is longer than
 * its place, never where motion is unwelcome, and can be stopped.
 */
import { memo, useState } from 'react';
import { news } from '../../../db/queries/session.ts';
import { chrome } from '../copy/chrome.ts';
import { connection } from '../../kit/copy/labels.ts';
import { useLive } from '../link/useLive.ts';
import { HouseHtml } from '../../kit/ui/HouseHtml.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { noticeText, withoutLabel } from './noticeText.ts';
import * as styles from './NoticeLine.css.ts';
import { useOverflow } from './useOverflow.ts';

/** What stands around it is drawn every second. */
export const NoticeLine = memo(function NoticeLine() {
  const [first = ''] = useLive(news, []) ?? [];
  const { place, line, excess } = useOverflow();
  const [isStopped, setIsStopped] = useState(false);
  if (noticeText(first) === '') return null;
  const isMoving = excess > 0 && !isStopped;
  return (
    <div className={styles.notice}>
      <span className={styles.chip}>{connection.notice}</span>
      <div
        ref={place}
        className={styles.place}
        data-stopped={isStopped || undefined}
        // Where it is moved by hand, the arrow keys move it too.
        {...(excess > 0 ? { role: 'group', 'aria-label': connection.notice, tabIndex: 0 } : {})}
      >
        <div ref={line} className={styles.line} data-moving={isMoving || undefined}>
          <HouseHtml as="span" className={styles.text} html={withoutLabel(first, connection.notice)} />
        </div>
      </div>
      {excess > 0 ? (
        <IconButton
          icon={isStopped ? 'play' : 'pause'}
          size={14}
          className={styles.stop}
          name={isStopped ? chrome.noticeGo : chrome.noticeStop}
          onClick={() => setIsStopped(!isStopped)}
        />
      ) : null}
    </div>
  );
});
