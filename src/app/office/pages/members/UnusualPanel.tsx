/** Members whose play stands out, rule by rule, each rule said in a sentence with its numbers (MBR-8). */
import { useCallback, type ReactNode } from 'react';
import { unusualPlayCall } from '../../../../domain/calls/officeUnusual.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { UnusualPlay } from '../../../../domain/office/unusual.ts';
import { pickNameOf, teamsText } from '../../../kit/copy/picks.ts';
import { unusual as words } from '../../copy/unusual.ts';
import { useOffice, useTold } from '../../link/Office.tsx';
import { useAsked } from '../../link/useAsked.ts';
import { MemberName } from '../../parts/MemberName.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, FailedNote, LoadingNote } from '../../parts/StateNote.tsx';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';
import * as styles from './MembersScreen.css.ts';
import * as own from './UnusualPanel.css.ts';

const { rules, head } = words;

export function UnusualPanel() {
  const { api } = useOffice();
  const ask = useCallback(() => api.ask(unusualPlayCall, {}), [api]);
  const { value, failure, again } = useAsked(ask, useTold('read'));
  const isReading = value === undefined && failure === undefined;
  return (
    <Panel
      title={words.title}
      note={words.hint}
      className={styles.list}
      isBusy={isReading}
      foot={value === undefined ? undefined : <span>{words.count(countOf(value))}</span>}
    >
      {isReading ? (
        <LoadingNote rows={10} />
      ) : value === undefined ? (
        <FailedNote onRetry={again} />
      ) : countOf(value) === 0 ? (
        <EmptyNote icon="users" title={words.empty} hint={words.emptyHint} />
      ) : (
        <>
          <BothSides rows={value.bothSides} />
          <PassesThrough rows={value.passesThrough} />
          <WinsMuch rows={value.winsMuch} />
        </>
      )}
    </Panel>
  );
}

const countOf = ({ bothSides, passesThrough, winsMuch }: UnusualPlay): number =>
  bothSides.length + passesThrough.length + winsMuch.length;

interface RuleProps {
  readonly of: keyof typeof rules;
  readonly count: number;
  readonly children: ReactNode;
}

/** A rule in a sentence, with what it finds. */
function Rule({ of, count, children }: RuleProps) {
  const { name, says } = rules[of];
  return (
    <section className={own.rule} aria-label={name}>
      <h3 className={own.ruleName}>
        {name}
        <span className={own.ruleCount}>{words.count(count)}</span>
      </h3>
      <p className={own.ruleSays}>{says}</p>
      {count === 0 ? <p className={own.ruleNone}>{words.none}</p> : children}
    </section>
  );
}

function BothSides({ rows }: { readonly rows: UnusualPlay['bothSides'] }) {
  return (
    <Rule of="bothSides" count={rows.length}>
      <table className={`${table.table} ${own.figures}`}>
        <TableHead columns={[{ text: head.member }, { text: head.pick }, { text: head.staked, isNumber: true }]} />
        {rows.map(({ sides, ...on }) => (
          <tbody key={[on.fixtureId, on.marketId, on.baseLine, sides[0]?.members[0]?.id].join(' ')}>
            <tr>
              <th scope="rowgroup" colSpan={3} className={styles.device}>
                {marketText(on)}
                {sides.some(({ members }) => members.length > 1) ? (
                  <span className={own.sums}>
                    {sides.map((side) => `${pickNameOf({ ...side, ...on })} ${formatWon(side.staked)}`).join(' / ')}
                  </span>
                ) : null}
              </th>
            </tr>
            {sides.flatMap((side) =>
              side.members.map(({ staked, ...member }) => (
                <tr key={`${side.selectionId} ${member.id}`}>
                  <td>
                    <MemberName {...member} />
                  </td>
                  <td>{pickNameOf({ ...side, ...on })}</td>
                  <td className={`${table.number} ${table.strong}`}>{formatWon(staked)}</td>
                </tr>
              )),
            )}
          </tbody>
        ))}
      </table>
    </Rule>
  );
}

type On = Omit<UnusualPlay['bothSides'][number], 'sides'>;

/** The game, of a round, which has no sides, what it is a round of, and the market as the feed names it: the table of names is the boards' own, whose files stay as they are. */
function marketText({ marketName, baseLine, leagueName, home, away }: On): string {
  const market = [marketName, baseLine].filter((part) => part !== '').join(' ');
  return [home === '' ? leagueName : teamsText({ home, away }), market].join(' · ');
}

function PassesThrough({ rows }: { readonly rows: UnusualPlay['passesThrough'] }) {
  return (
    <Rule of="passesThrough" count={rows.length}>
      <Figures
        columns={[head.charged, head.staked, head.taken]}
        rows={rows.map(({ member, charged, staked, taken }) => ({ member, figures: [charged, staked, taken] }))}
      />
    </Rule>
  );
}

function WinsMuch({ rows }: { readonly rows: UnusualPlay['winsMuch'] }) {
  return (
    <Rule of="winsMuch" count={rows.length}>
      <Figures
        columns={[head.bets, head.staked, head.paid]}
        rows={rows.map(({ member, bets, staked, paid }) => ({ member, figures: [bets, staked, paid] }))}
      />
    </Rule>
  );
}

interface FiguresProps {
  readonly columns: readonly [string, string, string];
  readonly rows: readonly {
    readonly member: UnusualPlay['winsMuch'][number]['member'];
    readonly figures: readonly [number, number, number];
  }[];
}

/** A member a row, with figures of which the last is what the rule is about. */
function Figures({ columns, rows }: FiguresProps) {
  return (
    <table className={`${table.table} ${own.figures} ${own.narrowNames}`}>
      <TableHead columns={[{ text: head.member }, ...columns.map((text) => ({ text, isNumber: true }))]} />
      <tbody>
        {rows.map(({ member, figures: [first, second, last] }) => (
          <tr key={member.id}>
            <td>
              <MemberName {...member} />
            </td>
            <td className={table.number}>{formatWon(first)}</td>
            <td className={table.number}>{formatWon(second)}</td>
            <td className={`${table.number} ${table.strong}`}>{formatWon(last)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
