/** What happens when odds change between picking and betting: ask, take better ones, take any (FAIR-02). */
import { ODDS_POLICIES, type OddsPolicy } from '../../../domain/reference/oddsPolicies.ts';
import { oddsPolicyNames } from '../../kit/copy/codes.ts';
import { slip } from '../../kit/copy/labels.ts';
import { Select } from '../../kit/ui/Select.tsx';

interface OddsPolicyChoiceProps {
  readonly policy: OddsPolicy;
  readonly isLocked: boolean;
  readonly onChoose: (policy: OddsPolicy) => void;
}

const choices = ODDS_POLICIES.map((value) => ({ value, label: oddsPolicyNames[value] }));

export function OddsPolicyChoice({ policy, isLocked, onChoose }: OddsPolicyChoiceProps) {
  return (
    <Select
      label={slip.oddsPolicy}
      kind="row"
      choices={choices}
      value={policy}
      isDisabled={isLocked}
      onChange={onChoose}
    />
  );
}
