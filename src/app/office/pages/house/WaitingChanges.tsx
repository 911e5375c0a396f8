/** Acts of a page that wait for a second operator (rules TWO): what they change, and confirming, refusing or taking them back. */
import { useState } from 'react';
import type { Proposal } from '../../../../domain/office/proposal.ts';
import { waiting as words } from '../../copy/house.ts';
import { actName } from '../../copy/codes.ts';
import { useRows } from '../../link/Office.tsx';
import type { Said } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { ProposalBody } from '../cashier/ProposalDesk.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import * as styles from './HouseScreen.css.ts';

interface WaitingChangesProps {
  readonly title: string;
  /** Paths of the acts that are listed, without `/office/`. */
  readonly acts: readonly string[];
  readonly onSaid: (said: Said) => void;
}

export function WaitingChanges({ title, acts, onSaid }: WaitingChangesProps) {
  const { proposals } = useRows();
  const [opened, setOpened] = useState<string>();
  const rows = [...(proposals?.values() ?? [])]
    .map(({ row }) => row)
    .filter(({ act, state }) => acts.includes(act) && state === 'waiting');
  if (rows.length === 0) return null;
  return (
    <Panel title={title} className={styles.waitingPanel}>
      {rows.map((proposal) => (
        <Waiting
          key={proposal.id}
          proposal={proposal}
          isOpen={opened === proposal.id}
          onOpen={() => setOpened(opened === proposal.id ? undefined : proposal.id)}
          onSaid={onSaid}
        />
      ))}
    </Panel>
  );
}

interface WaitingProps {
  readonly proposal: Proposal;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onSaid: (said: Said) => void;
}

function Waiting({ proposal, isOpen, onOpen, onSaid }: WaitingProps) {
  const { act, by, reason } = proposal;
  return (
    <>
      <p className={styles.waiting}>
        <span className={styles.strong}>{actName(act)}</span>
        <span className={styles.hint}>
          {by.name} · {reason}
        </span>
        <Button size="small" aria-expanded={isOpen} className={styles.waitingOpen} onClick={onOpen}>
          {isOpen ? words.close : words.open}
        </Button>
      </p>
      {isOpen ? <ProposalBody proposal={proposal} onDone={onSaid} /> : null}
    </>
  );
}
