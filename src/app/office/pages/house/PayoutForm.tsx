/** What one game pays: each cell's odds to be typed, beside what they give back; what is typed stays until it is stored or thrown away. */
import { setPayoutsCall, setPayoutsPreviewCall, type OfficePayouts } from '../../../../domain/calls/officeGames.ts';
import { formatOdds } from '../../../../domain/kernel/odds.ts';
import type { GameRow } from '../../../../domain/mini-games/gameTable.ts';
import { firstRoundFor } from '../../../../domain/mini-games/payoutBounds.ts';
import { partsOf, roundOf, timesOf } from '../../../../domain/mini-games/round.ts';
import { gameNameOf } from '../../../mini-games/face.ts';
import { dateMinuteText, minuteText, secondText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { house } from '../../copy/house.ts';
import { acts } from '../../copy/office.ts';
import { payouts as words } from '../../copy/payouts.ts';
import { useOfficeNow } from '../../link/Office.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useConfirm } from '../../parts/useConfirm.tsx';
import type { HouseProps } from './houseProps.ts';
import { PayoutMarket } from './PayoutMarket.tsx';
import { countOf, payoutsOfGame, typedChanges, type PayoutRow, type Typed } from './payoutRows.ts';
import * as styles from './HouseScreen.css.ts';
import * as own from './PayoutTab.css.ts';

interface PayoutFormProps extends HouseProps {
  readonly game: GameRow;
  readonly books: readonly OfficePayouts[];
  /** On a phone, where the list is not beside it. */
  readonly onBack: (() => void) | undefined;
}

const NOTHING: Typed = {};

export function PayoutForm({ game, books, drafts, isLocked, onSaid, onBack }: PayoutFormProps) {
  const now = useOfficeNow();
  const typed = drafts.payouts.all.get(game.gameId) ?? NOTHING;
  const setTyped = (next: Typed) => drafts.payouts.keep(game.gameId, next === NOTHING ? undefined : next);
  const name = gameNameOf(game);
  const { rows, last, waits } = payoutsOfGame(game, books, now);
  const changes = typedChanges(rows, typed);
  const confirm = useConfirm({
    call: setPayoutsCall,
    previewedBy: setPayoutsPreviewCall,
    onDone: (came) => {
      setTyped(NOTHING);
      const n = came.outcome === 'done' ? (partsOf(came.done.fromRound)?.n ?? 0) : 0;
      onSaid({ tone: 'done', text: came.outcome === 'done' ? words.done(name, n) : acts.proposed });
    },
  });
  const back = (
    <Button kind="quiet" size="small" onClick={onBack}>
      {words.back}
    </Button>
  );
  const storedBy = last === undefined ? '' : house.by(last.by, dateMinuteText(last.at));
  return (
    <Panel
      title={name}
      note={words.runs(partsOf(roundOf(game, now))?.n ?? 0)}
      className={own.form}
      aside={onBack === undefined ? storedBy : back}
    >
      <div className={own.rule}>
        <p>
          <FromWhen game={game} now={now} />
        </p>
        <p className={styles.hint}>{words.rule}</p>
        {waits === undefined ? null : (
          <p className={own.waits} role="status">
            {words.waits(waits, storedBy)}
          </p>
        )}
      </div>
      <div className={own.markets}>
        {byMarket(rows).map((ofMarket) => (
          <PayoutMarket
            key={ofMarket[0]?.market.marketId}
            rows={ofMarket}
            typed={typed}
            isLocked={isLocked || confirm.isBusy}
            onType={(id, text) => setTyped({ ...typed, [id]: text })}
          />
        ))}
      </div>
      <Foot
        count={countOf(changes)}
        isWhole={changes !== undefined}
        hasTyped={Object.keys(typed).length > 0}
        isUsual={rows.every((row) => (typed[row.id] ?? formatOdds(row.stored)) === formatOdds(row.cell.odds))}
        isLocked={isLocked}
        isBusy={confirm.isBusy}
        problem={confirm.problem}
        onUsual={() => setTyped(Object.fromEntries(rows.map((row) => [row.id, formatOdds(row.cell.odds)])))}
        onDiscard={() => {
          setTyped(NOTHING);
          confirm.forget();
        }}
        onAsk={() =>
          void confirm.ask({ gameId: game.gameId, odds: changes ?? {} }, { title: words.ask(name), answer: house.save })
        }
      />
      {confirm.dialog}
    </Panel>
  );
}

/** From which round on what is stored now would hold. */
function FromWhen({ game, now }: { readonly game: GameRow; readonly now: number }) {
  const first = firstRoundFor(game, now);
  const { opensAt } = timesOf(first);
  const at = game.periodMs % 60_000 === 0 ? minuteText(opensAt) : secondText(opensAt);
  return words.from(partsOf(first)?.n ?? 0, at);
}

function byMarket(rows: readonly PayoutRow[]): readonly (readonly PayoutRow[])[] {
  const markets = new Map<string, PayoutRow[]>();
  for (const row of rows) {
    const known = markets.get(row.market.marketId);
    if (known === undefined) markets.set(row.market.marketId, [row]);
    else known.push(row);
  }
  return [...markets.values()];
}

interface FootProps {
  readonly count: number;
  /** Whether all that is typed can be stored. */
  readonly isWhole: boolean;
  readonly hasTyped: boolean;
  /** Whether all of it is usual as it is typed. */
  readonly isUsual: boolean;
  readonly isLocked: boolean;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onUsual: () => void;
  readonly onDiscard: () => void;
  readonly onAsk: () => void;
}

function Foot(props: FootProps) {
  const { count, isWhole, hasTyped, isUsual, isLocked, isBusy, problem, onUsual, onDiscard, onAsk } = props;
  return (
    <div className={styles.foot}>
      {problem === undefined ? (
        <span className={styles.footNote}>{count === 0 ? '' : house.counted(count)}</span>
      ) : (
        <span className={styles.footProblem} role="alert">
          {problem}
        </span>
      )}
      <Button kind="quiet" disabled={isLocked || isUsual || isBusy} onClick={onUsual}>
        {words.allUsual}
      </Button>
      <Button kind="outline" disabled={!hasTyped || isBusy} onClick={onDiscard}>
        {house.discard}
      </Button>
      <Button
        kind="primary"
        disabled={isLocked || !isWhole || count === 0 || isBusy}
        isPending={isBusy}
        onClick={onAsk}
      >
        {isBusy ? acts.sending : house.check}
      </Button>
    </div>
  );
}
