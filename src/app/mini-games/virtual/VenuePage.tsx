/** One venue: its stage, the markets of its next round, bonus odds, rounds to come and rounds that were. */
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { cardOf, marketsOf } from '../../../domain/mini-games/virtual/offer.ts';
import type { VenueRow } from '../../../domain/mini-games/virtual/venues.ts';
import { selectionOfCell } from '../../../domain/mini-games/roundFixture.ts';
import { gameNameOf } from '../copy/games.ts';
import { ClosedGame } from '../game/ClosedGame.tsx';
import { GameLayout } from '../game/GameLayout.tsx';
import { OwnBets } from '../game/OwnBets.tsx';
import { useDropClosed } from '../game/useDropClosed.ts';
import { useOwnBets } from '../game/useOwnBets.ts';
import { GameRules } from '../game/rules/GameRules.tsx';
import { HeldMoney } from '../rounds/HeldMoney.ts';
import { useRoundNow, withVoid, type RoundNow } from '../rounds/useRoundNow.ts';
import { useToldBets } from '../rounds/untold.ts';
import { useRounds } from '../rounds/useRounds.ts';
import { usePicked, useSlip } from '../../bets/face.ts';
import { useFreshness } from '../../frame/connection/FreshnessProvider.tsx';
import { minuteText } from '../../kit/copy/time.ts';
import { play } from '../copy/play.ts';
import { virtual, virtualCellName, virtualMarketName } from '../copy/virtual.ts';
import { gameOfVenue, isRace } from './address.ts';
import { BonusPicks } from './BonusPicks.tsx';
import { Countdown } from './Countdown.tsx';
import { formsOf } from './forms.ts';
import { Markets } from './Markets.tsx';
import { namesOf } from './names.ts';
import { NextRounds } from './NextRounds.tsx';
import { PastRounds } from './PastRounds.tsx';
import type { CellContext } from './PriceCell.tsx';
import { returnText } from './returns.ts';
import { RaceCard } from './RaceCard.tsx';
import { useTogglePick, type TogglePick } from './useTogglePick.ts';
import { VenueStage } from './VenueStage.tsx';
import { VenueTabs } from './VenueTabs.tsx';
import { rulesLink } from '../../kit/theme/rulesLink.css.ts';
import * as styles from './Virtual.css.ts';

/** Markets of a race that stand in the table of its runners. */
const IN_TABLE = ['mg.vr.win', 'mg.vr.place'];
/** Those that stand beside it. */
const DUELS = ['mg.vr.d1', 'mg.vr.d2', 'mg.vr.d3', 'mg.vr.oe'];

/** With `?rules` its rules and chances. */
export function VenuePage({ venue }: { readonly venue: VenueRow }) {
  const [params] = useSearchParams();
  return params.has('rules') ? <VenueRules venue={venue} /> : <Venue venue={venue} />;
}

function VenueRules({ venue }: { readonly venue: VenueRow }) {
  const game = gameOfVenue(venue);
  const { drawsAt } = useRoundNow(game);
  const names = namesOf(venue, cardOf(venue, drawsAt));
  const words = { marketOf: virtualMarketName, cellOf: (_: string, key: string) => virtualCellName(key, names) };
  return <GameRules game={game} words={words} />;
}

function Venue({ venue }: { readonly venue: VenueRow }) {
  const game = gameOfVenue(venue);
  const now = useRoundNow(game);
  const { drawsAt: startsAt, closesAt } = now;
  const { rounds } = useRounds(game, now.last);
  const round = useMemo(() => withVoid(now, rounds), [now, rounds]);
  const card = useMemo(() => cardOf(venue, startsAt), [venue, startsAt]);
  const markets = useMemo(() => marketsOf(venue, card), [venue, card]);
  const slip = useSlip('virtual');
  useDropClosed(slip, round);
  const toggle = useTogglePick();
  const context = useCells(venue, round, toggle, usePicked(slip));
  const formOf = useMemo(() => formsOf(venue, rounds), [venue, rounds]);
  const bets = useToldBets(useOwnBets(game));
  const isOfRace = isRace(venue);
  const duels = markets.filter(({ marketId }) => DUELS.includes(marketId));
  const rest = markets.filter(({ marketId }) => !IN_TABLE.includes(marketId) && !DUELS.includes(marketId));
  return (
    <GameLayout title={gameNameOf(game)} game={game}>
      <ClosedGame game={game} />
      <HeldMoney game={game} />
      <div className={styles.page}>
        <VenueTabs shown={venue} />
        <VenueStage venue={venue} rounds={rounds} nextAt={startsAt} />
        <div className={styles.parts}>
          <div className={styles.column}>
            <section className={styles.panel} aria-label={virtual.nextAt(minuteText(startsAt), isOfRace)}>
              <p className={styles.partHead}>
                <span className={styles.partTitle}>{virtual.nextAt(minuteText(startsAt), isOfRace)}</span>
                <span className={styles.partNote}>{virtual.houseRule}</span>
                <Link to={`${game.path}?rules`} className={rulesLink}>
                  {play.rules}
                </Link>
                <span className={styles.partEnd}>
                  {round.isVoid === true ? (
                    <strong role="status">{play.roundVoid}</strong>
                  ) : (
                    <>
                      {virtual.untilClose}
                      <Countdown until={closesAt} className={styles.bigClock} />
                    </>
                  )}
                </span>
              </p>
              {card.kind === 'race' ? (
                <RaceCard field={card.field} markets={markets} context={context} formOf={formOf} />
              ) : null}
              <Markets markets={rest} context={context} />
            </section>
            <BonusPicks slip={slip} toggle={toggle} />
          </div>
          <div className={styles.column}>
            <NextRounds shown={venue} />
            {duels.length === 0 ? null : (
              <section className={styles.panel} aria-label={virtual.duel}>
                <p className={styles.partHead}>
                  <span className={styles.partTitle}>{virtual.duel}</span>
                  <span className={styles.partNote}>
                    {minuteText(startsAt)} · {virtual.duelHint}
                  </span>
                </p>
                <Markets markets={duels} context={context} isPlain />
                <p className={styles.foot}>
                  {virtual.returned} {returnText(duels[0])}
                </p>
              </section>
            )}
            <PastRounds venue={venue} rounds={rounds} showsMs={game.showsMs} />
            <OwnBets bets={bets} round={round} />
          </div>
        </div>
      </div>
    </GameLayout>
  );
}

function useCells(
  venue: VenueRow,
  { roundId, drawsAt, isOpen }: Pick<RoundNow, 'roundId' | 'drawsAt' | 'isOpen'>,
  toggle: TogglePick,
  picked: ReadonlyMap<string, string>,
): CellContext {
  const { isStale } = useFreshness();
  const here = picked.get(roundId) ?? '';
  return useMemo(() => {
    const chosen = here.split(' ');
    return {
      names: namesOf(venue, cardOf(venue, drawsAt)),
      state: !isOpen ? 'closed' : isStale ? 'stale' : 'open',
      isPicked: (marketId, key) => chosen.includes(selectionOfCell(roundId, marketId, key)),
      onPress: (marketId, key) => toggle(roundId, selectionOfCell(roundId, marketId, key)),
    };
  }, [venue, roundId, drawsAt, isOpen, isStale, here, toggle]);
}
