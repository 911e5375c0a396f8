/** The call about recordings (rules RCD, RPT): what a tab tells of itself, and what it saves. */
import { z } from 'zod';
import { succeed } from '../../domain/kernel/decision.ts';
import { RecordedTrouble, ReportSaid, TabAct } from '../../domain/recording/recording.ts';
import type { RecordingAnswer, RecordingAsk } from '../contract.ts';
import type { LateRecorder } from '../recording/lateRecorder.ts';
import type { Handlers } from '../serveCalls.ts';
import { TabId } from '../versions/hello.ts';

/** Minutes, or all that was recorded. */
const Part = z.union([z.number().int().min(1).max(10), z.literal('whole')]);
/** Told at once. */
const MOST_ACTS = 100;

const Ask: z.ZodType<RecordingAsk> = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('tell'), acts: z.array(z.union([TabAct, RecordedTrouble])).max(MOST_ACTS) }),
  z.object({ ask: z.literal(['begin', 'end']) }),
  z.object({ ask: z.literal('facts'), part: Part }),
  z.object({ ask: z.literal('save'), part: Part, said: ReportSaid.nullable(), isInRanges: z.boolean() }),
]);

/** Answers the one call about recordings, whatever it asks (RCD-46). */
export function recordingHandlers({ get, told }: Pick<LateRecorder, 'get' | 'told'>): Handlers<'recording'> {
  const answerTo = async (tabId: string, ask: RecordingAsk): Promise<RecordingAnswer> => {
    // What a tab tells is no reason to load what it would be told to.
    if (ask.ask === 'tell') {
      told(tabId, ask.acts);
      return null;
    }
    const recorder = await get();
    switch (ask.ask) {
      case 'begin':
        recorder.begin();
        return null;
      case 'end':
        recorder.end();
        return null;
      case 'facts':
        return recorder.facts(ask.part);
      case 'save':
        return recorder.save(tabId, ask);
    }
  };
  return {
    recording: {
      takes: z.tuple([TabId, Ask]),
      answer: async (tabId, ask) => succeed(await answerTo(tabId, ask)),
    },
  };
}
