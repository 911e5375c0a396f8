/** One game in play, whole: how it stands, how it leans, what happened last, all its markets (SPT-03). */
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { StaleNote } from '../../frame/connection/StaleNote.tsx';
import { useHasNote } from '../../frame/connection/useHasNote.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { heldText, inPlay } from '../copy/inplay.ts';
import { ChiefPrices, type PricesProps } from './ChiefPrices.tsx';
import { Incidents } from './Incidents.tsx';
import { Momentum } from './Momentum.tsx';
import { PeriodScores } from './PeriodScores.tsx';
import { PlayLeague, PlayScore } from './PlayHead.tsx';
import * as styles from './PlayPanel.css.ts';

const SHOWN_INCIDENTS = 3;

export function PlayPanel(props: PricesProps) {
  const { fixture, context } = props;
  return (
    <article className={styles.panel}>
      <PlayLeague fixture={fixture} />
      <PlayScore fixture={fixture} />
      <PeriodScores fixture={fixture} />
      <Momentum fixture={fixture} />
      <Incidents fixture={fixture} most={SHOWN_INCIDENTS} />
      <PlayNotes fixture={fixture} context={context} />
      <ChiefPrices {...props} />
    </article>
  );
}

/** Why no price can be pressed, where none can. Its room is kept. */
export function PlayNotes({ fixture, context }: Pick<PricesProps, 'fixture' | 'context'>) {
  const hasNote = useHasNote(context.followed, [fixture]);
  const held = fixture.score?.play?.held ?? null;
  return (
    <div className={styles.notes} role="status">
      {hasNote ? (
        <StaleNote />
      ) : !fixture.turnsInPlay ? (
        <Lock text={inPlay.noBets} />
      ) : held === null || !isSuspended(fixture) ? null : (
        <Lock text={heldText(held)} />
      )}
    </div>
  );
}

const isSuspended = ({ markets }: Fixture) =>
  markets.some(({ selections }) => selections.some(({ status }) => status === 'suspended'));

function Lock({ text }: { readonly text: string }) {
  return (
    <span className={styles.lock}>
      <Icon name="lock" size={14} />
      {text}
    </span>
  );
}
