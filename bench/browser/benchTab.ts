/** One tab, or one worker, of the measured browser: run something in it, read its heap, bring it to the front, close it. */
import { z } from 'zod';
import type { Devtools } from './devtools.ts';

const LOAD_LIMIT_MS = 60_000;
const POLL_MS = 20;

const Attached = z.object({ sessionId: z.string() });
const Evaluated = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z
    .object({ text: z.string(), exception: z.object({ description: z.string().optional() }).optional() })
    .optional(),
});
const Heap = z.object({ usedSize: z.number() });
const Complete = z.object({ stream: z.string() });
const Chunk = z.object({ data: z.string(), eof: z.boolean() });

export class BenchTab {
  readonly #devtools: Devtools;
  readonly #targetId: string;
  readonly #sessionId: string;

  private constructor(devtools: Devtools, targetId: string, sessionId: string) {
    this.#devtools = devtools;
    this.#targetId = targetId;
    this.#sessionId = sessionId;
  }

  static async attach(devtools: Devtools, targetId: string): Promise<BenchTab> {
    const answer = await devtools.send('Target.attachToTarget', { targetId, flatten: true });
    return new BenchTab(devtools, targetId, Attached.parse(answer).sessionId);
  }

  /** Runs an expression in the page and waits for its promise. Its value must be JSON. */
  async run<Value>(expression: string, schema: z.ZodType<Value>): Promise<Value> {
    const answer = await this.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const { result, exceptionDetails } = Evaluated.parse(answer);
    if (exceptionDetails !== undefined) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return schema.parse(result.value);
  }

  /** Waits until an expression is true. */
  async until(expression: string, limitMs = LOAD_LIMIT_MS): Promise<void> {
    const giveUpAt = Date.now() + limitMs;
    while (!(await this.run(`Boolean(${expression})`, z.boolean()).catch(() => false))) {
      if (Date.now() > giveUpAt) throw new Error(`not within ${limitMs / 1_000} s: ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  loaded(): Promise<void> {
    return this.until("document.readyState === 'complete' && location.href !== 'about:blank'");
  }

  /** Bytes of living JS objects, after a collection. */
  async heapBytes(): Promise<number> {
    await this.send('HeapProfiler.collectGarbage');
    return Heap.parse(await this.send('Runtime.getHeapUsage')).usedSize;
  }

  send(method: string, params: object = {}): Promise<unknown> {
    return this.#devtools.send(method, params, this.#sessionId);
  }

  /** Presses what an expression finds, an element, in its middle. Without one nothing is pressed. */
  async press(element: string): Promise<void> {
    const place = await this.run(
      `(() => { const box = (${element})?.getBoundingClientRect(); return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }; })()`,
      z.object({ x: z.number(), y: z.number() }).optional(),
    );
    if (place === undefined) return;
    const button = { ...place, button: 'left', clickCount: 1 };
    await this.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
    await this.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
    await this.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
  }

  /** The browser's own trace of what goes on while `work` runs, as JSON. */
  async trace(categories: readonly string[], work: () => Promise<void>): Promise<string> {
    const included = { includedCategories: categories };
    await this.send('Tracing.start', { transferMode: 'ReturnAsStream', traceConfig: included });
    await work();
    const complete = this.#devtools.next('Tracing.tracingComplete');
    await this.send('Tracing.end');
    const handle = Complete.parse(await complete).stream;
    const parts: string[] = [];
    for (let isEnd = false; !isEnd;) {
      const { data, eof } = Chunk.parse(await this.send('IO.read', { handle }));
      parts.push(data);
      isEnd = eof;
    }
    await this.send('IO.close', { handle });
    return parts.join('');
  }

  async toFront(): Promise<void> {
    await this.#devtools.send('Target.activateTarget', { targetId: this.#targetId });
  }

  async close(): Promise<void> {
    await this.#devtools.send('Target.closeTarget', { targetId: this.#targetId });
  }
}
