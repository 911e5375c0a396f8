/** The log of what operators did: searched, opened, checked, taken away as a file. Nothing in it changes. */
import { useState } from 'react';
import type { AuditEntry } from '../../../../domain/office/audit.ts';
import { audit as words } from '../../copy/audit.ts';
import { useSubtitle } from '../../frame/subtitle.ts';
import { AuditDetail } from './AuditDetail.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';
import { NO_CHOICE, type AuditChoice } from './auditQuery.ts';
import { useAuditPages } from './useAuditPages.ts';
import * as styles from './AuditScreen.css.ts';

export function AuditScreen() {
  const [choice, setChoice] = useState<AuditChoice>(NO_CHOICE);
  const [opened, setOpened] = useState<AuditEntry>();
  const pages = useAuditPages(choice);
  useSubtitle(words.subtitle);
  return (
    <div className={styles.whole} data-opened={opened !== undefined || undefined}>
      <AuditFilters choice={choice} onChoice={setChoice} />
      <AuditTable pages={pages} opened={opened?.seq} onOpen={setOpened} />
      <AuditDetail entry={opened} onClose={() => setOpened(undefined)} />
    </div>
  );
}
