/** The message of a finished bet, for every tab. */
import type { SlipOutcome } from '../../../domain/bet-slip/slip.ts';
import { slip } from '../../kit/copy/labels.ts';
import type { ToastTone } from '../../kit/ui/toastMessage.ts';

export interface OutcomeMessage {
  readonly tone: ToastTone;
  readonly text: string;
}

export function outcomeMessage(outcome: SlipOutcome): OutcomeMessage {
  switch (outcome.kind) {
    case 'accepted':
      return { tone: 'done', text: outcome.wasUnknown ? slip.placedAfterAll : slip.placed };
    case 'notPlaced':
      return { tone: 'problem', text: slip.notPlaced };
    case 'refused':
      // As the origin said it (CRT-14).
      return { tone: 'problem', text: outcome.message };
  }
}
