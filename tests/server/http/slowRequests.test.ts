/** A request that comes in drips is cut at its limit, whichever part of it drips (CALL-4). */
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openOrigin } from '../support/openOrigin.ts';

const HEAD = 'POST /api/member/login HTTP/1.1\r\nhost: hanpan\r\ncontent-type: application/json\r\n';

/** Sends the beginning of a request and goes on with drips until the socket is closed. Resolves with the seconds that took and the answer. */
function drip(port: number, beginning: string, piece: string): Promise<{ seconds: number; answer: string }> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
    const timer = setInterval(() => socket.write(piece), 500);
    onTestFinished(() => {
      clearInterval(timer);
      socket.destroy();
    });
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ seconds: (performance.now() - startedAt) / 1_000, answer });
    });
  });
}

it('CALL-4 a body, headers and silence are cut near fifteen seconds', { timeout: 240_000 }, async () => {
  const { port } = await openOrigin();
  const [body, headers, silence] = await Promise.all([
    drip(port, `${HEAD}content-length: 60000\r\n\r\n`, 'x'),
    drip(port, HEAD, 'a: b\r\n'),
    drip(port, `${HEAD}content-length: 60000\r\n\r\n`, ''),
  ]);
  // Generous: the machine may be busy. Before, it was more than a minute.
  for (const { seconds, answer } of [body, headers, silence]) {
    expect(seconds).toBeLessThan(25);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  }
  expect(body.seconds).toBeGreaterThan(13);
});
