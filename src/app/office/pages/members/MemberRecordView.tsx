/** The record of one member, read again when operators change a member or something of theirs is decided. */
import { useCallback, useState } from 'react';
import { memberRecordCall } from '../../../../domain/calls/officeMembers.ts';
import type { MemberRecord } from '../../../../domain/office/members.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { members as words } from '../../copy/members.ts';
import { useSubtitle } from '../../frame/subtitle.ts';
import { useOffice, useTold } from '../../link/Office.tsx';
import { useAsked } from '../../link/useAsked.ts';
import type { Said } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, FailedNote, LoadingNote } from '../../parts/StateNote.tsx';
import { ActForms } from './ActForms.tsx';
import { BesidePanels } from './BesidePanels.tsx';
import { LedgerPanel } from './LedgerPanel.tsx';
import type { OpenedAct } from './recordProps.ts';
import { RecentPanel } from './RecentPanel.tsx';
import { FactsPanel, LimitsPanel } from './RecordFacts.tsx';
import { RecordHead } from './RecordHead.tsx';
import * as styles from './MemberRecord.css.ts';

interface MemberRecordViewProps {
  readonly userId: string;
  readonly onSaid: (said: Said) => void;
  readonly onClose: () => void;
}

function useRecord(userId: string) {
  const { api } = useOffice();
  const ask = useCallback(() => api.ask(memberRecordCall, { params: { userId } }), [api, userId]);
  return useAsked(ask, useTold('members', 'queue', 'proposals', 'read'));
}

export function MemberRecordView({ userId, onSaid, onClose }: MemberRecordViewProps) {
  const { value, failure, again } = useRecord(userId);
  useSubtitle(value === undefined ? words.subtitle : words.opened(value.row.nickname));
  if (value !== undefined) return <Opened record={value} {...{ onSaid, onClose }} onChanged={again} />;
  const isNobody = failure?.kind === 'refused' && failure.status === 404;
  return (
    <Panel
      title={words.open(userId)}
      aside={
        <Button kind="quiet" size="small" onClick={onClose}>
          {words.back}
        </Button>
      }
    >
      {failure === undefined ? (
        <LoadingNote rows={12} />
      ) : isNobody ? (
        <EmptyNote icon="users" title={words.unknown} hint={words.unknownHint} />
      ) : (
        <FailedNote onRetry={again} />
      )}
    </Panel>
  );
}

interface OpenedProps extends Omit<MemberRecordViewProps, 'userId'> {
  readonly record: MemberRecord;
  readonly onChanged: () => void;
}

function Opened({ record, onSaid, onClose, onChanged }: OpenedProps) {
  const [act, setAct] = useState<OpenedAct>();
  const props = {
    record,
    onDone: (said: Said) => {
      onSaid(said);
      onChanged();
      if (said.tone === 'done') setAct(undefined);
    },
  };
  return (
    <section className={styles.whole} aria-label={words.open(record.row.nickname)}>
      <RecordHead {...props} act={act} onAct={setAct} onClose={onClose} />
      {act === undefined ? null : <ActForms key={act} {...props} act={act} onClose={() => setAct(undefined)} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <FactsPanel record={record} />
          <LimitsPanel record={record} />
        </div>
        <div className={styles.column}>
          <LedgerPanel record={record} />
          <RecentPanel record={record} />
        </div>
        <div className={styles.column}>
          <BesidePanels {...props} />
        </div>
      </div>
    </section>
  );
}
