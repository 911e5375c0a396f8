/** A panel with nothing in it, one still being read, and one that failed. */
import { board, slip } from '../kit/copy/labels.ts';
import { design } from './copy/design.ts';
import { panel } from '../kit/theme/panel.css.ts';
import { BoardSkeleton } from '../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../kit/ui/StateMessage.tsx';
import { Section } from './Section.tsx';
import * as styles from './StateSection.css.ts';

export function StateSection() {
  return (
    <Section title={design.states} isBare>
      <div className={styles.three}>
        <div className={panel}>
          <EmptyState title={slip.emptyTitle} hint={slip.emptyHint} />
        </div>
        <div className={panel}>
          <BoardSkeleton label={board.loading} rows={4} />
        </div>
        <div className={panel}>
          <ErrorState hint={board.failed} onRetry={() => undefined} />
        </div>
      </div>
    </Section>
  );
}
