/** That nobody knows whether a bet was placed, with the number to ask for it by (CRT-15). */
import { Fragment } from 'react';
import * as bannerStyles from '../../frame/connection/ConnectionBanner.css.ts';
import { slip } from '../../kit/copy/labels.ts';
import { Spinner } from '../../kit/ui/Spinner.tsx';
import * as styles from './UnknownBetBanner.css.ts';

const sentences = slip.unknown.match(/\S[^.]*\./g) ?? [slip.unknown];

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
