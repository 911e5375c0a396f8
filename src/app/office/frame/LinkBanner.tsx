/** That the stream is cut, how old the figures are, and when it is tried again; nothing while it is live. */
import { ageText } from '../../kit/copy/time.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { link as words } from '../copy/office.ts';
import { useLink, useOffice, useOfficeNow } from '../link/Office.tsx';
import { OfficeIcon } from '../parts/OfficeIcon.tsx';
import * as styles from './LinkBanner.css.ts';

export function LinkBanner() {
  const { state, heardAt } = useLink();
  // Before the first connection there is nothing that could be old.
  if (state === 'live' || heardAt === undefined) return null;
  return <CutLine heardAt={heardAt} />;
}

function CutLine({ heardAt }: { readonly heardAt: number }) {
  const { link } = useOffice();
  const { skewMs, retryAt } = useLink();
  const now = useOfficeNow() - skewMs;
  return (
    <div className={styles.banner} role="alert">
      <OfficeIcon name="offline" size={18} />
      <strong>{words.cut}</strong>
      <span aria-hidden="true">{words.asOf(ageText(now - heardAt))}</span>
      <span>{words.locked}</span>
      <span className={styles.aside} aria-hidden="true">
        {retryAt === undefined ? words.connecting : words.retryIn(Math.max(0, Math.ceil((retryAt - now) / 1_000)))}
      </span>
      <Button size="small" onClick={() => link.wake()}>
        {words.now}
      </Button>
    </div>
  );
}
