/**
 * Plays a recording as the live feed: every line at its recorded pace, divided by the speed, times moved so that the first line is
 * now. A line that nobody can read is kept aside and counted; the rest goes on.
 */
import { deliverSurely, type Delivery } from '../deliverSurely.ts';
import type { FeedReport, ProducerReport } from '../feed.ts';
import type { FeedFactory } from '../feedFactory.ts';
import { withdrawnReports } from '../withdrawnFixtures.ts';
import { playLines } from './playLines.ts';
import type { RecordingProgress } from './recordingProgress.ts';
import { surveyRecording } from './surveyRecording.ts';
import { createTimeline } from './timeline.ts';

/** Which files, how fast, and who hears how far it is. */
export interface RecordingOptions {
  /** Played together by their stamps: markets, and scores of another stream. */
  readonly files: readonly string[];
  /** 1 plays at the recorded pace, 10 ten times as fast. */
  readonly speed: number;
  /** Told at the first line, at every hundredth of the recording, and at its end. */
  readonly onProgress: (progress: RecordingProgress) => void;
  /** The longest pause while playing, ms; 10,000 if not given. */
  readonly longestGapMs?: number;
  /** 0 ≤ x < 1; spreads repeated deliveries. */
  readonly random: () => number;
}

/** Fixtures withdrawn in one delivery. */
const CHUNK = 200;

/**
 * The factory rejects with an Error if the file cannot be read or is of no known format; it resolves once the first line is
 * delivered. When the recording is over both producers go down, so that its last prices count as stale.
 *
 * @throws RangeError for a speed that is not between 0.01 and 10,000
 */
export function startRecording(options: RecordingOptions): FeedFactory {
  const { files, speed, longestGapMs = 10_000 } = options;
  if (!(speed >= 0.01 && speed <= 10_000)) throw new RangeError('the speed must be 0.01 to 10,000');
  return async (sink, clock, state) => {
    const { format, stamps } = await surveyRecording(files);
    const stopping = new AbortController();
    const source = `recording ${format.name}`;
    const delivery: Delivery = { sink, clock, random: options.random, stopped: stopping.signal, source };
    await withdrawAll(delivery, state.fixtures().map(withdrawnReports));
    await deliverSurely(delivery, producers('up'));
    const timeline = createTimeline(stamps, speed, longestGapMs);
    const player = playLines({ delivery, files, format, timeline, onProgress: options.onProgress });
    const finished = player.finished
      .catch((error: unknown) => {
        sink.complain({
          source,
          line: 0,
          detail: `playing broke off: ${error instanceof Error ? error.message : 'unknown'}`,
        });
      })
      .then(() => deliverSurely(delivery, producers('down')));
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
