/** An entry of the log, whole: what it changed, why, by whom, from where, and how it is bound to the one before. */
import type { AuditEntry } from '../../../../domain/office/audit.ts';
import { clockText } from '../../../kit/copy/time.ts';
import { units } from '../../../kit/copy/labels.ts';
import { IconButton } from '../../../kit/ui/IconButton.tsx';
import { actName, codeName, outcomeNames } from '../../copy/codes.ts';
import { audit as words } from '../../copy/audit.ts';
import { roleNames, states } from '../../copy/office.ts';
import { EffectLines } from '../../parts/EffectLines.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote } from '../../parts/StateNote.tsx';
import { changedLines } from '../../parts/valueText.ts';
import { targetText } from './targetText.ts';
import * as styles from './AuditScreen.css.ts';

interface AuditDetailProps {
  readonly entry: AuditEntry | undefined;
  readonly onClose: () => void;
}

export function AuditDetail({ entry, onClose }: AuditDetailProps) {
  if (entry === undefined)
    return (
      <Panel title={words.table} className={styles.detail}>
        <EmptyNote icon="shield" title={words.choose} />
      </Panel>
    );
  const lines = changedLines(entry.before, entry.after);
  const changed = lines.filter(({ isChanged }) => isChanged);
  const { facts } = words;
  return (
    <Panel
      title={actName(entry.act)}
      note={targetText(entry)}
      aside={<IconButton icon="close" name={states.close} onClick={onClose} />}
      className={styles.detail}
    >
      <p className={styles.at}>
        {clockText(entry.at)} · {outcomeNames[entry.outcome]}
      </p>
      <section className={styles.part} aria-label={words.after}>
        {changed.length === 0 ? (
          <p className={styles.quiet}>{words.nothing}</p>
        ) : (
          <EffectLines
            lines={changed.map(({ name, before, after }) => ({
              what: name === '' ? codeName('state') : name,
              before,
              after,
            }))}
          />
        )}
        {lines.length > changed.length ? (
          <p className={styles.quiet}>{words.same(lines.length - changed.length)}</p>
        ) : null}
      </section>
      {entry.reason === '' ? null : (
        <section className={styles.part}>
          <h3 className={styles.quiet}>{words.reason}</h3>
          <p>{entry.reason}</p>
        </section>
      )}
      <div className={styles.part}>
        <Facts
          facts={[
            {
              name: facts.who,
              value: entry.name === '' ? words.house : entry.name,
              note: entry.role === null ? '' : roleNames[entry.role],
            },
            ...(entry.proposedBy === null ? [] : [{ name: facts.proposedBy, value: entry.proposedBy }]),
            { name: facts.from, value: entry.from === '' ? units.none : entry.from },
            { name: facts.device, value: entry.device === '' ? units.none : entry.device.slice(0, 60) },
            { name: facts.target, value: entry.target === '' ? units.none : entry.target },
            ...(entry.effectHash === null ? [] : [{ name: facts.effect, value: <Hash of={entry.effectHash} /> }]),
            { name: facts.seq, value: `#${entry.seq}` },
            { name: facts.hash, value: <Hash of={entry.hash} /> },
            { name: facts.previous, value: <Hash of={entry.previousHash} /> },
          ]}
        />
      </div>
    </Panel>
  );
}

/** Enough to be compared by eye; whole for whoever points at it. */
const Hash = ({ of }: { readonly of: string }) => (
  <code title={of}>{of.slice(0, 12).replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
);
