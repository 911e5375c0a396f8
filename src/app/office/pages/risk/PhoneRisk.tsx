/** On a phone: fixtures by what is at stake, each with a button that holds all of it or lets it go on, and the hold over everything. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { Risk, RiskFixture } from '../../../../domain/office/risk.ts';
import { holdKey, type HoldTarget } from '../../../../domain/sports/rulings.ts';
import { teamsText } from '../../../kit/copy/picks.ts';
import { units } from '../../../kit/copy/labels.ts';
import { dayText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { SearchField } from '../../../kit/ui/SearchField.tsx';
import { risk as words, scopeNames } from '../../copy/risk.ts';
import { rulings } from '../../copy/rulings.ts';
import { useMay, useOfficeNow } from '../../link/Office.tsx';
import { Filters } from '../../parts/Filters.tsx';
import { OfficeIcon } from '../../parts/OfficeIcon.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote } from '../../parts/StateNote.tsx';
import type { DeskState } from './deskState.ts';
import { HoldQuestion } from './HoldQuestion.tsx';
import { PhoneMargin } from './PhoneMargin.tsx';
import { standingText } from './riskNames.ts';
import type { RiskChoice } from './RiskTree.tsx';
import { signedLiability } from './signedLiability.ts';
import * as styles from './PhoneRisk.css.ts';

interface PhoneRiskProps extends DeskState {
  readonly risk: Risk;
  readonly choice: RiskChoice;
  readonly onChoice: (choice: RiskChoice) => void;
  /** Lists the others too; `undefined` where all are listed. */
  readonly onMore: (() => void) | undefined;
}

interface Asked {
  readonly target: HoldTarget;
  readonly name: string;
}

const SHOWS = (['all', 'inPlay', 'ruled'] as const).map((value) => ({ value, label: words.shows[value] }));
const ALL: Asked = { target: { scope: 'all' }, name: scopeNames.all };

export function PhoneRisk({ risk, choice, onChoice, onMore, ...desk }: PhoneRiskProps) {
  const today = dayText(useOfficeNow(30_000));
  const mayAct = useMay('risk.act');
  const [asked, setAsked] = useState<Asked>();
  const [priced, setPriced] = useState<RiskFixture>();
  const held = new Set(risk.holds.map(({ target }) => holdKey(target)));
  const isAllHeld = held.has(holdKey(ALL.target));
  if (priced !== undefined)
    return <PhoneMargin fixture={priced} margins={risk.margins} {...desk} onClose={() => setPriced(undefined)} />;
  return (
    <Panel title={words.liability} note={`${formatWon(risk.total.liability)}${units.won}`}>
      <div className={styles.filters}>
        <Link to="/risk?view=rulings" className={styles.way}>
          <OfficeIcon name="scales" size={16} />
          {rulings.open}
        </Link>
        <SearchField
          label={words.search}
          value={choice.search}
          onType={(search) => onChoice({ ...choice, search })}
          className={styles.search}
        />
        <Filters
          label={words.filters}
          choices={SHOWS}
          value={choice.show}
          onChange={(show) => onChoice({ ...choice, show })}
        />
      </div>
      {risk.fixtures.length === 0 ? <EmptyNote title={words.emptyTitle} hint={words.emptyHint} /> : null}
      <ul className={styles.list}>
        {risk.fixtures.map((fixture) => (
          <FixtureRow
            key={fixture.fixtureId}
            {...{ fixture, today }}
            isLocked={desk.isLocked || !mayAct}
            isHeld={held.has(holdKey({ scope: 'fixture', fixtureId: fixture.fixtureId }))}
            onPrice={() => setPriced(fixture)}
            onAsk={() =>
              setAsked({ target: { scope: 'fixture', fixtureId: fixture.fixtureId }, name: teamsText(fixture) })
            }
          />
        ))}
      </ul>
      {onMore === undefined ? null : (
        <div className={styles.all}>
          <Button size="large" isWide onClick={onMore}>
            {words.more}
          </Button>
        </div>
      )}
      {mayAct ? (
        <div className={styles.all}>
          <Button kind="outline" size="large" isWide disabled={desk.isLocked} onClick={() => setAsked(ALL)}>
            <OfficeIcon name="lock" size={16} />
            {isAllHeld ? words.liftAll : words.holdAll}
          </Button>
        </div>
      ) : null}
      {asked === undefined ? null : (
        <HoldQuestion
          {...asked}
          {...desk}
          isOn={!held.has(holdKey(asked.target))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  );
}

interface FixtureRowProps {
  readonly fixture: RiskFixture;
  readonly today: string;
  readonly isLocked: boolean;
  readonly isHeld: boolean;
  readonly onPrice: () => void;
  readonly onAsk: () => void;
}

function FixtureRow({ fixture, today, isLocked, isHeld, onPrice, onAsk }: FixtureRowProps) {
  const name = teamsText(fixture);
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.quiet}>
          {standingText(fixture, today)} · {fixture.leagueName}
          {fixture.isHeld ? ` · ${words.held}` : ''}
          {fixture.margins > 0 ? ` · ${words.margin}` : ''}
        </span>
        <span className={styles.sum}>
          {signedLiability(fixture.liability)}
          {units.won}
        </span>
      </span>
      {fixture.status === null ? null : (
        <span className={styles.acts}>
          <Button kind="outline" size="large" aria-label={words.marginOf(name)} disabled={isLocked} onClick={onPrice}>
            {words.marginKey}
          </Button>
          <Button
            kind={isHeld ? 'outline' : 'neutral'}
            size="large"
            aria-label={isHeld ? words.lift(name) : words.hold(name)}
            disabled={isLocked}
            onClick={onAsk}
          >
            {isHeld ? words.lift('').trim() : words.held}
          </Button>
        </span>
      )}
    </li>
  );
}
