/** Text out of packed bytes, bounded, so that a few bytes cannot fill the memory. By streams of the platform: nothing is loaded for it. */

/** @throws for what was not packed so, is no UTF-8, or comes to more than `most` bytes */
export async function unpackText(packed: Uint8Array, format: CompressionFormat, most: number): Promise<string> {
  const source = new Blob([Uint8Array.from(packed)]).stream();
  const reader = source.pipeThrough(new DecompressionStream(format)).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw new RangeError('more than may be in it');
    }
    text += decoder.decode(value, { stream: true });
  }
}
