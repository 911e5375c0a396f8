/**
 * Tells a member of letters they have not read, and sends them there (SES-11). A bet under way is answered first, and only a tab
 * somebody looks at says it. Whoever has picks on a slip would lose them by being sent away (CRT-10): a message tells them at once, and the
 * alert waits until the slip is empty.
 */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { anyPicks } from '../../../db/queries/slip.ts';
import { messages } from '../copy/messages.ts';
import { withTime } from '../../kit/links/firstPaths.ts';
import { pathOf } from '../../kit/links/paths.ts';
import type { PageId } from '../../../domain/reference/pageTable.ts';
import { usePage } from '../../kit/links/usePage.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useLive } from '../../frame/link/useLive.ts';
import { Alert } from '../../frame/session/Alert.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { unreadDue } from './unreadDue.ts';

/** Letters, and the customer centre: what its letter tells of stands there already. */
const READING: readonly PageId[] = ['message', 'customer', 'customerView', 'customerWrite'];

interface UnreadAlertProps {
  readonly unread: number;
}

export function UnreadAlert({ unread }: UnreadAlertProps) {
  const isReading = READING.includes(usePage());
  const { engine, now } = usePorts();
  const navigate = useNavigate();
  const toast = useToast();
  const announced = useRef(0);
  const toldBeside = useRef(0);
  const [isOpen, setIsOpen] = useState(false);
  const hasPicks = useLive(anyPicks, []);
  useEffect(() => {
    if (hasPicks === undefined) return undefined;
    let isCurrent = true;
    const tell = () => {
      const next = unreadDue(announced.current, unread, isReading);
      announced.current = next.announced;
      if (!next.isDue) {
        setIsOpen(false);
        return;
      }
      if (document.visibilityState !== 'visible') return;
      if (hasPicks) {
        setIsOpen(false);
        if (unread <= toldBeside.current) return;
        toldBeside.current = unread;
        const run = () => void navigate(withTime(pathOf('message'), now()));
        toast({ tone: 'letter', text: messages.alert, action: { label: messages.toMessages, run } });
        return;
      }
      void engine.noBetUnderWay().then(() => {
        if (isCurrent) setIsOpen(true);
      });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', tell);
    };
  }, [engine, navigate, now, toast, hasPicks, unread, isReading]);
  const read = () => {
    announced.current = unread;
    setIsOpen(false);
    void navigate(withTime(pathOf('message'), now()));
  };
  return (
    <Alert
      isOpen={isOpen}
      title={messages.alert}
      description={messages.alertHint(unread)}
      answer={messages.toMessages}
      onClose={read}
    />
  );
}
