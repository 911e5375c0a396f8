/** What a trader says of the chosen row: a hold or a margin of any scope around it, a price of its own, and below that the largest bets and members. */
import { useState } from 'react';
import { formatOdds } from '../../../../domain/kernel/odds.ts';
import type { Risk, RiskOfFixture } from '../../../../domain/office/risk.ts';
import { teamsText } from '../../../kit/copy/picks.ts';
import { risk as words } from '../../copy/risk.ts';
import { useMay } from '../../link/Office.tsx';
import { round } from '../../parts/marks.css.ts';
import { EmptyNote } from '../../parts/StateNote.tsx';
import type { DeskState } from './deskState.ts';
import { HoldForm } from './HoldForm.tsx';
import { LargestBets } from './LargestBets.tsx';
import { MarginForm } from './MarginForm.tsx';
import { PriceForm } from './PriceForm.tsx';
import { marketText, rowText } from './riskNames.ts';
import type { RiskRow } from './riskRows.ts';
import * as styles from './RulingDesk.css.ts';

interface RulingDeskProps extends DeskState {
  readonly row: RiskRow | undefined;
  readonly risk: Risk | undefined;
  readonly detail: RiskOfFixture | undefined;
}

export function RulingDesk({ row, risk, detail, ...desk }: RulingDeskProps) {
  const mayAct = useMay('risk.act');
  const [reason, setReason] = useState<string>(words.defaultReason);
  const reach = detail?.fixture.fixtureId === row?.fixture.fixtureId ? detail?.reach : undefined;
  return (
    <section className={styles.desk} aria-label={words.desk}>
      {row === undefined ? (
        <EmptyNote icon="lock" title={words.chooseTitle} hint={words.chooseHint} />
      ) : (
        <>
          <Head row={row} />
          {mayAct ? (
            <HoldForm {...{ row, reach, reason, ...desk }} onReason={setReason} holds={risk?.holds ?? []} />
          ) : null}
          {mayAct && row.kind === 'selection' && row.selection.offered !== null ? (
            <PriceForm {...{ row, reason, ...desk }} />
          ) : mayAct ? (
            <p className={styles.hint}>{words.priceChoose}</p>
          ) : null}
          {mayAct ? <MarginForm {...{ row, reach, reason, ...desk }} margins={risk?.margins ?? []} /> : null}
        </>
      )}
      <LargestBets risk={risk} />
    </section>
  );
}

function Head({ row }: { readonly row: RiskRow }) {
  const path = [row.fixture.leagueName];
  if (row.kind !== 'fixture') path.push(teamsText(row.fixture));
  if (row.kind === 'selection') path.push(marketText(row.market));
  const offered = row.kind === 'selection' ? row.selection.offered : null;
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <p className={styles.path}>{path.join(' › ')}</p>
        <h2 className={styles.title}>{rowText(row)}</h2>
      </div>
      {offered === null ? null : (
        <p className={styles.published}>
          {row.kind === 'selection' && row.selection.override !== null ? (
            <span className={round} data-tone="warn">
              {words.priced}
            </span>
          ) : null}
          <span className={styles.odds}>{formatOdds(offered.odds)}</span>
        </p>
      )}
    </header>
  );
}
