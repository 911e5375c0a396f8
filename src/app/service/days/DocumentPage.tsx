/** What every page of one document does: waits for it, says that it failed, and that what is shown is old. */
import type { ReactNode } from 'react';
import type { DocumentView } from '../../../db/queries/house.ts';
import type { DocumentName, DocumentOf } from '../../../domain/calls/house.ts';
import type { ShownDocument } from '../../frame/link/useHouseDocument.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { ErrorState } from '../../kit/ui/StateMessage.tsx';
import { daysState } from '../copy/days.ts';
import * as styles from './days.css.ts';

interface DocumentPageProps<Name extends DocumentName> {
  readonly shown: ShownDocument<Name>;
  readonly words: { readonly loading: string; readonly failed: string };
  /** @param isOld whether nothing may be done now */
  readonly children: (value: DocumentOf<Name>, isOld: boolean) => ReactNode;
}

export function DocumentPage<Name extends DocumentName>({ shown, words, children }: DocumentPageProps<Name>) {
  const { retry } = shown;
  const view: DocumentView<Name> | undefined = shown.view;
  if (view?.value === undefined) {
    return (
      <div className={styles.box}>
        {view?.hasFailed === true ? (
          <ErrorState hint={words.failed} onRetry={retry} />
        ) : (
          <BoardSkeleton label={words.loading} rows={6} />
        )}
      </div>
    );
  }
  return (
    <>
      {view.hasFailed ? (
        <p className={styles.note} role="status">
          <Icon name="offline" size={16} />
          {daysState.old}
        </p>
      ) : null}
      {children(view.value, view.hasFailed)}
    </>
  );
}
