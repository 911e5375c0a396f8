/** Calls over a line on which every answer with a block breaks after some bytes, and that knows what it carried of each. */

export interface BreakingBlocks {
  readonly carry: typeof fetch;
  /** Bytes carried of each block, by its name. */
  readonly carried: ReadonlyMap<string, number>;
  /** Answers that broke. */
  readonly broken: number;
}

/** @param bytes of one answer, before it breaks */
export function breakingBlocks(bytes: number): BreakingBlocks {
  const carried = new Map<string, number>();
  let broken = 0;
  const carry: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    const name = /\/blocks\/(\w+)$/.exec(typeof input === 'string' ? input : '')?.[1];
    if (name === undefined || response.body === null) return response;
    let left = bytes;
    const line = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const part = chunk.subarray(0, left);
        left -= part.byteLength;
        carried.set(name, (carried.get(name) ?? 0) + part.byteLength);
        if (part.byteLength > 0) controller.enqueue(part);
        if (left > 0) return;
        broken += 1;
        // What was enqueued must be read before the line is seen to break.
        setTimeout(() => controller.error(new Error('line broke')), 5);
      },
    });
    return new Response(response.body.pipeThrough(line), response);
  };
  return {
    carry,
    carried,
    get broken() {
      return broken;
    },
  };
}
