/** Members: found by a search, by a browser that several of them use or by a rule that their play meets, and the record of the one that the address names. Beside each other where there is room; else the record takes the list's place. */
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { devices as words } from '../../copy/members.ts';
import { useIsLive } from '../../link/Office.tsx';
import { Filters } from '../../parts/Filters.tsx';
import { Notice, type Said } from '../../parts/Notice.tsx';
import { DevicesPanel } from './DevicesPanel.tsx';
import { MemberRecordView } from './MemberRecordView.tsx';
import { MembersPanel } from './MembersPanel.tsx';
import { choiceIn, handedChoice, type MemberChoice } from '../../parts/memberChoice.ts';
import { UnusualPanel } from './UnusualPanel.tsx';
import * as styles from './MembersScreen.css.ts';

const VIEWS = ['list', 'devices', 'unusual'] as const;
type View = (typeof VIEWS)[number];
const views = VIEWS.map((value) => ({ value, label: words.views[value] }));

export function MembersScreen() {
  const asked = choiceIn(useLocation().state);
  return <Searched key={asked.search} asked={asked} />;
}

/** @param asked what was looked for elsewhere, to begin with */
function Searched({ asked }: { readonly asked: MemberChoice }) {
  const [choice, setChoice] = useState(asked);
  const [query, setQuery] = useSearchParams();
  const [said, setSaid] = useState<Said>();
  const isLive = useIsLive();
  const opened = query.get('member') ?? undefined;
  const view = VIEWS.find((each) => each === query.get('view')) ?? 'list';
  const goTo = (member: string | undefined, next: View) => {
    setSaid(undefined);
    setQuery(
      { ...(next === 'list' ? {} : { view: next }), ...(member === undefined ? {} : { member }) },
      { state: handedChoice(asked) },
    );
  };
  return (
    <>
      <Notice said={said} />
      <div className={styles.whole} data-opened={opened !== undefined || undefined} data-stale={!isLive || undefined}>
        <div className={styles.lists}>
          <div className={styles.views}>
            <Filters label={words.view} choices={views} value={view} onChange={(next) => goTo(undefined, next)} />
          </div>
          {view === 'devices' ? (
            <DevicesPanel />
          ) : view === 'unusual' ? (
            <UnusualPanel />
          ) : (
            <MembersPanel {...{ choice, opened }} onChoice={setChoice} onOpen={({ userId }) => goTo(userId, view)} />
          )}
        </div>
        {opened === undefined ? null : (
          <MemberRecordView key={opened} userId={opened} onSaid={setSaid} onClose={() => goTo(undefined, view)} />
        )}
      </div>
    </>
  );
}
