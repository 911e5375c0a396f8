/** The prices of a match that are waited for: one more of any open selection, and those there are, each to be let go of (ALR-6, ALR-7). */
import { useState, type FormEvent } from 'react';
import { alertChoices } from '../../../db/queries/alerts.ts';
import type { PriceMark } from '../../../domain/alerts/priceMarks.ts';
import { formatOdds, parseOdds } from '../../../domain/kernel/odds.ts';
import {
  findSelection,
  offeredOdds,
  type Fixture,
  type Market,
  type Selection,
} from '../../../domain/sports/fixture.ts';
import { alerts } from '../../frame/copy/alerts.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { pickNameOf } from '../../kit/copy/picks.ts';
import { marketNameIn } from '../../kit/copy/sportMarketNames.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { Switch } from '../../kit/ui/Switch.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { priceMarkWords as words } from '../copy/match.ts';
import { lineText } from './lineText.ts';
import * as styles from './PriceMarksDialog.css.ts';

export interface PriceMarksProps {
  readonly fixture: Fixture;
  /** On the slip: those are likely meant. */
  readonly picked: ReadonlySet<string>;
}

interface PriceMarksDialogProps extends PriceMarksProps {
  readonly marks: readonly PriceMark[];
  readonly onClose: () => void;
}

export function PriceMarksDialog({ fixture, picked, marks, onClose }: PriceMarksDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={words.title} description={words.hint} size="small">
      <div className={styles.body}>
        <MarkForm fixture={fixture} picked={picked} />
        <MarkList fixture={fixture} marks={marks} />
        <OffNote />
      </div>
    </Dialog>
  );
}

/** Of a market with what can be backed of it; one that has none is not offered. */
interface OpenMarket {
  readonly key: string;
  readonly label: string;
  readonly selections: readonly Selection[];
}

const keyOf = ({ marketId, baseLine }: Market) => `${marketId} ${baseLine}`;
const labelOf = (sportId: string, market: Market) =>
  market.baseLine === '' ? marketNameIn(sportId, market) : `${marketNameIn(sportId, market)} ${lineText(market)}`;

const openMarketsOf = ({ markets, sportId }: Fixture): readonly OpenMarket[] =>
  markets.flatMap((market) => {
    const selections = market.selections.filter(({ status }) => status !== 'settled');
    return selections.length === 0 ? [] : [{ key: keyOf(market), label: labelOf(sportId, market), selections }];
  });

function MarkForm({ fixture, picked }: PriceMarksProps) {
  const { engine } = usePorts();
  const toast = useToast();
  const markets = openMarketsOf(fixture);
  const [chosen, setChosen] = useState(() => firstChoice(fixture, picked));
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const market = markets.find(({ key }) => key === chosen.market) ?? markets[0];
  const selection =
    market?.selections.find(({ selectionId }) => selectionId === chosen.selection) ?? market?.selections[0];
  if (market === undefined || selection === undefined) return <p className={styles.note}>{words.closed}</p>;
  const now = offeredOdds(selection);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const odds = parseOdds(text.trim());
    if (odds === undefined || odds <= NO_ODDS) return setProblem(words.notOdds);
    if (odds === now) return setProblem(words.sameOdds);
    const answer = await engine.markPrice(fixture.fixtureId, selection.selectionId, odds);
    if (!answer.ok || !answer.value) return setProblem(words.failed);
    setProblem(undefined);
    setText('');
    return toast({ tone: 'done', text: words.done });
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Select
        label={words.market}
        choices={markets.map(({ key, label }) => ({ value: key, label }))}
        value={market.key}
        onChange={(key) => setChosen({ market: key, selection: '' })}
      />
      <Select
        label={words.selection}
        choices={market.selections.map((one) => ({ value: one.selectionId, label: nameOf(fixture, one) }))}
        value={selection.selectionId}
        onChange={(selectionId) => setChosen({ market: market.key, selection: selectionId })}
      />
      <TextField
        label={words.odds}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={text}
        hint={words.now(formatOdds(now))}
        problem={problem}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" kind="primary" size="large" isWide>
        {words.set}
      </Button>
    </form>
  );
}

/** Odds at which nothing is won. */
const NO_ODDS = 100;

const nameOf = ({ home, away }: Fixture, selection: Selection) => pickNameOf({ ...selection, home, away });

/** The first that is on the slip, or else the first there is. */
function firstChoice(
  fixture: Fixture,
  picked: ReadonlySet<string>,
): { readonly market: string; readonly selection: string } {
  for (const market of fixture.markets) {
    const found = market.selections.find(({ selectionId }) => picked.has(selectionId));
    if (found !== undefined) return { market: keyOf(market), selection: found.selectionId };
  }
  return { market: '', selection: '' };
}

function MarkList({ fixture, marks }: Pick<PriceMarksDialogProps, 'fixture' | 'marks'>) {
  const { engine } = usePorts();
  return (
    <section aria-label={words.list}>
      <h3 className={styles.title}>{words.list}</h3>
      {marks.length === 0 ? <p className={styles.note}>{words.none}</p> : null}
      <ul className={styles.list}>
        {marks.map(({ fixtureId, selectionId, odds, isAbove }) => {
          const found = findSelection(fixture, selectionId);
          if (found === undefined) return null;
          const name = nameOf(fixture, found.selection);
          return (
            <li key={selectionId} className={styles.mark}>
              <span className={styles.name}>
                <span>{name}</span>
                <span className={styles.note}>{labelOf(fixture.sportId, found.market)}</span>
              </span>
              <strong className={styles.odds}>{words.waits(formatOdds(odds), isAbove)}</strong>
              <IconButton
                icon="trash"
                name={words.remove(name)}
                onClick={() => void engine.markPrice(fixtureId, selectionId, null)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Where these alerts are switched off, nothing would come of a mark. */
function OffNote() {
  const { engine } = usePorts();
  const isOn = useLive(alertChoices, [])?.price ?? true;
  if (isOn) return null;
  return (
    <div>
      <p className={styles.note} role="status">
        {words.isOff}
      </p>
      <Switch label={alerts.names.price} isOn={false} onChange={() => void engine.switchAlert('price')} />
    </div>
  );
}
