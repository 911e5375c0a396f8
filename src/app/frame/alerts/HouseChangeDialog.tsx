/** Tells a correction that the house made of money or points (WAL-04, STM-10): one tab of this browser, once, and only what happened since alerts began. */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toldAlerts } from '../../../db/queries/alerts.ts';
import type { HouseChange } from '../../../domain/wallet/entry.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { AlertDialog } from '../../kit/ui/AlertDialog.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useOriginClock } from '../connection/useOriginNow.ts';
import { houseChange as words } from '../copy/houseChange.ts';
import { useList } from '../link/useList.ts';
import { useLive } from '../link/useLive.ts';

const NONE: readonly HouseChange[] = [];

export function HouseChangeDialog() {
  const { engine, now } = usePorts();
  const originNow = useOriginClock();
  const navigate = useNavigate();
  const changes = useList('houseChanges', {}).view?.runs[0]?.rows ?? NONE;
  const told = useLive(toldAlerts, []);
  const [shown, setShown] = useState<readonly HouseChange[]>([]);
  const asked = useRef(new Set<string>());
  useEffect(() => {
    if (told === undefined) return;
    for (const change of changes) {
      const id = `house ${change.entryId}`;
      // Entries have the origin's time; alerts began by this machine's.
      if (change.at <= told.since + originNow() - now() || told.ids.includes(id) || asked.current.has(id)) continue;
      asked.current.add(id);
      void engine.claimAlert(id).then((answer) => {
        if (answer.ok && answer.value) setShown((before) => [...before, change]);
      });
    }
  }, [changes, told, engine, now, originNow]);
  const [first] = shown;
  if (first === undefined) return null;
  const close = () => setShown((before) => before.slice(1));
  const { purse, kind, delta, balance, reason } = first;
  return (
    <AlertDialog
      key={first.entryId}
      isOpen
      title={words.titles[purse]}
      description={`${reason === '' ? words.kinds[kind] : reason} ${words.amounts(purse, delta, balance)}`}
      onClose={close}
      cancel={<Button size="large">{words.ok}</Button>}
      action={
        <Button
          size="large"
          onClick={() => {
            close();
            void navigate(`${pathOf('statement')}${purse === 'points' ? '?purse=points' : ''}`);
          }}
        >
          {words.look}
        </Button>
      }
    />
  );
}
