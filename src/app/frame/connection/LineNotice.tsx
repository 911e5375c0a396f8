/** What the line holds back, in the place of the notice line, with the way to all of it (LIN-4). Loaded once the page stands. */
import { arrival } from '../../../db/queries/arrival.ts';
import { lineWords } from '../copy/line.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useIsLasting } from '../../kit/timing/useIsLasting.ts';
import { useLive } from '../link/useLive.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Spinner } from '../../kit/ui/Spinner.tsx';
import * as styles from './ConnectionBanner.css.ts';
import { lineNoticeOf, type LineNotice as Notice } from './lineNotice.ts';

/** On a good line the rest is here before anybody has read that it comes, ms. */
const TOLD_AFTER_MS = 1_500;

export function LineNotice() {
  const known = useLive(arrival, []);
  const notice = known === undefined ? undefined : lineNoticeOf(known);
  const isLasting = useIsLasting(notice !== undefined, TOLD_AFTER_MS);
  return notice === undefined || !isLasting ? null : <LineBanner notice={notice} />;
}

export function LineBanner({ notice }: { readonly notice: Notice }) {
  const { engine } = usePorts();
  return (
    <div className={styles.banner} data-kind="line">
      {notice.kind === 'held' ? <Icon name="clock" size={16} /> : <Spinner size={14} />}
      <span>
        <span role="status">{notice.kind === 'held' ? lineWords.held[notice.why] : lineWords.arriving}</span>
        {notice.kind === 'held' || notice.percent === undefined ? null : (
          <span className={styles.percent}> {lineWords.percent(notice.percent)}</span>
        )}
      </span>
      {notice.kind === 'held' ? (
        <span className={styles.end}>
          <button type="button" className={styles.again} onClick={() => void engine.chooseLine('all')}>
            {lineWords.all}
          </button>
        </span>
      ) : null}
    </div>
  );
}
