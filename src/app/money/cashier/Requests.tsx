/** What became of what a member asked for: what is under way beside the page, all of it below, live in every tab (WAL-01, WAL-08). */
import { useState } from 'react';
import type { MoneyRequest, RequestKind, RequestState } from '../../../domain/cashier/moneyRequest.ts';
import { useCommand } from '../../frame/link/useCommand.ts';
import { useList } from '../../frame/link/useList.ts';
import { Beside } from '../wallet/Beside.tsx';
import { isUnderWay } from './openCommands.ts';
import { RequestList } from './RequestList.tsx';
import { CommandCard, RequestCard } from './RequestCard.tsx';
import { useOriginNow } from './useCashier.ts';

/** Cards of requests that wait, at most. */
const MOST_CARDS = 3;

interface RequestsProps {
  readonly kind: RequestKind;
  readonly way: 'bank' | 'tether';
  readonly isOffline: boolean;
}

/** The command by which each is asked for. */
const commands = {
  bank: { charge: 'requestCharge', exchange: 'requestExchange' },
  tether: { charge: 'depositTether', exchange: 'withdrawTether' },
} as const;

export function Requests({ kind, way, isOffline }: RequestsProps) {
  const [state, setState] = useState<RequestState>();
  const at = useOriginNow();
  const [openedAt] = useState(at);
  // Both ways of tether stand in one list, as its picture has them.
  const asked = way === 'tether' ? { way } : { way, kind };
  const all = useList('requests', asked);
  const shown = useList('requests', state === undefined ? asked : { ...asked, state });
  const { states } = useCommand(commands[way][kind]);
  const rows = (all.view?.runs ?? []).flatMap((run): readonly MoneyRequest[] => run.rows);
  const mine = rows.filter((request) => request.kind === kind);
  const isFresh = ({ decidedAt }: MoneyRequest) => decidedAt !== null && decidedAt >= openedAt;
  const waiting = mine.filter((request) => request.state === 'requested');
  const decided = mine.filter(isFresh).slice(0, 1);
  const underWay = states.filter(isUnderWay).slice(0, 1);
  return (
    <>
      <Beside>
        {underWay.map((command) => (
          <CommandCard key={command.key} command={command} kind={kind} at={at} />
        ))}
        {[...waiting.slice(0, MOST_CARDS), ...decided].map((request) => (
          <RequestCard key={request.id} request={request} at={at} isOffline={isOffline} />
        ))}
      </Beside>
      <RequestList list={shown} all={all} way={way} state={state} onChoose={setState} />
    </>
  );
}
