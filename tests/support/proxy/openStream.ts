/**
 * One server-sent event stream on its way through the proxy, frame by frame, so that a frame can be dropped, doubled, changed,
 * cut in the middle or put in between others.
 */
import type { ServerResponse } from 'node:http';

/** Turns a frame (with its closing blank line) into those that go on: none, itself, or others. */
export type FrameFault = (frame: string) => readonly string[];

const FRAME_END = '\n\n';

export class OpenStream {
  readonly path: string;
  readonly #response: ServerResponse;
  /** Answers the fault in force now, `undefined` for none. */
  readonly #faultNow: () => FrameFault | undefined;
  readonly #decoder = new TextDecoder();
  #partial = '';
  #isSilent = false;
  #cutsNextFrame = false;

  constructor(path: string, response: ServerResponse, faultNow: () => FrameFault | undefined) {
    this.path = path;
    this.#response = response;
    this.#faultNow = faultNow;
  }

  /** Bytes from the origin. */
  relay(bytes: Uint8Array): void {
    this.#partial += this.#decoder.decode(bytes, { stream: true });
    for (let end = this.#partial.indexOf(FRAME_END); end >= 0; end = this.#partial.indexOf(FRAME_END)) {
      const frame = this.#partial.slice(0, end + FRAME_END.length);
      this.#partial = this.#partial.slice(end + FRAME_END.length);
      for (const passed of this.#faultNow()?.(frame) ?? [frame]) this.inject(passed);
    }
  }

  /** Writes text as if the origin had. Streams stand between two frames here, always. */
  inject(text: string): void {
    if (this.#isSilent || this.#response.destroyed) return;
    if (!this.#cutsNextFrame) {
      this.#response.write(text);
      return;
    }
    this.#cutsNextFrame = false;
    this.#response.write(text.slice(0, Math.ceil(text.length / 2)), () => this.#response.destroy());
  }

  /** Nothing comes any more, and nothing says so: a half-open connection. */
  silence(): void {
    this.#isSilent = true;
  }

  /** The next frame breaks off in its middle, with the connection. */
  cutInsideNextFrame(): void {
    this.#cutsNextFrame = true;
  }

  cut(): void {
    this.#response.destroy();
  }
}
