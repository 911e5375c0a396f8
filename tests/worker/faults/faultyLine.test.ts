/** What a switch does to what passes (FLT-1 to FLT-3). */
import { describe, expect, it } from 'vitest';
import { LINE_FAULTS } from '../../../src/domain/faults/faultScript.ts';
import { createFaultyLine } from '../../../src/worker/faults/faultyLine.ts';
import { seededDice } from '../../../src/worker/faults/seededDice.ts';
import { manualClock } from '../../support/engine/manualClock.ts';

const encoder = new TextEncoder();
const frame = (n: number) => `id: e.${n}\nevent: event\ndata: {"n":${n}}\n\n`;
const beat = 'event: heartbeat\ndata: {"head":1,"producers":{"inPlay":"up"}}\n\n';

/** A line with one stream open over it. */
async function openLine(path = '/api/streams/events?topics=all') {
  const clock = manualClock(1_000);
  let origin: ReadableStreamDefaultController<Uint8Array> | undefined;
  let asked = 0;
  const line = createFaultyLine({
    clock,
    randomness: seededDice(7),
    fetch: async (url) => {
      asked += 1;
      const isStream = url.includes('/streams/');
      const type = isStream ? 'text/event-stream; charset=utf-8' : 'application/json';
      return {
        status: 200,
        headers: { get: (name) => (name === 'content-type' ? type : null) },
        body: isStream ? new ReadableStream({ start: (own) => void (origin = own) }) : null,
        text: async () => '{}',
      };
    },
  });
  const answer = await line.fetch(path, {});
  const decoder = new TextDecoder();
  const told = { text: '', failure: undefined as unknown, isOver: false };
  const reading = (async () => {
    const reader = answer.body?.getReader();
    for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read())
      told.text += decoder.decode(piece.value, { stream: true });
    told.isOver = true;
  })().catch((error: unknown) => {
    told.failure = error;
  });
  const sayBytes = (bytes: Uint8Array) => origin?.enqueue(bytes);
  const say = (text: string) => sayBytes(encoder.encode(text));
  const rest = () => new Promise<void>((resolve) => void setImmediate(resolve));
  return { clock, line, told, say, sayBytes, rest, reading, end: () => origin?.close(), asked: () => asked };
}

describe('a faulty line', () => {
  it('FLT-1 passes everything on in whole frames while nothing is switched on', async () => {
    const { told, sayBytes, end, reading } = await openLine();
    const words = 'data: 한\n\n';
    const text = [1, 2, 3].map(frame).join('') + beat;
    // Cut within a frame, and within a letter of three bytes.
    const bytes = encoder.encode(text + words);
    for (const [from, to] of [
      [0, 9],
      [9, bytes.length - 4],
      [bytes.length - 4, bytes.length],
    ])
      sayBytes(bytes.subarray(from, to));
    end();
    await reading;
    expect(told).toEqual({ text: text + words, failure: undefined, isOver: true });
  });

  it('FLT-1 delays what comes, in its order, and answers to calls', async () => {
    const { clock, line, told, say, rest } = await openLine();
    line.switchTo('delay', true);
    say(frame(1));
    await rest();
    await clock.advance(200);
    say(frame(2));
    await rest();
    expect(told.text).toBe('');
    await clock.advance(100);
    await rest();
    expect(told.text).toBe(frame(1));
    line.switchTo('delay', false);
    say(frame(3));
    await rest();
    expect(told.text).toBe(frame(1));
    await clock.advance(200);
    await rest();
    expect(told.text).toBe([1, 2, 3].map(frame).join(''));
    line.switchTo('delay', true);
    let isAnswered = false;
    void line.fetch('/api/member', {}).then(() => (isAnswered = true));
    await rest();
    expect(isAnswered).toBe(false);
    await clock.advance(300);
    await rest();
    expect(isAnswered).toBe(true);
  });

  it('FLT-1 cuts what is open and lets nothing be asked, until it is switched off', async () => {
    const { line, told, say, rest, asked } = await openLine();
    say(frame(1));
    await rest();
    line.switchTo('cut', true);
    await rest();
    expect(told.text).toBe(frame(1));
    expect(told.failure).toBeInstanceOf(TypeError);
    await expect(line.fetch('/api/member', {})).rejects.toThrow(TypeError);
    expect(asked()).toBe(1);
    line.switchTo('cut', false);
    expect((await line.fetch('/api/member', {})).status).toBe(200);
  });

  it('FLT-1 loses one frame in a hundred and doubles one in ten, the same for the same seed', async () => {
    const run = async (fault: 'drop' | 'double') => {
      const { line, told, say, end, reading } = await openLine();
      line.switchTo(fault, true);
      for (let n = 0; n < 2_000; n += 1) say(frame(n));
      end();
      await reading;
      return told.text.split('\n\n').length - 1;
    };
    const [dropped, doubled] = [await run('drop'), await run('double')];
    expect(dropped).toBeGreaterThan(1_960);
    expect(dropped).toBeLessThan(1_995);
    expect(doubled).toBeGreaterThan(2_140);
    expect(doubled).toBeLessThan(2_260);
    expect(await run('drop')).toBe(dropped);
  });

  it('FLT-1 says of the feed that it is down, on the stream of the offer alone', async () => {
    const events = await openLine();
    events.line.switchTo('stale', true);
    events.say(beat + frame(1));
    await events.rest();
    expect(events.told.text).toBe(
      `event: heartbeat\ndata: {"head":1,"producers":{"prematch":"down","inPlay":"down"}}\n\n${frame(1)}`,
    );
    const bets = await openLine('/api/streams/bets');
    bets.line.switchTo('stale', true);
    bets.say(beat);
    await bets.rest();
    expect(bets.told.text).toBe(beat);
  });

  it('FLT-1 lets go of the origin when it is let go of', async () => {
    const { line } = await openLine();
    for (const fault of LINE_FAULTS.filter((one) => one !== 'cut')) line.switchTo(fault, true);
    let isCancelled = false;
    const over = createFaultyLine({
      clock: manualClock(0),
      randomness: seededDice(1),
      fetch: async () => ({
        status: 200,
        headers: { get: () => 'text/event-stream' },
        body: new ReadableStream({ cancel: () => void (isCancelled = true) }),
        text: async () => '',
      }),
    });
    const answer = await over.fetch('/api/streams/events', {});
    await answer.body?.cancel();
    expect(isCancelled).toBe(true);
  });
});
