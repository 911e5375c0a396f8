/** `/tournament`, `/tournament_casino`: who won a bet at the highest odds this week, live, with one's own place always in sight (COM-03, rules TRN). */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { prizeOf, type Place, type Tournament, type Tournaments } from '../../../domain/days/tournament.ts';
import { formatOdds } from '../../../domain/kernel/odds.ts';
import { secondText } from '../../kit/copy/time.ts';
import { withTime } from '../../kit/links/firstPaths.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { usePageShown } from '../../kit/links/usePage.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { Segments } from '../../kit/ui/Segments.tsx';
import { EmptyState } from '../../kit/ui/StateMessage.tsx';
import { pointsText, tournament as words, tournamentNames } from '../copy/days.ts';
import { PageHead } from '../PageHead.tsx';
import * as parts from './days.css.ts';
import { DocumentPage } from './DocumentPage.tsx';
import * as styles from './Tournament.css.ts';
import { useRenewedEvery } from './useRenewed.ts';

/** As soon as a document may be asked for again, and a little. Ms. */
const LOOK_MS = 5_000;
type Tab = keyof typeof words.tabs;
const tabs = (Object.keys(words.tabs) as Tab[]).map((value) => ({ value, label: words.tabs[value] }));

export function Component() {
  return (
    <QueryBoundary hint={words.failed}>
      <TournamentPage />
    </QueryBoundary>
  );
}

function TournamentPage() {
  const shown = useRenewedEvery('tournaments', LOOK_MS);
  const page = usePageShown();
  const [tab, setTab] = useState<Tab>(page.page === 'tournamentCasino' ? 'casino' : 'sports');
  return (
    <div className={parts.page}>
      <PageHead title={words.title} />
      <div>
        <Segments label={words.kinds} choices={tabs} value={tab} onChange={setTab} />
      </div>
      <DocumentPage shown={shown} words={words}>
        {(value) => <Shown value={value} tab={tab} />}
      </DocumentPage>
    </div>
  );
}

function Shown({ value: { at, running, ended }, tab }: { readonly value: Tournaments; readonly tab: Tab }) {
  if (tab !== 'ended') {
    return running
      .filter(({ kind }) => kind === tab)
      .map((one) => <Whole key={one.id} tournament={one} state={words.running} note={words.asOf(secondText(at))} />);
  }
  return ended.map((one) => (
    <Whole
      key={one.id}
      tournament={one}
      state={words.ended}
      note={one.paidAt === null ? words.unpaid : words.paid(one.paidAt)}
    />
  ));
}

interface WholeProps {
  readonly tournament: Tournament;
  readonly state: string;
  /** How old the ranking is, or what became of the prizes. */
  readonly note: string;
}

function Whole({ tournament, state, note }: WholeProps) {
  const { kind, rules, players, until } = tournament;
  return (
    <div className={styles.whole}>
      <section className={`${parts.card} ${styles.about}`}>
        <div className={styles.what}>
          <span className={parts.chip}>{state}</span>
          <h2 className={styles.name}>{tournamentNames[kind]}</h2>
          <p className={parts.quiet}>
            {words.rule} {words.least(rules.minStake, rules.minFolds)} {words.ties}
          </p>
        </div>
        <dl className={styles.facts}>
          <Fact name={words.pool} text={pointsText(rules.prizes.reduce((sum, prize) => sum + prize, 0))} />
          <Fact name={words.players} text={words.playersOf(players)} />
          <Fact name={words.until} text={words.untilOf(until)} />
        </dl>
      </section>
      <Ranking tournament={tournament} note={note} />
      <div className={styles.beside}>
        <Mine tournament={tournament} />
        <Prizes tournament={tournament} />
        <section className={parts.box}>
          <h3 className={parts.cardTitle}>{words.rules}</h3>
          {words.ruleLines.map((line) => (
            <p key={line} className={parts.quiet}>
              {line}
            </p>
          ))}
        </section>
      </div>
    </div>
  );
}

const Fact = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div>
    <dt className={parts.quiet}>{name}</dt>
    <dd className={styles.fact}>{text}</dd>
  </div>
);

function Ranking({ tournament: { top, near }, note }: Pick<WholeProps, 'tournament' | 'note'>) {
  return (
    <section className={`${parts.card} ${styles.ranking}`}>
      <div className={parts.cardHead}>
        <h3 className={parts.cardTitle}>{words.ranking}</h3>
        <span className={parts.quiet}>{note}</span>
      </div>
      {top.length === 0 ? (
        <EmptyState icon="flag" title={words.empty} hint={words.emptyHint} />
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.name}</th>
              <th scope="col" className={styles.number}>
                {words.score}
              </th>
              <th scope="col" className={styles.number}>
                {words.prize}
              </th>
            </tr>
          </thead>
          <tbody>
            {top.map((place) => (
              <Row key={place.place} place={place} />
            ))}
            {near.length === 0 ? null : (
              <tr className={styles.gap}>
                <td colSpan={4}>{words.between}</td>
              </tr>
            )}
            {near.map((place) => (
              <Row key={place.place} place={place} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const Row = ({ place: { place, name, score, prize, isMine } }: { readonly place: Place }) => (
  <tr className={styles.row} data-mine={isMine || undefined}>
    <td>{place}</td>
    <td>
      {name} {isMine ? <span className={parts.chip}>{words.me}</span> : null}
    </td>
    <td className={styles.number}>
      <strong>{formatOdds(score)}</strong>
    </td>
    <td className={styles.number}>{prize === 0 ? '–' : pointsText(prize)}</td>
  </tr>
);

function Mine({ tournament: { mine, players } }: Pick<WholeProps, 'tournament'>) {
  const { now } = usePorts();
  return (
    <section className={parts.card}>
      <div className={parts.cardHead}>
        <h3 className={parts.cardTitle}>{words.mine}</h3>
        <span className={parts.quiet}>{words.ofPlayers(players)}</span>
      </div>
      {mine === null ? (
        <p className={`${parts.pad} ${parts.quiet}`}>{words.noneMine}</p>
      ) : (
        <>
          <p className={`${parts.pad} ${parts.big}`}>{words.nth(mine.place)}</p>
          <div className={parts.rows}>
            <p className={parts.row}>
              <span>{words.score}</span>
              <strong>
                {formatOdds(mine.score)}
                {words.times}
              </strong>
            </p>
            <Link className={parts.row} to={withTime(pathOf('betResult'), now())}>
              <span>{words.bet}</span>
              <strong>{mine.betId.slice(0, 8)}</strong>
            </Link>
          </div>
        </>
      )}
    </section>
  );
}

/** Places of the same prize in one line. */
function Prizes({ tournament: { rules } }: Pick<WholeProps, 'tournament'>) {
  const groups: { from: number; to: number; points: number }[] = [];
  rules.prizes.forEach((_, index) => {
    const points = prizeOf(rules, index + 1);
    const last = groups.at(-1);
    if (last?.points === points) last.to = index + 1;
    else groups.push({ from: index + 1, to: index + 1, points });
  });
  return (
    <section className={parts.card}>
      <div className={parts.cardHead}>
        <h3 className={parts.cardTitle}>{words.prizes}</h3>
      </div>
      <div className={parts.rows}>
        {groups.map(({ from, to, points }) => (
          <p key={from} className={parts.row}>
            <span>{words.range(from, to)}</span>
            <strong>{words.each(points, to > from)}</strong>
          </p>
        ))}
      </div>
    </section>
  );
}
