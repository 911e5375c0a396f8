/** Limits of a level, changed by operators (OPR-10): bets are decided by them from the next one on. */
import { changeLevelCall, changeLevelPreviewCall } from '../../../src/domain/calls/officeHouse.ts';
import { succeed } from '../../../src/domain/kernel/decision.ts';
import { readLevel, storeLevel } from '../../house/levels.ts';
import { refuseAct } from '../acting.ts';
import type { AnswerAct } from '../answerActs.ts';
import { tellOfficeDocument } from '../tellOffice.ts';
import { changedLines } from './changedLines.ts';

export function levelActs(act: AnswerAct): void {
  act(
    {
      call: changeLevelCall,
      async look(tx, { given }) {
        const before = await readLevel(tx, given.level);
        if (before === undefined) return refuseAct('unknown');
        const lines = changedLines('level', before, given);
        if (lines.length === 0) return refuseAct('unchanged');
        return succeed({ lines, amount: 0, target: `level:${given.level}`, member: null });
      },
      async perform(tx, { given, now }) {
        const before = await readLevel(tx, given.level);
        if (before === undefined) return refuseAct('unknown');
        await storeLevel(tx, given);
        await tellOfficeDocument(tx, 'house', now);
        const written = { target: `level:${given.level}`, before, after: given };
        return succeed({ done: { level: given.level }, written });
      },
    },
    changeLevelPreviewCall,
  );
}
