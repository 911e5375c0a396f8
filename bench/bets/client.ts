/** A client that costs little: bets over one kept connection and notes how long each answer took. */
import { Agent, request } from 'node:http';
import type { BettingRequest } from '../../src/domain/bets/bettingCall.ts';

const TIMEOUT_MS = 20_000;

export interface BenchClient {
  /** Resolves with the status. */
  bet(body: BettingRequest, key: string): Promise<number>;
  close(): void;
}

export function openClient(url: string, token: string): BenchClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    bet: (body, key) =>
      new Promise((resolve, reject) => {
        const text = JSON.stringify(body);
        const sent = request(`${url}/api/sports-prematch/betting`, {
          method: 'POST',
          agent,
          timeout: TIMEOUT_MS,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
            'x-auth-token': `Bearer ${token}`,
            'idempotency-key': key,
          },
        });
        sent.on('response', (answer) => {
          answer.resume();
          answer.on('end', () => {
            resolve(answer.statusCode ?? 0);
          });
        });
        sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
        sent.on('error', reject);
        sent.end(text);
      }),
    close: () => {
      agent.destroy();
    },
  };
}
