/**
 * `/maintenance`: says so, and asks by itself whether it is over for as long as somebody looks (SES-10). `SessionGate` leads away
 * when it is.
 */
import { useEffect, useRef, useState } from 'react';
import { houseDocument } from '../../../db/queries/house.ts';
import { maintenance } from '../../frame/copy/session.ts';
import { machineTime, secondText } from '../../kit/copy/time.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useLive } from '../../frame/link/useLive.ts';
import { useEndingNotice } from '../../frame/session/useEndingNotice.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import * as styles from './MaintenanceScreen.css.ts';

const EVERY_MS = 10_000;

export function Component() {
  const { isChecking, check } = useChecks();
  // Says itself why the session ended, and so takes the word from the login page.
  useEndingNotice();
  const flag = useLive(houseDocument<'maintenance'>, ['maintenance']);
  const fetchedAt = flag?.fetchedAt ?? 0;
  return (
    <section className={styles.page} aria-labelledby="maintenance-title">
      <span className={styles.sign}>
        <Icon name="clock" size={40} />
      </span>
      <h1 id="maintenance-title" className={styles.title}>
        {maintenance.title}
      </h1>
      <p className={styles.text}>{maintenance.text}</p>
      <p className={styles.checked}>
        {flag?.hasFailed === true ? (
          maintenance.unreachable
        ) : fetchedAt === 0 ? (
          maintenance.unchecked
        ) : (
          <time dateTime={machineTime(fetchedAt)}>{maintenance.checkedAt(secondText(fetchedAt))}</time>
        )}
      </p>
      <Button size="large" isPending={isChecking} aria-disabled={isChecking} onClick={check}>
        {maintenance.check}
      </Button>
    </section>
  );
}

/** One check at a time, each bounded by its call; the next begins ten seconds after the last has ended. */
function useChecks() {
  const { engine } = usePorts();
  const [isChecking, setIsChecking] = useState(false);
  const check = useRef<() => void>(() => undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRunning = false;
    let isShown = true;
    const run = async () => {
      clearTimeout(timer);
      isRunning = true;
      setIsChecking(true);
      // A yes of a moment ago says nothing about now, and would keep whoever has just come for another ten seconds.
      await engine.refreshDocument('maintenance', true);
      isRunning = false;
      if (!isShown) return;
      setIsChecking(false);
      timer = setTimeout(checkNow, EVERY_MS);
    };
    const checkNow = () => {
      if (!isRunning && document.visibilityState === 'visible') void run();
    };
    checkNow();
    check.current = checkNow;
    document.addEventListener('visibilitychange', checkNow);
    return () => {
      isShown = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkNow);
    };
  }, [engine]);
  return { isChecking, check: () => check.current() };
}
