/** What is checked: typed, pasted, or filled by the address; and how the same is done elsewhere. */
import { useId, type ReactNode } from 'react';
import { dayOfDate } from '../../../domain/kernel/seoulDay.ts';
import { GAMES, gameOf } from '../../../domain/mini-games/gameTable.ts';
import { timesOf } from '../../../domain/mini-games/round.ts';
import { dateMinuteText, secondText } from '../../kit/copy/time.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { FieldProblem } from '../../kit/ui/TextField.tsx';
import { verify } from '../copy/verify.ts';
import { roundIdOf, type ClaimFields } from './claimFields.ts';
import { Elsewhere } from './Elsewhere.tsx';
import type { VerificationForm } from './useVerification.ts';
import * as styles from './Verify.css.ts';
import { gameWord } from './words.ts';

const choices = () => GAMES.map((game) => ({ value: game.gameId, label: gameWord(game) }));

export function ClaimForm({ form }: { readonly form: VerificationForm }) {
  const { fields, problems, committedAt, change, submit, isComputing } = form;
  const roundId = roundIdOf(fields);
  const field = (name: keyof ClaimFields) => ({
    value: fields[name],
    problem: problems[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 className={styles.panelTitle}>{verify.form}</h2>
      <div className={styles.fields}>
        <Select
          label={verify.game}
          choices={choices()}
          value={fields.gameId}
          onChange={(gameId) => change({ gameId })}
        />
        <Field
          {...field('round')}
          label={verify.round}
          note={roundId === undefined ? '' : verify.drawnAt(secondText(timesOf(roundId).drawsAt))}
        />
        <Field {...field('seed')} label={verify.seed} note={verify.seedHint} isLong />
        <Field
          {...field('commitment')}
          label={
            <>
              {verify.commitment}
              <sub>0</sub>
            </>
          }
          note={committedAt === undefined ? '' : verify.committed(dateMinuteText(committedAt))}
          isLong
        />
        <Field {...field('salt')} label={verify.salt} note={`${verify.version} v1`} />
        <Field {...field('record')} label={verify.record} note={verify.recordHint} isLong />
        <p className={styles.hint}>{verify.member}</p>
        <Button type="submit" kind="primary" size="large" isWide isPending={isComputing}>
          {verify.recompute}
        </Button>
      </div>
      <Elsewhere form={form} />
      <div className={styles.aside}>
        <p className={styles.asideTitle}>
          <Icon name="offline" size={18} />
          {verify.offline}
        </p>
        <p className={styles.hint}>{verify.offlineHint}</p>
      </div>
      <div className={styles.aside}>
        <p className={styles.hint}>{verify.terminal}</p>
        <code className={styles.code}>{commandOf(fields)}</code>
      </div>
    </form>
  );
}

function commandOf({ gameId, round }: ClaimFields): string {
  const date = `${round.slice(0, 4)}-${round.slice(4, 6)}-${round.slice(6, 8)}`;
  const day = dayOfDate(date) === undefined ? 'YYYY-MM-DD' : date;
  return `npm run verify-draws -- --day ${day} --game ${gameOf(gameId)?.name ?? gameId} --origin ${location.origin}`;
}

interface FieldProps {
  readonly label: ReactNode;
  readonly note: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly isLong?: boolean;
  readonly onChange: (value: string) => void;
}

function Field({ label, note, value, problem, isLong = false, onChange }: FieldProps) {
  const id = useId();
  const shared = {
    ...{ id, value, spellCheck: false, autoComplete: 'off', autoCapitalize: 'none' },
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': problem === undefined ? `${id}-note` : `${id}-problem`,
  } as const;
  return (
    <div className={styles.field}>
      <div className={styles.labels}>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-note`} className={styles.note}>
          {note}
        </span>
      </div>
      {isLong ? (
        <textarea {...shared} className={styles.area} rows={2} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...shared} className={styles.input} onChange={(event) => onChange(event.target.value)} />
      )}
      {problem === undefined ? null : <FieldProblem id={`${id}-problem`} text={problem} />}
    </div>
  );
}
