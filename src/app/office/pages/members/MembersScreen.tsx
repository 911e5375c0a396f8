/** Members: found by a search, and the record of the one that the address names. Beside each other where there is room; else the record takes the list's place. */
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MemberRow } from '../../../../domain/office/members.ts';
import { useIsLive } from '../../link/Office.tsx';
import { Notice, type Said } from '../../parts/Notice.tsx';
import { MemberRecordView } from './MemberRecordView.tsx';
import { MembersPanel } from './MembersPanel.tsx';
import { NO_CHOICE, type MemberChoice } from './memberChoice.ts';
import * as styles from './MembersScreen.css.ts';

export function MembersScreen() {
  const [query] = useSearchParams();
  const asked = query.get('search') ?? '';
  return <Searched key={asked} asked={asked} />;
}

/** @param asked what the address looks for, to begin with */
function Searched({ asked }: { readonly asked: string }) {
  const [choice, setChoice] = useState<MemberChoice>({ ...NO_CHOICE, search: asked });
  const [query, setQuery] = useSearchParams();
  const [said, setSaid] = useState<Said>();
  const isLive = useIsLive();
  const opened = query.get('member') ?? undefined;
  const open = (row: MemberRow | undefined) => {
    setSaid(undefined);
    const search = asked === '' ? {} : { search: asked };
    setQuery(row === undefined ? search : { ...search, member: row.userId });
  };
  return (
    <>
      <Notice said={said} />
      <div className={styles.whole} data-opened={opened !== undefined || undefined} data-stale={!isLive || undefined}>
        <MembersPanel {...{ choice, opened }} onChoice={setChoice} onOpen={open} />
        {opened === undefined ? null : (
          <MemberRecordView key={opened} userId={opened} onSaid={setSaid} onClose={() => open(undefined)} />
        )}
      </div>
    </>
  );
}
