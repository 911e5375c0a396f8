/** An origin in a process of its own, for tests that kill it. Arguments: data directory, port. */
import { startOrigin } from '../../../server/origin.ts';

const [dataDir = '', port = '0'] = process.argv.slice(2);
const origin = await startOrigin({
  dataDir,
  port: Number(port),
  host: '127.0.0.1',
  siteDir: null,
  passwordCost: 8,
  leaseMs: 1_500,
  feed: (sink) => {
    // A feed that only proves that it runs: whoever has the lease reports, the other does not.
    let isStopped = false;
    const beat = async () => {
      while (!isStopped) {
        await sink.deliver([{ kind: 'producer', producer: 'prematch', state: 'up' }]).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    void beat();
    return Promise.resolve({
      stop: () => {
        isStopped = true;
        return Promise.resolve();
      },
    });
  },
});
process.stdout.write(`${JSON.stringify({ url: origin.url })}\n`);
process.stdin.on('data', () => {
  process.stdout.write(`${JSON.stringify({ isFeeding: origin.isFeeding() })}\n`);
});
