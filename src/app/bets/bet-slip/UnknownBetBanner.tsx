/** While nobody knows whether a bet was placed, every page says so (CRT-15). */
import { Fragment } from 'react';
import { slipPhase } from '../../../db/queries/slipOutcome.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import * as bannerStyles from '../../frame/connection/ConnectionBanner.css.ts';
import { slip } from '../../kit/copy/labels.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { Spinner } from '../../kit/ui/Spinner.tsx';
import * as styles from './UnknownBetBanner.css.ts';

/** How much of a bet's key a reader is shown. */
const RECEIPT_LENGTH = 8;

const sentences = slip.unknown.match(/\S[^.]*\./g) ?? [slip.unknown];

export function UnknownBetBanner({ page, className }: { readonly page: PageKind; readonly className: string }) {
  const phase = useLive((db) => slipPhase(db, page), [page]);
  if (phase?.at !== 'unknown') return null;
  return (
    <div className={className}>
      <UnknownBetLine receipt={phase.key.slice(0, RECEIPT_LENGTH)} />
    </div>
  );
}

export function UnknownBetLine({ receipt }: { readonly receipt: string }) {
  return (
    <div className={bannerStyles.banner} data-kind="unknown" role="status">
      <Spinner size={14} />
      <span className={styles.lines}>
        <span>
          {sentences.map((sentence) => (
            <Fragment key={sentence}>
              <span className={styles.sentence}>{sentence}</span>{' '}
            </Fragment>
          ))}
        </span>
        <span className={styles.receipt}>{slip.receipt(receipt)}</span>
      </span>
    </div>
  );
}
