/** `/eventMission`: the quests of the day and how far the member is, live (COM-03, rules QST). */
import type { DayQuests } from '../../../domain/days/quests.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { dayOfDate } from '../../../domain/kernel/seoulDay.ts';
import { weekdayText } from '../../kit/copy/time.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { EmptyState } from '../../kit/ui/StateMessage.tsx';
import { claimRefusals, pointsText, questName, quests as words } from '../copy/days.ts';
import { PageHead } from '../PageHead.tsx';
import { end } from '../PageHead.css.ts';
import { useSaid, type Said } from '../useSaid.ts';
import * as parts from './days.css.ts';
import { DocumentPage } from './DocumentPage.tsx';
import * as styles from './Quests.css.ts';
import { useRenewedByMoney } from './useRenewed.ts';

type Quest = DayQuests['quests'][number];

export function Component() {
  return (
    <QueryBoundary hint={words.failed}>
      <QuestPage />
    </QueryBoundary>
  );
}

function QuestPage() {
  const shown = useRenewedByMoney('quests');
  const day = shown.view?.value?.day;
  return (
    <div className={`${parts.page} ${parts.slim}`}>
      <PageHead title={words.title}>
        {day === undefined ? null : <span className={end}>{weekdayText(dayOfDate(day) ?? 0)}</span>}
      </PageHead>
      <DocumentPage shown={shown} words={words}>
        {(value, isOld) => <Whole value={value} isOld={isOld} />}
      </DocumentPage>
    </div>
  );
}

function Whole({ value: { day, quests }, isOld }: { readonly value: DayQuests; readonly isOld: boolean }) {
  const claim = useSaid('claimQuest', claimRefusals);
  if (quests.length === 0) {
    return (
      <div className={parts.box}>
        <EmptyState icon="flag" title={words.empty} />
      </div>
    );
  }
  const sum = (of: readonly Quest[]) => of.reduce((points, quest) => points + quest.points, 0);
  const done = quests.filter(({ reached, target }) => reached >= target).length;
  return (
    <>
      <section className={`${parts.box} ${styles.sum}`}>
        <div>
          <p className={parts.quiet}>{words.received}</p>
          <p>
            <strong className={parts.big}>
              {pointsText(sum(quests.filter(({ claimedAt }) => claimedAt !== null)))}
            </strong>{' '}
            <span className={parts.quiet}>{words.of(sum(quests))}</span>
          </p>
        </div>
        <div className={styles.done}>
          <p className={parts.quiet}>
            {words.done} <strong>{done}</strong> / {quests.length}
          </p>
          <div className={parts.segments} aria-hidden="true">
            {quests.map(({ id }, place) => (
              <span key={id} className={parts.segment} data-on={place < done || undefined} />
            ))}
          </div>
        </div>
      </section>
      <section className={parts.card} aria-labelledby="quests-title">
        <div className={parts.cardHead}>
          <h2 id="quests-title" className={parts.cardTitle}>
            {words.list}
          </h2>
          <span className={parts.quiet}>{words.renewed}</span>
        </div>
        <ul className={parts.rows}>
          {quests.map((quest) => (
            <Row key={quest.id} {...{ quest, day, claim, isOld }} />
          ))}
        </ul>
      </section>
    </>
  );
}

interface RowProps {
  readonly quest: Quest;
  readonly day: string;
  readonly claim: Said<'claimQuest'>;
  readonly isOld: boolean;
}

function Row({ quest, day, claim, isOld }: RowProps) {
  const { id, reached, target, points, claimedAt, measure } = quest;
  const name = questName(quest);
  const isReached = reached >= target;
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon name={measure === 'charge' ? 'plus' : measure === 'wins' ? 'check' : 'ticket'} size={20} />
      </span>
      <span className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        <span className={parts.quiet}>
          {claimedAt !== null ? words.claimedAt(claimedAt) : reached === 0 ? words.none : words.noVoids}
        </span>
      </span>
      <span className={styles.end}>
        {claimedAt !== null ? (
          <span className={parts.chip}>
            <Icon name="check" size={14} />
            {words.claimed(points)}
          </span>
        ) : isReached ? (
          <Button
            kind="primary"
            disabled={claim.isBusy || isOld}
            onClick={() => void claim.say({ day, quest: id }, (done) => words.told(done.points))}
          >
            {words.claim(points)}
          </Button>
        ) : (
          <strong>{pointsText(points)}</strong>
        )}
      </span>
      <progress
        className={`${parts.bar} ${styles.bar}`}
        max={target}
        value={reached}
        aria-label={words.progress(name)}
      />
      <span className={styles.reached}>
        <strong>{formatWon(reached)}</strong> / {formatWon(target)}
        {words.unit(measure)}
      </span>
    </li>
  );
}
