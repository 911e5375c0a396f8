/**
 * Plays a recording as the live feed: every line at its recorded pace, divided by the speed, times moved so that the first line is now. What is
 * told follows from the file alone, whatever the speed and the machine (TST-01).
 */
import { deliverSurely, type Delivery } from '../deliverSurely.ts';
import type { FeedReport, ProducerReport } from '../feed.ts';
import type { FeedFactory } from '../feedFactory.ts';
import { withdrawnReports } from '../withdrawnFixtures.ts';
import { createPace, type Speed } from './pace.ts';
import { playLines } from './playLines.ts';
import { openLedger } from './recordingLedger.ts';
import type { RecordingProgress, RecordingReport, UnreadableLine } from './recordingProgress.ts';
import type { Survey } from './surveyRecording.ts';

/** What is played, how fast, and who hears how far it is. */
export interface RecordingOptions {
  /** A recording that can be played, as `surveyRecording` found it. */
  readonly survey: Survey | Promise<Survey>;
  /** 1 plays at the recorded pace, 10 ten times as fast. */
  readonly speed: Speed;
  /** Told at the first line, at every hundredth of the recording, and at its end. */
  readonly onProgress: (progress: RecordingProgress) => void;
  /** Told of each line nobody can read. */
  readonly onUnreadable?: (line: UnreadableLine) => void;
  /** Told once, when it is over or was stopped. */
  readonly onReport?: (report: RecordingReport) => void;
  /** The longest pause while playing, ms; 10,000 if not given. As fast as it goes there are none. */
  readonly longestGapMs?: number;
  /** 0 ≤ x < 1; spreads repeated deliveries. */
  readonly random: () => number;
}

/** Fixtures withdrawn in one delivery. */
const CHUNK = 200;

/**
 * The factory rejects if there is no recording to play; it resolves once the first line is delivered. When the recording is over both producers go
 * down, so that its last prices count as stale.
 *
 * @throws RangeError for a speed that is not between 0.01 and 10,000, nor `max`
 */
export function startRecording(options: RecordingOptions): FeedFactory {
  const { speed, longestGapMs = 10_000, onProgress, onUnreadable = () => undefined, onReport } = options;
  if (speed !== 'max' && !(speed >= 0.01 && speed <= 10_000))
    throw new RangeError('the speed must be 0.01 to 10,000, or max');
  return async (sink, clock, state) => {
    const survey = await options.survey;
    const stopping = new AbortController();
    const source = `recording ${survey.format.name}`;
    const delivery: Delivery = { sink, clock, random: options.random, stopped: stopping.signal, source };
    await withdrawAll(delivery, state.fixtures().map(withdrawnReports));
    await deliverSurely(delivery, producers('up'));
    const pace = createPace({ clock, stamps: survey.stamps, speed, longestGapMs });
    const ledger = openLedger(survey, pace, speed);
    const player = playLines({ delivery, survey, pace, ledger, onProgress, onUnreadable });
    const finished = player.finished
      .catch((error: unknown) => {
        const reason = `playing broke off: ${error instanceof Error ? error.message : 'unknown'}`;
        ledger.broke({ file: survey.name, afterLine: ledger.lines(), reason });
        sink.complain({ source, line: 0, detail: reason });
      })
      .then(async () => {
        const report = ledger.report(stopping.signal.aborted);
        await deliverSurely(delivery, producers('down'));
        onReport?.(report);
      });
    await Promise.race([player.begun, finished]);
    return {
      async stop() {
        stopping.abort();
        await finished;
      },
    };
  };
}

/** Whatever an earlier feed left leaves the boards; what the recording knows of it comes back with its first line. */
async function withdrawAll(delivery: Delivery, groups: readonly (readonly FeedReport[])[]): Promise<void> {
  for (let first = 0; first < groups.length; first += CHUNK) {
    await deliverSurely(delivery, groups.slice(first, first + CHUNK).flat());
  }
}

function producers(state: ProducerReport['state']): readonly ProducerReport[] {
  return [
    { kind: 'producer', producer: 'prematch', state },
    { kind: 'producer', producer: 'inPlay', state },
  ];
}
