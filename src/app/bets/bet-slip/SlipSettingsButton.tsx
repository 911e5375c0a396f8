/** The way to how the slip is to be; says that a price is asked about at once, where it is (rule SCH-2). */
import { lazy, Suspense, useState } from 'react';
import type { SlipChoices } from '../../../domain/bet-slip/slipChoices.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { slip } from '../../kit/copy/labels.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { Button } from '../../kit/ui/Button.tsx';

const SlipSettings = lazy(async () => ({
  default: (await patientImport(() => import('./SlipSettings.tsx'))).SlipSettings,
}));

export function SlipSettingsButton({ choices }: { readonly choices: SlipChoices }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const { quickStake } = choices;
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setIsOpen(true)}>
        {quickStake === null ? slip.settings : slip.quickOn(formatWon(quickStake))}
      </Button>
      {wasOpen ? (
        <Suspense fallback={null}>
          <SlipSettings choices={choices} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
