/** One game: what is backed of it with its results, what is chosen, what that comes to, and the act that records it (RSL). */
import { useCallback } from 'react';
import { recordResultCall, resultOfGameCall } from '../../../../domain/calls/officeResults.ts';
import type { FixtureId } from '../../../../domain/kernel/ids.ts';
import type { ResultOfGame } from '../../../../domain/office/results.ts';
import { teamsText } from '../../../kit/copy/picks.ts';
import { weekdayText, minuteText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { results as words } from '../../copy/results.ts';
import { useMay, useOffice, useTold } from '../../link/Office.tsx';
import { useAsked } from '../../link/useAsked.ts';
import { ActQuestion } from '../../parts/ActQuestion.tsx';
import { round } from '../../parts/marks.css.ts';
import type { Said } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, WaitingNote } from '../../parts/StateNote.tsx';
import { EffectPanel } from './EffectPanel.tsx';
import { Problem, ReasonField } from './ReasonParts.tsx';
import { ScoreForm } from './ScoreForm.tsx';
import * as styles from './ResultsScreen.css.ts';
import { SelectionTable } from './SelectionTable.tsx';
import { useDecision } from './useDecision.ts';
import { useReasonedAct } from './useReasonedAct.ts';
import { useResultEffect, type ResultGiven } from './useResultEffect.ts';

interface GameDeskProps {
  readonly fixtureId: FixtureId;
  /** Nothing can be done: the line is cut. */
  readonly isLocked: boolean;
  readonly onClose: () => void;
  readonly onSaid: (said: Said) => void;
}

export function GameDesk({ fixtureId, ...desk }: GameDeskProps) {
  const { api } = useOffice();
  const ask = useCallback(() => api.ask(resultOfGameCall, { params: { fixtureId } }), [api, fixtureId]);
  const { value, failure, again } = useAsked(ask, useTold('today'));
  if (value !== undefined) return <Decided of={value} again={again} {...desk} />;
  return (
    <Panel title={words.game} className={styles.panel}>
      <WaitingNote {...{ failure, again }} rows={10} gone={<EmptyNote title={words.gone} hint={words.chooseHint} />} />
    </Panel>
  );
}

interface DecidedProps extends Omit<GameDeskProps, 'fixtureId'> {
  readonly of: ResultOfGame;
  readonly again: () => void;
}

function Decided({ of, again, isLocked, onClose, onSaid }: DecidedProps) {
  const { game, score, entered, selections } = of;
  // What was entered is what counts, whatever the feed tells (RES-7).
  const shown = entered?.score.total ?? score;
  const mayDecide = useMay('result.enter');
  const decision = useDecision(of);
  const { given, isVoid } = decision;
  return (
    <Panel
      className={styles.panel}
      title={teamsText(game)}
      note={`${game.leagueName} · ${weekdayText(game.startAt)} ${minuteText(game.startAt)}`}
      aside={
        <>
          <span className={round}>{shown === null ? words.noScore : words.score(shown.home, shown.away)}</span>
          <Button size="small" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
      {...(mayDecide
        ? {
            foot: (
              <RecordFoot
                {...{ given, isVoid, isLocked }}
                isChosen={given !== undefined || decision.isByScore}
                onClear={decision.clear}
                onVoid={decision.voidAll}
                onSaid={(said) => {
                  decision.clear();
                  again();
                  onSaid(said);
                }}
              />
            ),
          }
        : {})}
    >
      {selections.some(({ isOnSale }) => isOnSale) ? <p className={styles.note}>{words.onSaleNote}</p> : null}
      {mayDecide ? (
        <ScoreForm
          {...{ of, fault: decision.fault, decides: decision.decides }}
          draft={decision.score}
          onDraft={decision.onScore}
        />
      ) : null}
      <SelectionTable
        {...{ game, selections }}
        nextOf={decision.nextOf}
        isByScore={decision.isByScore}
        onChoose={mayDecide ? decision.choose : undefined}
      />
    </Panel>
  );
}

interface RecordFootProps {
  readonly given: ResultGiven | undefined;
  readonly isVoid: boolean;
  /** Whether there is something to clear, be it not sound yet. */
  readonly isChosen: boolean;
  readonly isLocked: boolean;
  readonly onVoid: () => void;
  readonly onClear: () => void;
  readonly onSaid: (said: Said) => void;
}

function RecordFoot({ given, isVoid, isChosen, isLocked, onVoid, onClear, onSaid }: RecordFootProps) {
  const effect = useResultEffect(given);
  const { preview } = effect;
  const record = useReasonedAct({
    ...{ call: recordResultCall, given, preview, unanswered: words.said.unanswered, onRefused: effect.again },
    onDone: (came) => {
      const { done, proposed } = words.said;
      const text = came.outcome === 'proposed' ? proposed : done(came.done.selections, came.done.bets, came.done.left);
      onSaid({ tone: 'done', text });
    },
  });
  const { state } = record;
  const isOff = isLocked || state !== 'idle' || preview === undefined;
  const answer = preview?.isForTwo === true ? words.propose : words.record;
  return (
    <div className={styles.foot}>
      <EffectPanel effect={effect} />
      <Problem text={record.problem} />
      <div className={styles.press}>
        <ReasonField label={words.reason} hint={words.reasonHint} value={record.reason} onChange={record.setReason} />
        {isChosen ? (
          <Button kind="outline" disabled={state !== 'idle'} onClick={onClear}>
            {words.clear}
          </Button>
        ) : (
          <Button kind="outline" disabled={isLocked} onClick={onVoid}>
            {words.voidAll}
          </Button>
        )}
        <Button kind="primary" disabled={isOff} onClick={record.press}>
          {answer}
        </Button>
      </div>
      <ActQuestion
        isOpen={record.isAsked}
        title={isVoid ? words.askVoid : words.ask}
        description={preview?.isForTwo === true ? words.forTwo : words.askHint}
        answer={answer}
        isDanger={isVoid}
        state={state}
        onAnswer={() => void record.send()}
        onClose={record.close}
      />
    </div>
  );
}
