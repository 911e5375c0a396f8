/**
 * Tells a member of letters they have not read, and sends them there (SES-11). A bet under way is answered first, and only a tab
 * somebody looks at says it.
 */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../copy/messages.ts';
import { paths, withTime } from '../paths.ts';
import { usePorts } from '../ports/Ports.tsx';
import { Alert } from '../session/Alert.tsx';
import { unreadDue } from './unreadDue.ts';

interface UnreadAlertProps {
  readonly unread: number;
  readonly isReading: boolean;
}

export function UnreadAlert({ unread, isReading }: UnreadAlertProps) {
  const { engine, now } = usePorts();
  const navigate = useNavigate();
  const told = useRef(0);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const tell = () => {
      const next = unreadDue(told.current, unread, isReading);
      told.current = next.told;
      if (!next.isDue) {
        setIsOpen(false);
        return;
      }
      if (document.visibilityState !== 'visible') return;
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
  }, [engine, unread, isReading]);
  const read = () => {
    told.current = unread;
    setIsOpen(false);
    void navigate(withTime(paths.message, now()));
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
