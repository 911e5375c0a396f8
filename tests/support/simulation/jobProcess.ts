/** A process of `jobPool.ts`: does one job after the other, and ends when nobody listens any more. */
import { doJob, type Job } from './jobs.ts';

process.on('message', (job: Job) => {
  void doJob(job).then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => {
  process.exit(0);
});
