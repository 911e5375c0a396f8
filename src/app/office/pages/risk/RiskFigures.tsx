/** What is at stake in all, how much is held, and the hold over everything, which asks first. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { Risk } from '../../../../domain/office/risk.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { units } from '../../../kit/copy/labels.ts';
import { risk as words, scopeNames } from '../../copy/risk.ts';
import { rulings } from '../../copy/rulings.ts';
import { useMay } from '../../link/Office.tsx';
import { OfficeIcon } from '../../parts/OfficeIcon.tsx';
import { HoldQuestion } from './HoldQuestion.tsx';
import type { DeskState } from './deskState.ts';
import * as styles from './RiskScreen.css.ts';

interface RiskFiguresProps extends DeskState {
  readonly risk: Risk | undefined;
}

export function RiskFigures({ risk, ...desk }: RiskFiguresProps) {
  const mayAct = useMay('risk.act');
  const maySeeAudit = useMay('audit.see');
  const [isAsked, setIsAsked] = useState(false);
  const isHeld = risk?.holds.some(({ target }) => target.scope === 'all') ?? false;
  const won = (value: number | undefined) => (value === undefined ? units.none : formatWon(value));
  return (
    <section className={styles.figures} aria-label={words.figures}>
      <Figure name={words.liability} value={won(risk?.total.liability)} unit={units.won} note={words.liabilityNote} />
      <Figure name={words.largestFixture} value={won(risk?.fixtures[0]?.liability ?? 0)} unit={units.won} />
      <Figure
        name={words.open}
        value={won(risk?.open.bets)}
        unit={words.count}
        note={words.staked(won(risk?.open.stakes))}
      />
      <Figure name={words.holds} value={won(risk?.holds.length)} unit={words.count} />
      <Figure name={words.prices} value={won(risk?.overrides.length)} unit={words.count} />
      <Figure name={words.margin} value={won(risk?.margins.length)} unit={words.count} />
      <Figure
        name={words.onOffer}
        value={won(risk?.onOffer.fixtures)}
        unit={scopeNames.fixture}
        note={words.inPlayOf(risk?.onOffer.inPlay ?? 0)}
      />
      <span className={styles.figureActs}>
        <Link to="/risk?view=rulings" className={styles.history}>
          <OfficeIcon name="scales" size={16} />
          {rulings.open}
        </Link>
        {maySeeAudit ? (
          <Link to="/audit" className={styles.history}>
            <OfficeIcon name="history" size={16} />
            {words.history}
          </Link>
        ) : null}
        {mayAct ? (
          <Button kind="outline" className={styles.danger} disabled={desk.isLocked} onClick={() => setIsAsked(true)}>
            <OfficeIcon name="lock" size={16} />
            {isHeld ? words.liftAll : words.holdAll}
          </Button>
        ) : null}
      </span>
      {isAsked ? (
        <HoldQuestion
          target={{ scope: 'all' }}
          isOn={!isHeld}
          name={scopeNames.all}
          {...desk}
          onClose={() => setIsAsked(false)}
        />
      ) : null}
    </section>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly note?: string;
}

function Figure({ name, value, unit, note }: FigureProps) {
  return (
    <p className={styles.figure}>
      <span className={styles.figureName}>{name}</span>
      <span className={styles.figureValue}>
        {value}
        <span className={styles.figureUnit}>{unit}</span>
      </span>
      {note === undefined ? null : <span className={styles.figureNote}>{note}</span>}
    </p>
  );
}
