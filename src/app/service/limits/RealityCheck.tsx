/**
 * Shows members, at the interval they chose, how long they have been here and what became of their money (FAIR-04, OWN-7); stands over every page until it is
 * answered, and is answered in all tabs by one. Two equal answers, to stop first. It waits for a bet under way, for any question that is open, and for somebody to look.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OwnLimits } from '../../../domain/limits/ownDocument.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { excludedText, minutesText } from '../../../copy/ownRefusals.ts';
import { durationText } from '../../frame/copy/glance.ts';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import { withTime } from '../../kit/links/firstPaths.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { AlertDialog } from '../../kit/ui/AlertDialog.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { MoneyText } from '../../kit/ui/MoneyText.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { limitRefusals, realityCheck as words, shutOut } from '../copy/limits.ts';
import * as styles from './RealityCheck.css.ts';
import { useSaid } from '../useSaid.ts';

/** How soon it is looked again whether a question is still open, ms. */
const LOOK_MS = 1_000;
/** Longer waits are parted: a timer holds no more than 24 days. */
const LONGEST_MS = 86_400_000;

export function RealityCheck() {
  const { view, retry } = useHouseDocument('limits');
  useToldExclusion(view?.value);
  const due = useIsDue(view?.value, view?.fetchedAt ?? 0, retry);
  return due === undefined ? null : <Shown own={due} />;
}

/** Says it in a tab that looks on: what was chosen in another one holds here (OWN-6). */
function useToldExclusion(own: OwnLimits | undefined) {
  const toast = useToast();
  const known = useRef<number>(undefined);
  const since = own === undefined ? undefined : (own.exclusion?.since ?? 0);
  const until = own?.exclusion?.until ?? null;
  useEffect(() => {
    if (since === undefined) return;
    const isNews = known.current !== undefined && since > known.current;
    known.current = since;
    if (isNews && document.visibilityState === 'visible') toast({ tone: 'done', text: excludedText(until) });
  }, [toast, since, until]);
}

/** The document once its check is due and nothing stands in its way; what it tells is of then. */
function useIsDue(own: OwnLimits | undefined, fetchedAt: number, renew: () => void): OwnLimits | undefined {
  const { engine, now } = usePorts();
  const [shown, setShown] = useState<number>();
  const dueAt = own?.check.dueAt ?? undefined;
  const leftAtFetch = own === undefined || dueAt === undefined ? undefined : dueAt - own.at;
  useEffect(() => {
    if (leftAtFetch === undefined) return undefined;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const left = leftAtFetch - (now() - fetchedAt);
      if (left > 0) {
        timer = setTimeout(() => void look(), Math.min(left, LONGEST_MS));
        return;
      }
      const isFree = document.visibilityState === 'visible' && document.querySelector('[data-modal="open"]') === null;
      if (!isFree) {
        timer = setTimeout(() => void look(), LOOK_MS);
        return;
      }
      await engine.noBetUnderWay();
      if (!isCurrent) return;
      // What is told is of this moment; a document that was fetched after the check was due already is.
      if (leftAtFetch > 0) renew();
      setShown(dueAt);
    };
    void look();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [engine, now, leftAtFetch, fetchedAt, dueAt, renew]);
  return shown === dueAt && shown !== undefined ? own : undefined;
}

function Shown({ own }: { readonly own: OwnLimits }) {
  const { at, check, session, open } = own;
  const { now } = usePorts();
  const stop = useSaid('coolOff', limitRefusals);
  const acknowledge = useSaid('acknowledgeCheck', limitRefusals);
  const [isClosed, setIsClosed] = useState(false);
  if (session === null || isClosed) return null;
  const isBusy = stop.isBusy || acknowledge.isBusy;
  const goOn = async () => {
    // Whether the origin heard of it or not: nobody is held at a question by a line that is gone.
    setIsClosed(true);
    await acknowledge.say({ dueAt: check.dueAt ?? 0 });
  };
  const stopToday = async () => {
    if (await stop.say({ length: 'today' }, () => shutOut.begun)) await goOn();
  };
  return (
    <AlertDialog
      isOpen
      isPersistent
      title={words.title(minutesText(Math.floor((at - session.since) / 60_000)))}
      description={words.description(session.since)}
      cancel={
        <Button size="large" disabled={isBusy} onClick={() => void stopToday()}>
          {words.stop}
        </Button>
      }
      action={
        <Button size="large" disabled={isBusy} onClick={() => void goOn()}>
          {words.goOn}
        </Button>
      }
    >
      <Facts own={own} session={session} />
      <div className={styles.line}>
        <span>{words.open(open.bets, formatWon(open.stakes))}</span>
        <Link className={styles.way} to={withTime(pathOf('betResult'), now())} onClick={() => void goOn()}>
          {words.history}
          <Icon name="right" size={14} />
        </Link>
      </div>
      <div className={styles.line}>
        <span>{words.stopHint}</span>
      </div>
      <Link className={styles.next} to={withTime(pathOf('limits'), now())} onClick={() => void goOn()}>
        <Icon name="clock" size={16} />
        {words.next(minutesText(check.minutes))}
      </Link>
    </AlertDialog>
  );
}

function Facts({
  own: { at },
  session,
}: {
  readonly own: OwnLimits;
  readonly session: NonNullable<OwnLimits['session']>;
}) {
  const { since, stakes, returned } = session;
  return (
    <dl className={styles.facts}>
      <Fact label={words.time}>{durationText(at - since)}</Fact>
      <Fact label={words.stakes}>
        <MoneyText amount={stakes} />
      </Fact>
      <Fact label={words.returned}>
        <MoneyText amount={returned} />
      </Fact>
      <Fact label={words.net} isMain>
        <MoneyText amount={returned - stakes} />
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

const Fact = ({ label, isMain = false, children }: FactProps) => (
  <div className={styles.fact} data-main={isMain || undefined}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
