/** One round: what is backed of it, what was drawn, what making it void comes to, and the act that does it (ROU-15, ROU-17). */
import { useCallback } from 'react';
import { officeRoundCall } from '../../../../domain/calls/officeRounds.ts';
import { slipOfGame } from '../../../../domain/bets/slipOfGame.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { partsOf } from '../../../../domain/mini-games/round.ts';
import type { RoundOfOffice, RoundSelection } from '../../../../domain/office/rounds.ts';
import { pickNameOf } from '../../../kit/copy/picks.ts';
import { dayText, secondText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { drawnAllTheSame, inWords } from '../../../mini-games/face.ts';
import { rounds as words } from '../../copy/rounds.ts';
import { settlementNames } from '../../copy/results.ts';
import { useMay, useOffice, useTold } from '../../link/Office.tsx';
import { useAsked } from '../../link/useAsked.ts';
import { round as pill } from '../../parts/marks.css.ts';
import type { Said } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, WaitingNote } from '../../parts/StateNote.tsx';
import { roundName } from '../../parts/roundName.ts';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';
import * as styles from './ResultsScreen.css.ts';
import { VoidFoot } from './VoidFoot.tsx';

interface RoundDeskProps {
  readonly roundId: RoundOfOffice['round']['roundId'];
  /** Nothing can be done: the line is cut. */
  readonly isLocked: boolean;
  readonly onClose: () => void;
  readonly onSaid: (said: Said) => void;
}

export function RoundDesk({ roundId, ...desk }: RoundDeskProps) {
  const { api } = useOffice();
  const ask = useCallback(() => api.ask(officeRoundCall, { params: { roundId } }), [api, roundId]);
  const { value, failure, again } = useAsked(ask, useTold('today'));
  if (value !== undefined) return <Opened of={value} again={again} {...desk} />;
  return (
    <Panel title={words.desk} className={styles.panel}>
      <WaitingNote {...{ failure, again }} rows={10} gone={<EmptyNote title={words.gone} hint={words.chooseHint} />} />
    </Panel>
  );
}

interface OpenedProps extends Omit<RoundDeskProps, 'roundId'> {
  readonly of: RoundOfOffice;
  readonly again: () => void;
}

function Opened({ of, again, isLocked, onClose, onSaid }: OpenedProps) {
  const { round, selections } = of;
  const { roundId, drawsAt, voidedAt, state } = round;
  const mayVoid = useMay('result.enter');
  const isVoid = voidedAt !== null || state === 'missed';
  const name = roundName(roundId);
  const outcome = outcomeOf(of);
  return (
    <Panel
      className={styles.panel}
      title={name}
      note={`${dayText(drawsAt)} ${secondText(drawsAt)} · ${words.states[state]}`}
      aside={
        <>
          {outcome === '' ? null : <span className={pill}>{outcome}</span>}
          <Button size="small" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
      {...(mayVoid && !isVoid
        ? {
            foot: (
              <VoidFoot
                {...{ roundId, name, isLocked }}
                onSaid={(said) => {
                  again();
                  onSaid(said);
                }}
              />
            ),
          }
        : {})}
    >
      <p className={styles.note}>
        {voidedAt === null ? (isVoid ? words.already : words.fair) : voidedText(voidedAt, drawsAt)}{' '}
        <a className={styles.link} href={`/verify?round=${roundId}`} target="_blank" rel="noreferrer">
          {words.verify}
        </a>
      </p>
      {selections.length === 0 ? (
        <EmptyNote title={words.noBets} hint={words.chooseHint} />
      ) : (
        <Backed {...{ selections }} />
      )}
    </Panel>
  );
}

/** What was drawn, in words; nothing of virtual games, whose ends their own pages tell, and of games that left the table. */
function outcomeOf({ round: { roundId }, drawn }: RoundOfOffice): string {
  const game = partsOf(roundId)?.game;
  return game === undefined || slipOfGame(game) === 'virtual' ? '' : drawnAllTheSame(game, { roundId, drawn });
}

function voidedText(voidedAt: number, drawsAt: number): string {
  const time = `${dayText(voidedAt)} ${secondText(voidedAt)}`;
  return voidedAt < drawsAt ? words.voidedBefore(time) : words.voidedAfter(time);
}

const { head } = words;

const Backed = ({ selections }: { readonly selections: readonly RoundSelection[] }) => (
  <table className={`${table.table} ${styles.selections}`}>
    <TableHead
      columns={[
        { text: head.pick },
        { text: head.bets, isNumber: true, className: styles.count },
        { text: head.stakes, isNumber: true },
        { text: head.paid, isNumber: true },
        { text: head.now },
      ]}
    />
    <tbody>
      {selections.map((selection) => (
        <Row key={selection.selectionId} selection={selection} />
      ))}
    </tbody>
  </table>
);

function Row({ selection }: { readonly selection: RoundSelection }) {
  const { bets, stakes, paid, waiting, recorded } = selection;
  const named = inWords(selection);
  return (
    <tr>
      <td>
        <span className={styles.pick}>{pickNameOf({ ...named, side: 'named', line: '' })}</span>
        <span className={styles.about}>{named.marketName}</span>
      </td>
      <td className={`${table.number} ${styles.count}`}>{formatWon(bets)}</td>
      <td className={table.number}>{formatWon(stakes)}</td>
      <td className={table.number}>{formatWon(paid)}</td>
      <td>
        {recorded === null ? <span className={table.quiet}>{words.none}</span> : settlementNames[recorded]}
        {waiting === 0 ? null : <span className={styles.other}>{words.settling(bets - waiting, bets)}</span>}
      </td>
    </tr>
  );
}
