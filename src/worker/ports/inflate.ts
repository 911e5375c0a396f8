/** Text that was deflated without a header, bounded, so that a few bytes cannot fill the memory. */
const MAX_BYTES = 32 * 1024 * 1024;

/** @throws for what was not deflated, is no UTF-8, or is larger than any block of ours */
export async function inflateText(bytes: Uint8Array): Promise<string> {
  const source = new Blob([Uint8Array.from(bytes)]).stream();
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_BYTES) {
      await reader.cancel();
      throw new Error('more than a block holds');
    }
    text += decoder.decode(value, { stream: true });
  }
}
