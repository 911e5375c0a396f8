/** The states an odds button can be in, each with a price, in hundredths. */
import type { design } from './copy/design.ts';
import type { OddsState } from '../kit/ui/odds-button/OddsButton.tsx';

export interface OddsExample {
  readonly name: Exclude<keyof typeof design.state, 'coming' | 'absent'>;
  readonly state: OddsState;
  readonly isPicked: boolean;
  readonly odds: number;
  readonly oddsBefore: number;
}

const at = (name: OddsExample['name'], state: OddsState, isPicked = false, odds = 215, oddsBefore = odds) => ({
  name,
  state,
  isPicked,
  odds,
  oddsBefore,
});

export const oddsStates: readonly OddsExample[] = [
  at('open', 'open'),
  at('picked', 'open', true),
  at('up', 'open', false, 222, 215),
  at('down', 'open', false, 208, 215),
  at('pickedUp', 'open', true, 222, 215),
  at('suspended', 'suspended'),
  at('pickedSuspended', 'suspended', true),
  at('stale', 'stale'),
  at('pickedStale', 'stale', true),
  at('closed', 'closed'),
];
