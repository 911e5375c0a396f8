/**
 * The site as it is built, but for the numbers in its worker that say how long a topic is kept that nobody looks at any more: minutes, which
 * are too long for a spec.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FaultProxy } from '../../tests/support/proxy/faultProxy.ts';

const ASSETS = path.resolve(import.meta.dirname, '../../dist/assets');
/** As the build writes them. */
const GRACES = '{all:12e5,sport:6e5,page:6e5,game:6e4}';
const SHORT = '{all:500,sport:500,page:500,game:500}';

/** From now on browsers that come to this wire get a worker that forgets soon. */
export function forgetTopicsSoon(wire: FaultProxy): void {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const texts = scripts.map((name) => ({ name, text: readFileSync(path.join(ASSETS, name), 'utf8') }));
  const [worker, ...others] = texts.filter(({ text }) => text.includes(GRACES));
  if (worker === undefined || others.length > 0)
    throw new Error('the grace of a topic was not found in the built worker');
  const body = worker.text.replace(GRACES, SHORT);
  wire.plan(
    { path: `/assets/${worker.name}` },
    { kind: 'answer', status: 200, body, contentType: 'text/javascript; charset=utf-8' },
    Infinity,
  );
}
