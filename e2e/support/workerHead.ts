/** The worker's own script with something in front of it: browser tools reach no shared worker, the wire in front of the origin does. */
import type { FaultProxy } from '../../tests/support/proxy/faultProxy.ts';

/**
 * From now on browsers that come to this wire get it so.
 *
 * @param head text of a script, which runs first
 */
export async function headWorker(wire: FaultProxy, origin: string, head: string): Promise<void> {
  const page = await (await fetch(`${origin}/login`)).text();
  const main = /src="(\/assets\/index-[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const entry = /assets\/entry-[\w-]+\.js/.exec(await (await fetch(origin + main)).text())?.[0] ?? '';
  const script = await (await fetch(`${origin}/${entry}`)).text();
  const body = `${head}\n${script}`;
  wire.plan({ path: `/${entry}` }, { kind: 'answer', status: 200, body, contentType: 'text/javascript' }, Infinity);
}
