/** Where a run of a list goes on, or that it ends: one button, and what became of it. As high in every state as in any other. */
import { lists } from '../copy/lists.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import * as styles from './ListFoot.css.ts';

export type FootState = 'more' | 'asking' | 'offline' | 'failed' | 'end' | 'full';

interface ListFootProps {
  readonly state: FootState;
  /** On the button; "more" if absent. */
  readonly more?: string;
  /** What is said at the end of the list. */
  readonly end: string;
  readonly onMore: () => void;
}

export function ListFoot({ state, more = lists.more, end, onMore }: ListFootProps) {
  if (state === 'end' || state === 'full') return <p className={styles.foot}>{state === 'full' ? lists.full : end}</p>;
  const isAsking = state === 'asking';
  const isTrouble = state === 'offline' || state === 'failed';
  return (
    <div className={styles.foot}>
      {isTrouble ? <span role="status">{lists[state]}</span> : null}
      {/* Stays the same button while it waits: whoever pressed it keeps their place. */}
      <Button
        size="small"
        isPending={isAsking}
        aria-disabled={isAsking || undefined}
        onClick={isAsking ? undefined : onMore}
      >
        {isTrouble ? <Icon name="refresh" size={16} /> : null}
        {isAsking ? lists.loading : isTrouble ? lists.retry : more}
      </Button>
    </div>
  );
}
