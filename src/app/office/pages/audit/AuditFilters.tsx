/** What is looked for in the log, whether its chain holds, and the log as a file. */
import { useCallback } from 'react';
import { auditCheckCall, auditFileCall, operatorsCall } from '../../../../domain/calls/office.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { SearchField } from '../../../kit/ui/SearchField.tsx';
import { Select } from '../../../kit/ui/Select.tsx';
import { actChoices } from '../../copy/codes.ts';
import { audit as words } from '../../copy/audit.ts';
import { useMay, useOffice, useTold } from '../../link/Office.tsx';
import { addressOf } from '../../link/officeApi.ts';
import { useAsked } from '../../link/useAsked.ts';
import { FileLink } from '../../parts/FileLink.tsx';
import { OfficeIcon } from '../../parts/OfficeIcon.tsx';
import { AUDIT_DAYS, auditQuery, type AuditChoice } from './auditQuery.ts';
import * as styles from './AuditScreen.css.ts';

interface AuditFiltersProps {
  readonly choice: AuditChoice;
  readonly onChoice: (choice: AuditChoice) => void;
}

export function AuditFilters({ choice, onChoice }: AuditFiltersProps) {
  const { now } = useOffice();
  const operators = useOperators();
  return (
    <search className={styles.filters} aria-label={words.filters}>
      <SearchField
        label={words.search}
        value={choice.search}
        onType={(search) => onChoice({ ...choice, search })}
        className={styles.search}
      />
      <Select
        kind="row"
        label={words.day}
        choices={AUDIT_DAYS.map((value) => ({ value, label: words.days[value] }))}
        value={choice.days}
        onChange={(days) => onChoice({ ...choice, days })}
      />
      <Select
        kind="row"
        label={words.operator}
        choices={[{ value: '', label: words.allOperators }, ...operators]}
        value={choice.operator}
        onChange={(operator) => onChoice({ ...choice, operator })}
      />
      <Select
        kind="row"
        label={words.act}
        choices={[{ value: '', label: words.allActs }, ...actChoices]}
        value={choice.act}
        onChange={(act) => onChoice({ ...choice, act })}
      />
      <button
        type="button"
        className={styles.two}
        aria-pressed={choice.isOfTwo}
        onClick={() => onChoice({ ...choice, isOfTwo: !choice.isOfTwo })}
      >
        {words.two}
      </button>
      <Chain />
      <FileLink
        text={words.csv}
        href={addressOf(auditFileCall, { query: auditQuery(choice, now()) })}
        name="audit.csv"
      />
    </search>
  );
}

function useOperators() {
  const { api } = useOffice();
  const maySee = useMay('operator.see');
  const ask = useCallback(() => api.ask(operatorsCall, {}), [api]);
  const { value } = useAsked(ask, useTold('operators'));
  return maySee && value !== undefined ? value.map(({ id, name }) => ({ value: id as string, label: name })) : [];
}

/** Reckoned by the origin over all entries, when the page is opened and by a press. */
function Chain() {
  const { api } = useOffice();
  const ask = useCallback(() => api.ask(auditCheckCall, {}), [api]);
  const { value, failure, again } = useAsked(ask);
  if (value === undefined && failure === undefined) return <span className={styles.chain}>{words.checking}</span>;
  const isBroken = value !== undefined && value.brokenAt !== null;
  return (
    <span className={styles.chain} role="status">
      {value === undefined ? null : (
        <span className={styles.chainText} data-broken={isBroken || undefined}>
          <OfficeIcon name={isBroken ? 'warning' : 'check'} size={16} />
          {value.brokenAt === null ? (
            <>
              {words.checked} <strong>{words.entries(value.entries)}</strong>
            </>
          ) : (
            words.broken(value.brokenAt)
          )}
        </span>
      )}
      <Button kind="quiet" size="small" onClick={again}>
        {words.check}
      </Button>
    </span>
  );
}
