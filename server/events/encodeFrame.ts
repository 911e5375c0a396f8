/** Frames of a stream as bytes (docs/STREAMS.md, "Frames"). An event is encoded once and written to every connection. */
import { NO_TEXT, type FrameName } from '../../src/domain/events/frames.ts';
import { formatPosition, type Position } from '../../src/domain/kernel/position.ts';

/**
 * @param data JSON text without line breaks
 */
export function encodeFrameText(name: FrameName, data: string, position?: Position): Buffer {
  const id = position === undefined ? '' : `id: ${formatPosition(position)}\n`;
  // A character that says "no text here" is one that a client would take for a broken line.
  const text = data.includes(NO_TEXT) ? data.replaceAll(NO_TEXT, '\\ufffd') : data;
  return Buffer.from(`${id}event: ${name}\ndata: ${text}\n\n`);
}

/** A frame of a value that is made into JSON here. */
export function encodeFrame(name: FrameName, data: unknown, position?: Position): Buffer {
  return encodeFrameText(name, JSON.stringify(data), position);
}
