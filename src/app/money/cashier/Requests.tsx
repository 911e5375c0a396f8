/** What became of what a member asked for, live in every tab (WAL-01, WAL-08): what is under way beside the page, or over it on a small screen; all of it below. */
import { useState } from 'react';
import type { MoneyRequest, RequestKind, RequestState } from '../../../domain/cashier/moneyRequest.ts';
import { useCommand } from '../../frame/link/useCommand.ts';
import { useList } from '../../frame/link/useList.ts';
import { Beside } from '../wallet/Beside.tsx';
import { isUnderWay } from './openCommands.ts';
import { RequestList } from './RequestList.tsx';
import { CommandCard, RequestCard } from './RequestCard.tsx';
import { useOriginNow } from '../../frame/connection/useOriginNow.ts';

/** Cards of requests that wait, at most. */
const MOST_CARDS = 3;

/** Which requests a page is of. */
interface RequestsProps {
  readonly kind: RequestKind;
  readonly way: 'bank' | 'tether';
}

/** The command by which each is asked for. */
const commands = {
  bank: { charge: 'requestCharge', exchange: 'requestExchange' },
  tether: { charge: 'depositTether', exchange: 'withdrawTether' },
} as const;

/** Both ways of tether stand in one list, as its picture has them. */
const filterOf = ({ kind, way }: RequestsProps) => (way === 'tether' ? { way } : { way, kind });

/** Those that wait, and the last one that was decided while the page is looked at. */
export function LiveRequests({ isOffline, ...which }: RequestsProps & { readonly isOffline: boolean }) {
  const { kind, way } = which;
  const at = useOriginNow();
  const [openedAt] = useState(at);
  const { view } = useList('requests', filterOf(which));
  const { states } = useCommand(commands[way][kind]);
  const rows = (view?.runs ?? []).flatMap((run): readonly MoneyRequest[] => run.rows);
  const mine = rows.filter((request) => request.kind === kind);
  const waiting = mine.filter((request) => request.state === 'requested').slice(0, MOST_CARDS);
  const decided = mine.filter(({ decidedAt }) => decidedAt !== null && decidedAt >= openedAt).slice(0, 1);
  return (
    <Beside>
      {states.filter(isUnderWay).map((command) => (
        <CommandCard key={command.key} command={command} kind={kind} at={at} />
      ))}
      {[...waiting, ...decided].map((request) => (
        <RequestCard key={request.id} request={request} at={at} isOffline={isOffline} />
      ))}
    </Beside>
  );
}

export function Requests(which: RequestsProps) {
  const [state, setState] = useState<RequestState>();
  const asked = filterOf(which);
  const all = useList('requests', asked);
  const shown = useList('requests', state === undefined ? asked : { ...asked, state });
  return <RequestList list={shown} all={all} {...which} state={state} onChoose={setState} />;
}
