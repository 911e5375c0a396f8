/** How a game leans: the chances that its own prices come to, as a line of steps (rules MOM). What is not known is a gap. */
import { useRef } from 'react';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { offeredOdds, type Selection } from '../../../domain/sports/fixture.ts';
import { chancesNow, momentumOf, winSelectionsOf } from '../../../domain/sports/momentum.ts';
import { useOddsHistory } from '../../frame/live-prices/useOddsHistory.ts';
import { useNow } from '../../kit/timing/useNow.ts';
import { inPlay } from '../copy/inplay.ts';
import { leanPath } from './leanPath.ts';
import * as styles from './Momentum.css.ts';

type Sides = NonNullable<ReturnType<typeof winSelectionsOf>>;

export function Momentum({ fixture }: { readonly fixture: Fixture }) {
  const sides = winSelectionsOf(fixture);
  if (sides === undefined) return null;
  return <Lean fixture={fixture} sides={sides} />;
}

/** How often the log is asked, ms: a price that moves all the time would have it read all the time. */
const ASK_MS = 5_000;
const WIDTH = 600;
const HEIGHT = 64;

function Lean({ fixture, sides }: { readonly fixture: Fixture; readonly sides: Sides }) {
  const { fixtureId, home, away } = fixture;
  const { home: first, draw, away: second } = useCalm(fixtureId, sides);
  const histories = {
    home: useOddsHistory(fixtureId, first.selectionId, shownOf(first)),
    draw: useOddsHistory(fixtureId, (draw ?? first).selectionId, shownOf(draw ?? first)),
    away: useOddsHistory(fixtureId, second.selectionId, shownOf(second)),
  };
  const isRead = Object.values(histories).every((points) => points !== undefined);
  const points = isRead ? momentumOf(draw === undefined ? { ...histories, draw: undefined } : histories) : [];
  const now = chancesNow(fixture);
  const percent = (share: number | undefined) => Math.round((share ?? 0) * 100);
  const [homeText, awayText] = [inPlay.chance(home, percent(now?.home)), inPlay.chance(away, percent(now?.away))];
  const path = leanPath(points, WIDTH, HEIGHT);
  return (
    <section className={styles.momentum} aria-label={inPlay.momentumLabel(homeText, awayText)}>
      <p className={styles.head}>
        <strong className={styles.title}>{inPlay.momentum}</strong>
        <span className={styles.hint}>{inPlay.momentumHint}</span>
        <span className={styles.chances}>
          <span className={styles.chance} data-leads={percent(now?.home) >= percent(now?.away) || undefined}>
            {homeText}
          </span>
          <span className={styles.chance} data-leads={percent(now?.away) > percent(now?.home) || undefined}>
            {awayText}
          </span>
        </span>
      </p>
      <div className={styles.chart}>
        {path === undefined ? (
          <p className={styles.none}>{isRead ? inPlay.noMomentum : ''}</p>
        ) : (
          <>
            <svg
              className={styles.svg}
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <path className={styles.area} d={path.area} />
              <path className={styles.middle} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
              <path className={styles.line} d={path.line} />
            </svg>
            <span className={styles.top}>{inPlay.leads(home)}</span>
            <span className={styles.bottom}>{inPlay.leads(away)}</span>
          </>
        )}
      </div>
    </section>
  );
}

const shownOf = (selection: Selection) => ({ odds: offeredOdds(selection), version: selection.version });

/** The prices as they stood when it was last looked, at most so often. */
function useCalm(fixtureId: string, sides: Sides): Sides {
  const tick = useNow(ASK_MS);
  const kept = useRef({ fixtureId, tick, sides });
  const isOther =
    kept.current.fixtureId !== fixtureId || kept.current.sides.home.selectionId !== sides.home.selectionId;
  if (isOther || kept.current.tick !== tick) kept.current = { fixtureId, tick, sides };
  return kept.current.sides;
}
