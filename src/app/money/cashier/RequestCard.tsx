/** One request on its way: asked for, looked at, booked; and a command of which nothing is known yet (picture states-money-requests). */
import { useState, type ReactNode } from 'react';
import type { MoneyRequest, RequestKind } from '../../../domain/cashier/moneyRequest.ts';
import type { CommandState } from '../../../domain/commands/commandState.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { useCommand } from '../../frame/link/useCommand.ts';
import { units } from '../../kit/copy/labels.ts';
import { secondText } from '../../kit/copy/time.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Spinner } from '../../kit/ui/Spinner.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { bonusWords, exchangeWords, requestWords as words } from '../copy/cashier.ts';
import { outcomeText } from '../copy/cashierRefusals.ts';
import { AskDialog } from './AskDialog.tsx';
import * as styles from './RequestCard.css.ts';

interface RequestCardProps {
  readonly request: MoneyRequest;
  /** Epoch ms, of the origin. */
  readonly at: number;
  readonly isOffline: boolean;
}

export function RequestCard({ request, at, isOffline }: RequestCardProps) {
  const { kind, state, amount, requestedAt, decidedAt, reason } = request;
  const isWaiting = state === 'requested';
  const last = kind === 'charge' ? words.booked : words.paid;
  const end = decidedAt === null ? undefined : secondText(decidedAt);
  return (
    <Card title={titles[state]} kind={kind} amount={amount} terms={termsOf(request)} isLive={isWaiting && !isOffline}>
      <Step look="done" name={words.asked} end={secondText(requestedAt)} />
      {isWaiting ? (
        <>
          <Step look="now" name={words.checking} end={words.sinceOf(at - requestedAt)} />
          <Step look="later" name={last} />
        </>
      ) : state === 'approved' ? (
        <Step look="done" name={last} end={end} isLast />
      ) : (
        <Step look="no" name={words.states[state]} end={end} isLast />
      )}
      <p className={styles.note}>{noteOf(request, reason === null ? '' : `${words.rejections[reason]}. `)}</p>
      {isWaiting ? <Cancel request={request} isOffline={isOffline} /> : null}
    </Card>
  );
}

const titles = {
  requested: words.waiting,
  approved: words.doneTitle,
  rejected: words.rejectedTitle,
  cancelled: words.cancelledTitle,
} as const;

function termsOf({ bonus, rolling, kind }: MoneyRequest): string {
  if (kind === 'exchange') return '';
  const name =
    bonus === null ? bonusWords.none : words.bonusOf(bonusWords.nameOf(bonus.kind, bonus.percent), bonus.points);
  return `${name} · ${words.rollingOf(rolling)}`;
}

function noteOf({ kind, state }: MoneyRequest, reason: string): string {
  if (state === 'requested') return kind === 'charge' ? words.keeps : exchangeWords.heldNote;
  if (state === 'approved') return kind === 'charge' ? words.booked : words.paid;
  return `${reason}${kind === 'charge' ? words.unchanged : words.returned}`;
}

function Cancel({ request, isOffline }: Pick<RequestCardProps, 'request' | 'isOffline'>) {
  const [isAsking, setIsAsking] = useState(false);
  const { perform, isBusy } = useCommand('cancelRequest');
  const toast = useToast();
  const cancel = async () => {
    const outcome = await perform({ id: request.id });
    setIsAsking(false);
    if (outcome.kind === 'done') toast({ tone: 'done', text: words.cancelled });
    else toast({ tone: 'problem', text: outcomeText<'cancelRequest'>(outcome) });
  };
  return (
    <>
      <Button kind="outline" isWide disabled={isOffline || isBusy} onClick={() => setIsAsking(true)}>
        {words.cancel}
      </Button>
      <AskDialog
        isOpen={isAsking}
        title={words.cancelQuestion}
        description={words.cancelHint[request.kind]}
        isBusy={isBusy}
        yes={words.cancel}
        no={words.back}
        onClose={() => setIsAsking(false)}
        onYes={() => void cancel()}
      />
    </>
  );
}

interface CommandCardProps {
  readonly command: CommandState;
  readonly kind: RequestKind;
  readonly at: number;
}

/** Sent, and not answered: nobody is to press again. */
export function CommandCard({ command: { standing, given, createdAt }, kind, at }: CommandCardProps) {
  const { engine } = usePorts();
  const isUnknown = standing === 'unknown';
  return (
    <Card
      title={isUnknown ? words.unknown : words.sending}
      kind={kind}
      amount={amountIn(given)}
      terms=""
      isLive={false}
    >
      <Step
        look={isUnknown ? 'asking' : 'now'}
        name={isUnknown ? words.unknownStep : words.sendingStep}
        end={words.sinceOf(at - createdAt)}
      />
      <Step look="later" name={words.check} />
      <Step look="later" name={kind === 'charge' ? words.booked : words.paid} />
      <p className={styles.note}>{isUnknown ? words.unknownHint : words.once}</p>
      {isUnknown ? (
        <Button kind="outline" isWide onClick={() => void engine.wake('member')}>
          {words.checkAgain}
        </Button>
      ) : null}
    </Card>
  );
}

/** Won that were asked for; nothing where it was tether. */
const amountIn = (given: unknown): number | undefined =>
  typeof given === 'object' && given !== null && 'amount' in given && typeof given.amount === 'number'
    ? given.amount
    : undefined;

interface CardProps {
  readonly title: string;
  readonly kind: RequestKind;
  readonly amount: number | undefined;
  readonly terms: string;
  readonly isLive: boolean;
  readonly children: ReactNode;
}

const Card = ({ title, kind, amount, terms, isLive, children }: CardProps) => (
  <section className={styles.card} aria-label={title} data-request>
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {isLive ? <span className={styles.live}>{words.live}</span> : null}
    </div>
    <div className={styles.sum}>
      <span className={styles.kind}>{words.kinds[kind]}</span>
      {amount === undefined ? null : (
        <strong className={styles.amount}>
          {formatWon(amount)}
          <span className={styles.unit}>{units.won}</span>
        </strong>
      )}
      {terms === '' ? null : <span className={styles.terms}>{terms}</span>}
    </div>
    {children}
  </section>
);

interface StepProps {
  readonly look: 'done' | 'now' | 'asking' | 'later' | 'no';
  readonly name: string;
  readonly end?: string | undefined;
  readonly isLast?: boolean;
}

const Step = ({ look, name, end, isLast = false }: StepProps) => (
  <p className={styles.step} data-look={look} data-last={isLast || undefined}>
    <span className={styles.mark}>
      {look === 'done' ? <Icon name="check" size={14} /> : look === 'no' ? <Icon name="close" size={14} /> : null}
      {look === 'now' ? <Spinner /> : null}
    </span>
    <span>{name}</span>
    <span className={styles.stepEnd}>{end}</span>
  </p>
);
