/** What came of drawing a round again: the verdict, then each step, the one that failed first on top. */
import { useEffect, useRef, type ReactNode } from 'react';
import { gameOfRound } from '../../../domain/mini-games/round.ts';
import { VERIFICATION_STEPS, type VerificationStep } from '../../../domain/mini-games/verification.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Spinner } from '../../kit/ui/Spinner.tsx';
import { EmptyState } from '../../kit/ui/StateMessage.tsx';
import { verify } from '../copy/verify.ts';
import { DrawnNumbers, hasNumbers } from '../game/DrawnNumbers.tsx';
import { isDealt } from '../stages/cardTables.ts';
import { DrawnCards } from '../stages/DrawnCards.tsx';
import { ChainStep } from './ChainStep.tsx';
import { MarketStep } from './MarketStep.tsx';
import { browserCrypto, type Filling, type VerificationForm, type Verified } from './useVerification.ts';
import * as styles from './Verify.css.ts';
import { WordStep } from './WordStep.tsx';
import { wordsOfRound } from './words.ts';

const steps: Record<VerificationStep, (props: { readonly found: Verified; readonly salt: string }) => ReactNode> = {
  commitment: ChainStep,
  draw: WordStep,
  markets: MarketStep,
};

export function Findings({ form }: { readonly form: VerificationForm }) {
  const { found, filling, isComputing, fields, voided } = form;
  if (found === undefined) return <Untold {...{ filling, isComputing, voided }} />;
  const [first] = found.failed;
  const order =
    first === undefined ? VERIFICATION_STEPS : [first, ...VERIFICATION_STEPS.filter((step) => step !== first)];
  return (
    <div className={styles.findings}>
      <Verdict found={found} said={fields.record} />
      {voided === undefined ? null : <p className={styles.voided}>{verify.voided[voided]}</p>}
      {order.map((step) => {
        const Step = steps[step];
        return <Step key={step} found={found} salt={fields.salt.trim()} />;
      })}
    </div>
  );
}

function Verdict({ found, said }: { readonly found: Verified; readonly said: string }) {
  const { failed, isCompared, roundId, drawn, ms } = found;
  const [first] = failed;
  const hasPassed = first === undefined;
  const reason = hasPassed ? (isCompared ? verify.same : verify.alone) : verify.failures[first];
  const place = useRef<HTMLElement>(null);
  const shown = useRef<Verified>(undefined);
  useEffect(() => {
    if (shown.current === found) return;
    shown.current = found;
    // On a phone it stands below the form whose button was pressed.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  return (
    <section ref={place} className={styles.verdict} data-failed={!hasPassed || undefined} role="status">
      <span className={styles.mark}>
        <Icon name={hasPassed ? 'check' : 'warning'} size={28} />
      </span>
      <div className={styles.ruling}>
        <p className={styles.pass}>{hasPassed ? verify.pass : verify.fail}</p>
        <p className={styles.reason}>{reason}</p>
      </div>
      <div className={styles.numbers} aria-label={verify.result} role="group">
        <Drawn roundId={roundId} drawn={drawn} />
        {failed.includes('draw') ? <p className={styles.note}>{`${verify.said} ${said}`}</p> : null}
      </div>
      <p className={styles.took}>
        <span className={styles.note}>{verify.took}</span>
        <b>{verify.ms(ms)}</b>
      </p>
    </section>
  );
}

/** What came out, as it is seen on the game's stage: cards as cards, balls as numbers, whatever else in words. */
function Drawn({ roundId, drawn }: Pick<Verified, 'roundId' | 'drawn'>) {
  const game = gameOfRound(roundId);
  if (isDealt(game.family)) return <DrawnCards family={game.family} drawn={drawn} />;
  if (hasNumbers(game) || game.family === 'keno')
    return <DrawnNumbers game={game} drawn={drawn} isLarge={drawn.length <= 8} />;
  return <strong className={styles.outcome}>{wordsOfRound(roundId).outcomeOf(drawn)}</strong>;
}

const untold: Record<Filling, string> = {
  none: verify.waiting,
  asking: verify.asking,
  unreachable: verify.unreachable,
  unkept: verify.unkept,
  unrevealed: verify.unrevealed,
  void: verify.isVoid,
  filled: verify.computing,
};

function Untold({ filling, isComputing, voided }: Pick<VerificationForm, 'filling' | 'isComputing' | 'voided'>) {
  const hasCrypto = browserCrypto() !== undefined;
  const isBusy = hasCrypto && (isComputing || filling === 'asking');
  const title = hasCrypto ? (isComputing ? verify.computing : untold[filling]) : verify.noCrypto;
  return (
    <section className={styles.untold} role="status">
      {isBusy ? <Spinner /> : null}
      <EmptyState
        icon="check"
        title={title}
        {...(filling === 'none' && hasCrypto ? { hint: verify.waitingHint } : {})}
        {...(filling === 'void' && voided !== undefined ? { hint: verify.voided[voided] } : {})}
      />
    </section>
  );
}
