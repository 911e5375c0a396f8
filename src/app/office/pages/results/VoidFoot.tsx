/** What making a round void comes to, the reason, and the press that does it. */
import { useCallback } from 'react';
import { voidRoundCall, voidRoundPreviewCall } from '../../../../domain/calls/officeRounds.ts';
import type { FixtureId } from '../../../../domain/kernel/ids.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { Preview } from '../../../../domain/office/operatorAct.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { rounds as words } from '../../copy/rounds.ts';
import { useOffice, useTold } from '../../link/Office.tsx';
import { readFailure } from '../../link/useAct.ts';
import { useAsked } from '../../link/useAsked.ts';
import { ActQuestion } from '../../parts/ActQuestion.tsx';
import type { Said } from '../../parts/Notice.tsx';
import { refusalText } from '../../parts/refusalText.ts';
import { ShortOnes } from './EffectPanel.tsx';
import { effectFigures, sumIn } from './effectFigures.ts';
import { Problem, ReasonField } from './ReasonParts.tsx';
import * as styles from './ResultsScreen.css.ts';
import { useReasonedAct } from './useReasonedAct.ts';

interface VoidFootProps {
  readonly roundId: FixtureId;
  readonly name: string;
  readonly isLocked: boolean;
  readonly onSaid: (said: Said) => void;
}

export function VoidFoot({ roundId, name, isLocked, onSaid }: VoidFootProps) {
  const { api } = useOffice();
  const ask = useCallback(() => api.ask(voidRoundPreviewCall, { body: { given: { roundId } } }), [api, roundId]);
  const { value: preview, failure, again } = useAsked(ask, useTold('today'));
  const isForTwo = preview?.isForTwo === true;
  const voiding = useReasonedAct({
    ...{ call: voidRoundCall, given: { roundId }, preview, unanswered: words.said.unanswered, onRefused: again },
    onDone: (came) => {
      const { done, proposed } = words.said;
      onSaid({ tone: 'done', text: came.outcome === 'proposed' ? proposed : done(came.done.bets, came.done.left) });
    },
  });
  const { problem, state } = voiding;
  const answer = isForTwo ? words.propose : words.voidIt;
  const shown =
    problem ?? (failure === undefined ? undefined : refusalText(readFailure(failure), words.said.unanswered));
  return (
    <div className={styles.foot}>
      {preview === undefined ? <p className={styles.hint}>{words.effect}</p> : <Effect preview={preview} />}
      <Problem text={shown} />
      <div className={styles.pressOne}>
        <ReasonField label={words.reason} hint={words.reasonHint} value={voiding.reason} onChange={voiding.setReason} />
        <Button kind="primary" disabled={isLocked || state !== 'idle' || preview === undefined} onClick={voiding.press}>
          {answer}
        </Button>
      </div>
      <ActQuestion
        isOpen={voiding.isAsked}
        title={words.ask(name)}
        description={isForTwo ? words.forTwo : words.askHint}
        answer={answer}
        isDanger
        state={state}
        onAnswer={() => void voiding.send()}
        onClose={voiding.close}
      />
    </div>
  );
}

function Effect({ preview: { lines, amount, isForTwo } }: { readonly preview: Preview }) {
  const { figures: names } = words;
  const figures = effectFigures(lines);
  const of = [
    { name: names.bets, value: `${formatWon(figures.bets)}${words.betsUnit}`, note: words.members(figures.members) },
    { name: names.returned, value: formatWon(sumIn(lines, 'roundReturned')) },
    { name: names.takenBack, value: formatWon(sumIn(lines, 'roundTakenBack')) },
    { name: names.refunded, value: formatWon(sumIn(lines, 'roundRefunded')) },
    { name: names.moved, value: formatWon(amount) },
  ];
  return (
    <div className={styles.effect} role="status">
      <dl className={styles.sums}>
        {of.map(({ name, value, note }) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.hint}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            {note === undefined ? null : <dd className={styles.hint}>{note}</dd>}
          </div>
        ))}
      </dl>
      {figures.shortCount === 0 ? null : <ShortOnes figures={figures} />}
      {isForTwo ? <p className={styles.warning}>{words.forTwo}</p> : null}
    </div>
  );
}
