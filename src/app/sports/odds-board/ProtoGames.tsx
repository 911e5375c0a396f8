/** The games of a round by their numbers, each market under its own (rules PRT-3, PRT-4). */
import { memo, useContext, useEffect, useMemo, useState } from 'react';
import { categoryOf } from '../../../domain/reference/sports.ts';
import { groupOf, THREE_WAY_HANDICAP } from '../../../domain/reference/boardMarkets.ts';
import { pageRules } from '../../../domain/reference/pageRules.ts';
import { closesAt } from '../../../domain/bets/closingTime.ts';
import { numberAt } from '../../../domain/sports/protoRound.ts';
import type { Fixture, Market } from '../../../domain/sports/fixture.ts';
import { useOriginClock, useOriginNow } from '../../frame/connection/useOriginNow.ts';
import { teamsText } from '../../kit/copy/picks.ts';
import { minuteText } from '../../kit/copy/time.ts';
import { after } from '../../kit/timing/pageTimer.ts';
import { MenuIcon } from '../../kit/ui/MenuIcon.tsx';
import { groupNames, proto, twoWay } from '../copy/boards.ts';
import { protoMarkets } from './boardRows.ts';
import type { GamesProps, HeldGameProps } from './gameParts.ts';
import { isTwoWay, keyOfMarket, MarketRow } from './MarketRow.tsx';
import { countOfMore, MoreMarkets } from './MoreMarkets.tsx';
import { RoundContext } from './roundContext.ts';
import { useHeldLines } from './useHeldLines.ts';
import { useProtoPlaces } from './useProtoPlaces.ts';
import * as styles from './ProtoGames.css.ts';

export function ProtoGames({ view, pickedByFixture, context }: GamesProps) {
  const round = useContext(RoundContext);
  const places = useProtoPlaces(round?.starts[1] ?? 0, view.fixtures);
  return (
    <ul className={styles.games}>
      {view.fixtures.map((fixture) => {
        const place = places?.get(fixture.fixtureId);
        return (
          <li key={fixture.fixtureId}>
            <ProtoGame
              fixture={fixture}
              number={place === undefined ? undefined : numberAt(place)}
              isOver={view.over.has(fixture.fixtureId)}
              pickedId={pickedByFixture.get(fixture.fixtureId)}
              context={context}
              lines={view.lines}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface ProtoGameProps extends HeldGameProps {
  /** Of its first market; `undefined` until the origin has told it. */
  readonly number: number | undefined;
  /** Whether the board lists it no more. */
  readonly isOver: boolean;
}

const ProtoGame = memo(function ProtoGame(props: ProtoGameProps) {
  const { fixture, number, isOver, pickedId, context } = props;
  const { mains, markets } = useHeldLines(props, protoMarkets);
  const closes = closesAt(fixture.startAt, pageRules.proto.leadMs);
  const isClosed = useIsPast(closes) || isOver;
  // A closed game's prices are locked as those of one that is over.
  const shown = useMemo((): Fixture => (isClosed ? { ...fixture, status: 'finished' } : fixture), [fixture, isClosed]);
  return (
    <div role="group" aria-label={teamsText(fixture)}>
      {mains.map((market, place) =>
        market === undefined ? null : (
          <div key={keyOfMarket(market)} className={styles.sold}>
            <p className={styles.head}>
              <span className={styles.number}>{number === undefined ? '–' : threeDigits(number + place)}</span>
              <MenuIcon name={categoryOf(fixture.sportId)} size={16} />
              <span className={styles.league} title={fixture.leagueName}>
                {fixture.leagueName}
              </span>
              <strong className={styles.market}>{soldAs(market)}</strong>
              <span className={styles.end}>
                <Closing at={closes} isClosed={isClosed} />
                {place === 0 ? (
                  <MoreMarkets id={fixture.fixtureId} count={countOfMore(fixture, markets.length)} />
                ) : null}
              </span>
            </p>
            <MarketRow fixture={shown} market={market} pickedId={pickedId} context={context} />
          </div>
        ),
      )}
    </div>
  );
});

const threeDigits = (number: number) => number.toString().padStart(3, '0');

function soldAs(market: Market): string {
  const { marketId, baseLine } = market;
  const group = marketId === THREE_WAY_HANDICAP ? 'handicap' : groupOf(marketId);
  if (group === 'win' || group === 'special') return isTwoWay(market) ? twoWay : proto.plain;
  return `${groupNames[group]} ${baseLine}`;
}

const SECOND_MS = 1_000;
/** Counted by the second when it closes within this, ms. */
const SOON_MS = 3_600_000;

interface ClosingProps {
  readonly at: number;
  readonly isClosed: boolean;
}

function Closing({ at, isClosed }: ClosingProps) {
  const left = at - useOriginNow();
  if (isClosed || left <= 0) return <span className={styles.closing}>{proto.closed}</span>;
  if (left > SOON_MS) return <span className={styles.closing}>{proto.closesAt(minuteText(at))}</span>;
  const seconds = Math.floor(left / SECOND_MS);
  return (
    <span className={styles.closing} data-soon>
      {proto.closesIn(Math.floor(seconds / 60), seconds % 60)}
    </span>
  );
}

/** Whether a moment has passed, told once it does. @param at epoch ms by the origin's clock */
function useIsPast(at: number): boolean {
  const originNow = useOriginClock();
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const left = at - originNow();
    setIsPast(left <= 0);
    return left <= 0 || left > LONGEST_TIMER_MS ? undefined : after(left, () => setIsPast(true));
  }, [at, originNow]);
  return isPast;
}

/** What a browser's timers can count. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
