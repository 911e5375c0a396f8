/** The calls about recordings (rules RCD, RPT): what a tab tells of itself, and what it saves. */
import { z } from 'zod';
import { fail, succeed } from '../../domain/kernel/decision.ts';
import { RecordedTrouble, ReportSaid, TabAct } from '../../domain/recording/recording.ts';
import type { LateRecorder } from '../recording/lateRecorder.ts';
import type { Handlers } from '../serveCalls.ts';
import { TabId } from '../versions/hello.ts';

/** Minutes, or all that was recorded. */
const Part = z.union([z.number().int().min(1).max(10), z.literal('whole')]);
/** Told at once. */
const MOST_ACTS = 100;

export function recordingHandlers({
  get,
  here,
}: Pick<LateRecorder, 'get' | 'here'>): Handlers<
  'tellActs' | 'beginRecording' | 'endRecording' | 'recordingFacts' | 'saveRecording'
> {
  return {
    tellActs: {
      takes: z.tuple([TabId, z.array(z.union([TabAct, RecordedTrouble])).max(MOST_ACTS)]),
      answer: async (tabId, acts) => {
        here()?.told(tabId, acts);
        return null;
      },
    },
    beginRecording: {
      takes: z.tuple([]),
      answer: async () => {
        (await get()).begin();
        return succeed(null);
      },
    },
    endRecording: {
      takes: z.tuple([]),
      answer: async () => {
        (await get()).end();
        return succeed(null);
      },
    },
    recordingFacts: { takes: z.tuple([Part]), answer: async (part) => succeed(await (await get()).facts(part)) },
    saveRecording: {
      takes: z.tuple([Part, z.object({ tabId: TabId, said: ReportSaid }).nullable(), z.boolean()]),
      answer: async (part, report, isInRanges) => {
        const bytes = await (await get()).save(part, report, isInRanges);
        return bytes === undefined ? fail({ kind: 'unexpected', detail: 'nothing is recorded' }) : succeed(bytes);
      },
    },
  };
}
