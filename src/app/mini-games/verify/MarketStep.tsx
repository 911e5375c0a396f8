/** How each market ends by what was drawn, and whether what was said ends it alike (rule VER-2). */
import { Icon } from '../../kit/ui/Icon.tsx';
import { verify } from '../copy/verify.ts';
import { StepPanel } from './StepPanel.tsx';
import type { Verified } from './useVerification.ts';
import * as styles from './Verify.css.ts';
import { wordsOfRound } from './words.ts';

export function MarketStep({ found: { markets, roundId, isCompared } }: { readonly found: Verified }) {
  const words = wordsOfRound(roundId);
  const differing = markets.filter(({ isAsSaid }) => !isAsSaid).length;
  const hasFailed = differing > 0;
  const fine = isCompared ? verify.allMatch(markets.length) : verify.ended(markets.length);
  return (
    <StepPanel
      step="markets"
      note={isCompared ? verify.compares : verify.comparesNothing}
      hasFailed={hasFailed}
      result={hasFailed ? verify.someDiffer(differing) : fine}
    >
      <dl className={styles.markets}>
        {markets.map(({ marketId, won, isPush, isAsSaid }) => (
          <div key={marketId} className={styles.market} data-failed={!isAsSaid || undefined}>
            <dt>{words.marketOf(marketId)}</dt>
            <dd>
              {isPush && won.length === 0
                ? verify.push
                : won.map((key) => words.cellOf(marketId, key)).join(' · ') || verify.noneWon}
              <Icon name={isAsSaid ? 'check' : 'close'} size={16} />
            </dd>
          </div>
        ))}
      </dl>
    </StepPanel>
  );
}
