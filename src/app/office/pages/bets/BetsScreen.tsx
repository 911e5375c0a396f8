/** Bets of all members: found, opened with what the books have of them, and taken back, one or several at once (rules BOP). */
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cancelBetsCall, cancelBetsPreviewCall, officeBetsCall } from '../../../../domain/calls/officeBets.ts';
import { formatWon, parseWon } from '../../../../domain/kernel/money.ts';
import type { OfficeBet } from '../../../../domain/office/bets.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { SearchField } from '../../../kit/ui/SearchField.tsx';
import { Select } from '../../../kit/ui/Select.tsx';
import { bets as words } from '../../copy/bets.ts';
import { useIsLive, useMay, useOffice } from '../../link/Office.tsx';
import { usePages } from '../../link/usePages.ts';
import { Filters } from '../../parts/Filters.tsx';
import { filters } from '../../parts/list.css.ts';
import { Notice, type Said } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, FailedNote, LoadingNote } from '../../parts/StateNote.tsx';
import { useConfirm } from '../../parts/useConfirm.tsx';
import { useSettled } from '../../parts/useSettled.ts';
import { BET_SPANS, BET_STATES, betFilter, type BetChoice } from './betChoice.ts';
import { BetRecordView } from './BetRecordView.tsx';
import { BetsTable } from './BetsTable.tsx';
import * as styles from './BetsScreen.css.ts';

const stateChoices = BET_STATES.map((value) => ({ value, label: words.statuses[value] }));
const spanChoices = BET_SPANS.map((value) => ({ value, label: words.spans[value] }));

export function BetsScreen() {
  const [query, setQuery] = useSearchParams();
  const [said, setSaid] = useState<Said>();
  const isLive = useIsLive();
  const opened = query.get('bet') ?? undefined;
  const asked = query.get('search') ?? '';
  const open = (betId: string | undefined) => {
    setSaid(undefined);
    const search = asked === '' ? {} : { search: asked };
    setQuery(betId === undefined ? search : { ...search, bet: betId });
  };
  return (
    <>
      <Notice said={said} />
      <div className={styles.whole} data-opened={opened !== undefined || undefined} data-stale={!isLive || undefined}>
        <Found key={asked} {...{ asked, opened }} onOpen={open} onSaid={setSaid} />
        {opened === undefined ? null : (
          <BetRecordView key={opened} betId={opened} onSaid={setSaid} onClose={() => open(undefined)} />
        )}
      </div>
    </>
  );
}

interface FoundProps {
  readonly asked: string;
  readonly opened: string | undefined;
  readonly onOpen: (betId: string) => void;
  readonly onSaid: (said: Said) => void;
}

function Found({ asked, opened, onOpen, onSaid }: FoundProps) {
  const { now } = useOffice();
  const [choice, setChoice] = useState<BetChoice>({
    search: asked,
    fixture: '',
    status: 'all',
    span: 'week',
    least: 0,
  });
  const pages = usePages(officeBetsCall, betFilter(useSettled(choice), now()), 'members', 'today');
  const { rows, state, hasMore, more, again } = pages;
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ betId }) => picked.has(betId));
  return (
    <Panel
      title={words.title}
      className={styles.list}
      isBusy={state === 'reading'}
      foot={
        <Foot
          {...{ rows, chosen, hasMore, more, onSaid }}
          onDone={() => {
            setPicked(new Set());
            again();
          }}
        />
      }
    >
      <Choice {...{ choice, setChoice }} />
      {rows.length > 0 ? (
        <BetsTable {...{ rows, opened, picked, onOpen }} onPick={setPicked} />
      ) : state === 'reading' ? (
        <LoadingNote rows={10} />
      ) : state === 'failed' ? (
        <FailedNote onRetry={again} />
      ) : (
        <EmptyNote icon="search" title={words.empty} hint={words.emptyHint} />
      )}
    </Panel>
  );
}

interface ChoiceProps {
  readonly choice: BetChoice;
  readonly setChoice: (choice: BetChoice) => void;
}

function Choice({ choice, setChoice }: ChoiceProps) {
  return (
    <search className={filters} aria-label={words.filters}>
      <SearchField
        label={words.search}
        value={choice.search}
        onType={(search) => setChoice({ ...choice, search })}
        className={styles.search}
      />
      <SearchField
        label={words.fixture}
        value={choice.fixture}
        onType={(fixture) => setChoice({ ...choice, fixture })}
        className={styles.search}
      />
      <input
        className={styles.least}
        aria-label={words.least}
        placeholder={words.least}
        inputMode="numeric"
        value={choice.least === 0 ? '' : formatWon(choice.least)}
        onChange={({ target }) => setChoice({ ...choice, least: parseWon(target.value) })}
      />
      <Filters
        label={words.status}
        choices={stateChoices}
        value={choice.status}
        onChange={(status) => setChoice({ ...choice, status })}
      />
      <Select
        kind="row"
        label={words.span}
        choices={spanChoices}
        value={choice.span}
        onChange={(span) => setChoice({ ...choice, span })}
      />
    </search>
  );
}

interface FootProps {
  readonly rows: readonly OfficeBet[];
  readonly chosen: readonly OfficeBet[];
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly onSaid: (said: Said) => void;
  readonly onDone: () => void;
}

function Foot({ rows, chosen, hasMore, more, onSaid, onDone }: FootProps) {
  const isLive = useIsLive();
  const mayCancel = useMay('bet.cancel');
  const confirm = useConfirm({
    call: cancelBetsCall,
    previewedBy: cancelBetsPreviewCall,
    onDone: (came) => {
      onSaid({ tone: 'done', text: came.outcome === 'done' ? words.cancelled(came.done.bets) : words.proposed });
      onDone();
    },
  });
  const ask = () =>
    void confirm.ask(
      { betIds: chosen.map(({ betId }) => betId) },
      { title: words.askCancel(chosen.length), hint: words.cancelHint, answer: words.cancel, isDanger: true },
    );
  const won = formatWon(chosen.reduce((sum, { stake }) => sum + stake, 0));
  return (
    <>
      <span>{chosen.length === 0 ? words.shown(rows.length) : words.chosen(chosen.length, won)}</span>
      {confirm.problem === undefined ? null : (
        <span className={styles.problem} role="alert">
          {confirm.problem}
        </span>
      )}
      <span className={styles.end}>
        {mayCancel && chosen.length > 0 ? (
          <Button size="small" kind="outline" disabled={!isLive || confirm.isBusy} onClick={ask}>
            {words.cancelMany(chosen.length)}
          </Button>
        ) : null}
        {hasMore ? (
          <Button size="small" onClick={more}>
            {words.more}
          </Button>
        ) : (
          words.end
        )}
      </span>
      {confirm.dialog}
    </>
  );
}
