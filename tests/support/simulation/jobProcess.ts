/** A process of `jobPool.ts`: does one job after the other, and ends when nobody listens any more. */
import { doJob, type Job } from './jobs.ts';

// Every abort makes an error, and nobody reads where: that is a third of what one costs.
Error.stackTraceLimit = 0;

process.on('message', (job: Job) => {
  void doJob(job).then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => {
  process.exit(0);
});
