/** What making a round void comes to, the reason, and the press that does it. */
import { useCallback, useState } from 'react';
import { voidRoundCall, voidRoundPreviewCall } from '../../../../domain/calls/officeRounds.ts';
import type { FixtureId } from '../../../../domain/kernel/ids.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { Preview } from '../../../../domain/office/operatorAct.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { acts } from '../../copy/office.ts';
import { rounds as words } from '../../copy/rounds.ts';
import { useOffice, useTold } from '../../link/Office.tsx';
import { readFailure, useAct } from '../../link/useAct.ts';
import { useAsked } from '../../link/useAsked.ts';
import { ActQuestion } from '../../parts/ActQuestion.tsx';
import type { Said } from '../../parts/Notice.tsx';
import { refusalText } from '../../parts/refusalText.ts';
import { ShortOnes } from './EffectPanel.tsx';
import { effectFigures, sumIn } from './effectFigures.ts';
import * as styles from './ResultsScreen.css.ts';

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
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  const { act, state } = useAct(voidRoundCall);
  const isForTwo = preview?.isForTwo === true;
  const press = () => {
    const isGiven = reason.trim().length >= 2;
    setProblem(isGiven ? undefined : acts.needsReason);
    setIsAsked(isGiven);
  };
  const send = async () => {
    if (preview === undefined) return;
    const result = await act({ given: { roundId }, reason: reason.trim(), confirms: preview.hash });
    if (result === undefined) return;
    setIsAsked(false);
    if (!result.ok) {
      setProblem(refusalText(result.failure, words.said.unanswered));
      again();
      return;
    }
    setReason('');
    const { value } = result;
    const { said } = words;
    const text = value.outcome === 'proposed' ? said.proposed : said.done(value.done.bets, value.done.left);
    onSaid({ tone: 'done', text });
  };
  const shown =
    problem ?? (failure === undefined ? undefined : refusalText(readFailure(failure), words.said.unanswered));
  return (
    <div className={styles.foot}>
      {preview === undefined ? <p className={styles.hint}>{words.effect}</p> : <Effect preview={preview} />}
      {shown === undefined ? null : (
        <p className={styles.problem} role="alert">
          {shown}
        </p>
      )}
      <div className={styles.pressOne}>
        <input
          className={styles.reason}
          aria-label={words.reason}
          placeholder={words.reasonHint}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button kind="primary" disabled={isLocked || state !== 'idle' || preview === undefined} onClick={press}>
          {isForTwo ? words.propose : words.voidIt}
        </Button>
      </div>
      <ActQuestion
        isOpen={isAsked}
        title={words.ask(name)}
        description={isForTwo ? words.forTwo : words.askHint}
        answer={isForTwo ? words.propose : words.voidIt}
        isDanger
        state={state}
        onAnswer={() => void send()}
        onClose={() => setIsAsked(false)}
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
