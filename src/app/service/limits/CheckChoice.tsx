/** How often the reality check comes (OWN-7). */
import { CHECK_MINUTES } from '../../../domain/limits/ownDocument.ts';
import { Select } from '../../kit/ui/Select.tsx';
import { limitRefusals, ownLimits as words } from '../copy/limits.ts';
import { useSaid } from '../useSaid.ts';

const choices = CHECK_MINUTES.map((minutes) => ({ value: String(minutes), label: words.checkOf(minutes) }));

interface CheckChoiceProps {
  readonly minutes: (typeof CHECK_MINUTES)[number];
  readonly isDisabled: boolean;
}

export function CheckChoice({ minutes, isDisabled }: CheckChoiceProps) {
  const { say, isBusy } = useSaid('setCheck', limitRefusals);
  return (
    <Select
      label={words.check}
      kind="row"
      choices={choices}
      value={String(minutes)}
      isDisabled={isDisabled || isBusy}
      onChange={(chosen) => {
        const known = CHECK_MINUTES.find((each) => String(each) === chosen);
        if (known !== undefined) void say({ minutes: known });
      }}
    />
  );
}
