/** One game in play, whole: how it stands, how it leans, what happened last, all its markets (SPT-03). */
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { StaleNote } from '../../frame/connection/StaleNote.tsx';
import { useHasNote } from '../../frame/connection/useHasNote.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { inPlay } from '../copy/inplay.ts';
import { heldText } from '../copy/match.ts';
import { MatchMarkets } from '../match/MatchMarkets.tsx';
import type { PricesProps } from './ChiefPrices.tsx';
import { Incidents } from './Incidents.tsx';
import { Momentum } from './Momentum.tsx';
import { PeriodScores } from './PeriodScores.tsx';
import { PlayLeague, PlayScore } from './PlayHead.tsx';
import * as styles from './PlayPanel.css.ts';

const SHOWN_INCIDENTS = 3;

export function PlayPanel(props: PricesProps) {
  const { fixture } = props;
  return (
    <article className={styles.panel}>
      <PlayLeague fixture={fixture} />
      <PlayScore fixture={fixture} />
      <PeriodScores fixture={fixture} />
      <Momentum fixture={fixture} />
      {fixture.score?.play === undefined ? null : <Incidents fixture={fixture} most={SHOWN_INCIDENTS} />}
      <MatchMarkets page="inplay" {...props} />
    </article>
  );
}

/** Why no price can be pressed, where none can. */
export function PlayNotes({ fixture, context }: Pick<PricesProps, 'fixture' | 'context'>) {
  const hasNote = useHasNote(context.followed, [fixture]);
  if (!hasNote && fixture.turnsInPlay) return <HeldNote fixture={fixture} />;
  return (
    <div className={styles.notes} role="status">
      {hasNote ? <StaleNote /> : <Lock text={inPlay.noBets} />}
    </div>
  );
}

/** Why prices are held for the moment. Its room is kept: nothing below moves when they are. */
function HeldNote({ fixture: { score, markets } }: { readonly fixture: Fixture }) {
  const held = score?.play?.held ?? null;
  const isSuspended = markets.some(({ selections }) => selections.some(({ status }) => status === 'suspended'));
  return (
    <div className={styles.notes} role="status">
      {held === null || !isSuspended ? null : <Lock text={heldText(held)} />}
    </div>
  );
}

function Lock({ text }: { readonly text: string }) {
  return (
    <span className={styles.lock}>
      <Icon name="lock" size={14} />
      {text}
    </span>
  );
}
