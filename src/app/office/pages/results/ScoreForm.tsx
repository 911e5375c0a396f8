/** The score of a match part by part, as it is typed, with what the feed tells and what was entered before below each part (RSL-6 … RSL-8). */
import type { ResultOfGame } from '../../../../domain/office/results.ts';
import type { SportId } from '../../../../domain/reference/sports.ts';
import { periodsOf, WHOLE_MATCH, type KnownScore } from '../../../../domain/sports/outcomes/enteredScore.ts';
import { matchPartsOf } from '../../../../domain/sports/outcomes/matchParts.ts';
import { periodNameOf } from '../../../kit/copy/periods.ts';
import { hidden } from '../../../kit/theme/hidden.css.ts';
import { units } from '../../../kit/copy/labels.ts';
import { minuteText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { faultText, scores as words } from '../../copy/results.ts';
import { draftOf, EMPTY, typedIn, type ScoreDraft, type TypedFault } from './scoreDraft.ts';
import * as styles from './ScoreForm.css.ts';

interface ScoreFormProps {
  readonly of: Pick<ResultOfGame, 'game' | 'told' | 'entered'>;
  readonly draft: ScoreDraft;
  readonly fault: TypedFault | undefined;
  /** How many selections it decides and leaves; `undefined` while it says nothing. */
  readonly decides: { readonly decided: number; readonly left: number } | undefined;
  readonly onDraft: (draft: ScoreDraft) => void;
}

/** Whether a match of the sport may go into overtime. */
const hasOvertime = (sportId: SportId): boolean => (matchPartsOf(sportId)?.overtime.length ?? 0) > 0;

const partName = (sportId: SportId, period: number): string =>
  period === WHOLE_MATCH ? words.whole : periodNameOf(sportId, period);

export function ScoreForm({ of, draft, fault, decides, onDraft }: ScoreFormProps) {
  const { game, told, entered } = of;
  const { sportId } = game;
  return (
    <section className={styles.form} aria-label={words.title}>
      <div className={styles.parts}>
        <p className={styles.sides} aria-hidden="true">
          <span />
          <span className={styles.team}>{game.home}</span>
          <span className={styles.team}>{game.away}</span>
          <span className={styles.known}>{words.told}</span>
          {entered === null ? null : (
            <span className={styles.known}>{words.entered(entered.name, minuteText(entered.at))}</span>
          )}
        </p>
        {[...periodsOf(sportId), WHOLE_MATCH].map((period) => (
          <Part
            key={period}
            {...{ period, draft, told, onDraft }}
            name={partName(sportId, period)}
            before={entered?.score}
            isWrong={fault?.at === period}
          />
        ))}
      </div>
      <Choices {...{ draft, told, onDraft }} hasOvertime={hasOvertime(sportId)} />
      {fault !== undefined && draft.isTouched ? (
        <p className={styles.problem} role="alert">
          {faultText(fault.reason, partName(sportId, fault.at), fault.home, fault.away)}
        </p>
      ) : decides === undefined ? null : (
        <p className={styles.decides} role="status">
          {words.decides(decides.decided, decides.left)}
        </p>
      )}
    </section>
  );
}

interface PartProps {
  readonly period: number;
  readonly name: string;
  readonly draft: ScoreDraft;
  readonly told: KnownScore | null;
  readonly before: KnownScore | undefined;
  readonly isWrong: boolean;
  readonly onDraft: (draft: ScoreDraft) => void;
}

const SIDES = ['home', 'away'] as const;

function Part({ period, name, draft, told, before, isWrong, onDraft }: PartProps) {
  const typed = draft.fields.get(period) ?? EMPTY;
  const fed = scoreAt(told, period);
  const isOther =
    fed !== undefined && typed.home !== '' && typed.away !== '' && (typed.home !== fed.home || typed.away !== fed.away);
  return (
    <div role="group" aria-label={name} className={styles.part}>
      <span className={styles.name}>{name}</span>
      {SIDES.map((side) => (
        <input
          key={side}
          className={styles.field}
          aria-label={words.cell(name, words[side])}
          aria-invalid={(isWrong && draft.isTouched) || undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          placeholder={units.none}
          value={typed[side]}
          onChange={({ target }) => onDraft(typedIn(draft, period, side, target.value))}
        />
      ))}
      <span className={styles.known} data-other={isOther || undefined}>
        <span className={hidden}>{words.told} </span>
        {fed === undefined ? units.none : `${fed.home} : ${fed.away}`}
      </span>
      {before === undefined ? null : <Before known={before} period={period} />}
    </div>
  );
}

function Before({ known, period }: { readonly known: KnownScore; readonly period: number }) {
  const score = scoreAt(known, period);
  return (
    <span className={styles.known}>
      <span className={hidden}>{words.before} </span>
      {score === undefined ? units.none : `${score.home} : ${score.away}`}
    </span>
  );
}

/** What is known of a part, as text. */
function scoreAt(known: KnownScore | null, period: number) {
  const score = period === WHOLE_MATCH ? known?.total : known?.parts.find((part) => part.period === period);
  return score === undefined || score === null ? undefined : { home: `${score.home}`, away: `${score.away}` };
}

interface ChoicesProps extends Pick<PartProps, 'draft' | 'told' | 'onDraft'> {
  readonly hasOvertime: boolean;
}

function Choices({ draft, told, hasOvertime: isLonger, onDraft }: ChoicesProps) {
  const { isOver, isCorrection } = draft;
  const change = (next: Partial<ScoreDraft>) => onDraft({ ...draft, ...next, isTouched: true });
  return (
    <div className={styles.choices}>
      <label className={styles.tick}>
        <input type="checkbox" checked={isOver} onChange={({ target }) => change({ isOver: target.checked })} />
        <span>
          <strong>{words.isOver}</strong> · {isLonger ? words.isOverHint : words.isOverHintOfSets}
        </span>
      </label>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isCorrection}
          onChange={({ target }) => change({ isCorrection: target.checked })}
        />
        <span>
          <strong>{words.isCorrection}</strong> · {words.isCorrectionHint}
        </span>
      </label>
      {told === null ? null : (
        <Button size="small" onClick={() => change({ ...draftOf(told, told.total !== null), isCorrection })}>
          {words.fill}
        </Button>
      )}
    </div>
  );
}
