/** Risk: what the house has at stake by fixture, market and selection; what is held and priced by the house; the newest and the largest bets. Worked by keys alone too. */
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { riskCall, riskOfFixtureCall } from '../../../../domain/calls/officeRisk.ts';
import { FixtureId } from '../../../../domain/kernel/ids.ts';
import type { RiskOfFixture } from '../../../../domain/office/risk.ts';
import { fail } from '../../../../domain/kernel/decision.ts';
import { risk as words } from '../../copy/risk.ts';
import { useSubtitle } from '../../frame/subtitle.ts';
import { useIsLive, useOffice, useTold } from '../../link/Office.tsx';
import { useAsked } from '../../link/useAsked.ts';
import { Notice, type Said } from '../../parts/Notice.tsx';
import { rowBeside } from '../../parts/rowBeside.ts';
import { FailedNote, LoadingNote } from '../../parts/StateNote.tsx';
import { useChosenInView } from '../../parts/useChosenInView.ts';
import { useDeskKeys } from '../../parts/useDeskKeys.ts';
import { useIsPhone } from '../../parts/useIsPhone.ts';
import { RulingsScreen } from '../rulings/RulingsScreen.tsx';
import { BetTicker } from './BetTicker.tsx';
import { PhoneRisk } from './PhoneRisk.tsx';
import { RiskFigures } from './RiskFigures.tsx';
import {
  fixtureOfKey,
  isOpenRow,
  keyOfMarket,
  riskRows,
  shortened,
  type OpenedRows,
  type RiskRow,
} from './riskRows.ts';
import { RiskTree, type RiskChoice } from './RiskTree.tsx';
import { RulingDesk } from './RulingDesk.tsx';
import * as styles from './RiskScreen.css.ts';

/** It is asked for again after so long even where nobody told of it: whoever asks is told of what follows. */
const AGAIN_EVERY_MS = 20_000;
const NOTHING: OpenedRows = { fixture: undefined, market: undefined };

const keyOf = ({ key }: RiskRow) => key;

/** What is at stake, or the list of what is in force. */
export function RiskScreen() {
  const [params] = useSearchParams();
  return params.get('view') === 'rulings' ? <RulingsScreen /> : <RiskBoard />;
}

function RiskBoard() {
  const isLive = useIsLive();
  const isPhone = useIsPhone();
  const [choice, setChoice] = useState<RiskChoice>({ show: 'all', search: '' });
  const [opened, setOpened] = useState<OpenedRows>(NOTHING);
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState<Said>();
  const [isWhole, setIsWhole] = useState(false);
  const { value: whole, failure, again } = useRisk(choice);
  const value =
    whole === undefined || isWhole ? whole : shortened(whole, [opened.fixture, chosen && fixtureOfKey(chosen)]);
  const onMore = value?.fixtures.length === whole?.fixtures.length ? undefined : () => setIsWhole(true);
  const detail = useFixture(opened.fixture);
  const rows = riskRows(value?.fixtures ?? [], opened, detail);
  const row = rows.find(({ key }) => key === chosen);
  useSubtitle(value === undefined ? '' : words.subtitle(value.total.fixtures, value.open.bets));
  const onChoice = (next: RiskChoice) => {
    setChoice(next);
    setOpened(NOTHING);
    setIsWhole(false);
  };
  const onChoose = useCallback(({ key }: RiskRow) => setChosen(key), []);
  const onToggle = useCallback((of: RiskRow, isOpen: boolean) => {
    setChosen(of.key);
    setOpened((last) => toggled(last, of, isOpen));
  }, []);
  useChosenInView(chosen);
  useDeskKeys({
    j: () => setChosen(rowBeside(rows, keyOf, chosen, 1)?.key),
    k: () => setChosen(rowBeside(rows, keyOf, chosen, -1)?.key),
    o: () => {
      if (row !== undefined) onToggle(row, isOpenRow(row, rows, opened));
    },
  });
  if (value === undefined && failure !== undefined) return <FailedNote onRetry={again} />;
  const desk = { said: setSaid, isLocked: !isLive };
  if (isPhone)
    return (
      <>
        <Notice said={said} />
        {value === undefined ? (
          <LoadingNote />
        ) : (
          <PhoneRisk {...{ risk: value, choice, onMore, ...desk }} onChoice={onChoice} />
        )}
      </>
    );
  return (
    <>
      <Notice said={said} />
      <div className={styles.whole} data-stale={!isLive || undefined}>
        <RiskFigures risk={value} {...desk} />
        <RiskTree {...{ risk: value, rows, opened, chosen, choice, onChoice, onMore, onChoose, onToggle }} />
        <div className={styles.side}>
          <RulingDesk key={chosen ?? ''} {...{ row, risk: value, detail, ...desk }} />
          <BetTicker bets={value?.newest ?? []} fixtureId={row?.fixture.fixtureId} />
        </div>
      </div>
    </>
  );
}

/** What is open after a row is pressed: of each level one row at most. */
function toggled(opened: OpenedRows, row: RiskRow, isOpen: boolean): OpenedRows {
  if (row.kind === 'fixture') return isOpen ? NOTHING : { fixture: row.fixture.fixtureId, market: undefined };
  if (row.kind === 'selection') return opened;
  return { ...opened, market: isOpen ? null : keyOfMarket(row.market) };
}

function useRisk({ show, search }: RiskChoice) {
  const { api } = useOffice();
  const text = search.trim();
  const ask = useCallback(
    () => api.ask(riskCall, { query: { show, ...(text === '' ? {} : { search: text }) } }),
    [api, show, text],
  );
  const asked = useAsked(ask, useTold('risk', 'read'));
  const { again } = asked;
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') again();
    }, AGAIN_EVERY_MS);
    return () => clearInterval(timer);
  }, [again]);
  return asked;
}

function useFixture(fixtureId: string | undefined): RiskOfFixture | undefined {
  const { api } = useOffice();
  const ask = useCallback(
    () =>
      fixtureId === undefined
        ? Promise.resolve(fail({ kind: 'unreachable' } as const))
        : api.ask(riskOfFixtureCall, { params: { fixtureId: FixtureId.parse(fixtureId) } }),
    [api, fixtureId],
  );
  return useAsked(ask, useTold('risk', 'read')).value;
}
