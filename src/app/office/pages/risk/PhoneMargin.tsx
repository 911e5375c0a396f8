/** On a phone: moving the margin of a fixture, its league, its sport or of all, with the reason above it. */
import { useState } from 'react';
import type { Margin, RiskFixture } from '../../../../domain/office/risk.ts';
import { teamsText } from '../../../kit/copy/picks.ts';
import { IconButton } from '../../../kit/ui/IconButton.tsx';
import { TextField } from '../../../kit/ui/TextField.tsx';
import { states } from '../../copy/office.ts';
import { risk as words } from '../../copy/risk.ts';
import { Panel } from '../../parts/Panel.tsx';
import type { DeskState } from './deskState.ts';
import { MarginForm } from './MarginForm.tsx';
import * as styles from './PhoneRisk.css.ts';

interface PhoneMarginProps extends DeskState {
  readonly fixture: RiskFixture;
  readonly margins: readonly Margin[];
  readonly onClose: () => void;
}

export function PhoneMargin({ fixture, margins, onClose, ...desk }: PhoneMarginProps) {
  const [reason, setReason] = useState<string>(words.defaultReason);
  return (
    <Panel
      title={words.margin}
      note={teamsText(fixture)}
      aside={<IconButton icon="close" name={states.close} onClick={onClose} />}
    >
      <div className={styles.reason}>
        <TextField
          label={words.reason}
          hint={words.reasonHint}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <MarginForm
        row={{ kind: 'fixture', key: fixture.fixtureId, fixture }}
        reach={undefined}
        {...{ margins, reason, ...desk }}
      />
    </Panel>
  );
}
