/** A request to charge or to exchange, with all that is known beside it, decided by whoever has it. */
import { useCallback, useState } from 'react';
import { requestFactsCall } from '../../../../domain/calls/office.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { cashier } from '../../copy/cashier.ts';
import { useOffice, useTold } from '../../link/Office.tsx';
import { useAsked } from '../../link/useAsked.ts';
import { WaitingNote } from '../../parts/StateNote.tsx';
import { useIsPhone } from '../../parts/useIsPhone.ts';
import { DecideFoot } from './DecideFoot.tsx';
import type { DeskProps } from './deskProps.ts';
import { FirstFacts, RollingPart, SumsPart, LastFacts } from './RequestFactsParts.tsx';

export function RequestDesk(desk: DeskProps) {
  const { row } = desk;
  const { api } = useOffice();
  const isPhone = useIsPhone();
  const [isWhole, setIsWhole] = useState(false);
  const ask = useCallback(() => api.ask(requestFactsCall, { params: { id: row.id } }), [api, row.id]);
  // Money and bets of a member change without a word to operators: facts are of when the row was opened, taken or told.
  const facts = useAsked(ask, useTold('queue', 'read'));
  if (facts.value === undefined) return <WaitingNote failure={facts.failure} again={facts.again} />;
  const { value } = facts;
  return (
    <>
      <FirstFacts facts={value} />
      {isPhone && !isWhole ? null : (
        <>
          <RollingPart facts={value} />
          <SumsPart facts={value} />
          <LastFacts facts={value} />
        </>
      )}
      {isPhone ? (
        <Button kind="quiet" isWide aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? cashier.less : cashier.more}
        </Button>
      ) : null}
      {desk.isMine ? <DecideFoot {...desk} facts={value} /> : null}
    </>
  );
}
