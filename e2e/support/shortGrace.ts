/**
 * The site as it is built, but for one number in its worker: how long a topic is kept that nobody looks at any more. A minute of a spec for
 * each of them would be too long.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FaultProxy } from '../../tests/support/proxy/faultProxy.ts';

const ASSETS = path.resolve(import.meta.dirname, '../../dist/assets');
/** As the build writes a minute. */
const GRACE = /(topicGraceMs:\w+=)6e4\b/;
const GRACE_MS = 500;

/** From now on browsers that come to this wire get a worker that forgets soon. */
export function forgetTopicsSoon(wire: FaultProxy): void {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const texts = scripts.map((name) => ({ name, text: readFileSync(path.join(ASSETS, name), 'utf8') }));
  const [worker, ...others] = texts.filter(({ text }) => GRACE.test(text));
  if (worker === undefined || others.length > 0)
    throw new Error('the grace of a topic was not found in the built worker');
  const body = worker.text.replace(GRACE, `$1${GRACE_MS}`);
  wire.plan(
    { path: `/assets/${worker.name}` },
    { kind: 'answer', status: 200, body, contentType: 'text/javascript; charset=utf-8' },
    Infinity,
  );
}
