/** What a recording asks of a browser, and of Node where nothing is in a hurry: both have these. */
import type { RecordingPorts } from '../../domain/recording/recording.ts';
import { SCHEMA_EPOCH } from '../tables/schemaEpoch.ts';

/** Streams of the platform: nothing is loaded for it. */
export const webPorts: RecordingPorts = {
  schemaEpoch: SCHEMA_EPOCH,

  async gzip(text) {
    const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
    return new Uint8Array(await new Response(packed).arrayBuffer());
  },

  async gunzip(member, most) {
    const source = new Blob([Uint8Array.from(member)]).stream();
    const reader = source.pipeThrough(new DecompressionStream('gzip')).getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    let text = '';
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > most) {
        await reader.cancel();
        throw new RangeError('more than a member holds');
      }
      text += decoder.decode(value, { stream: true });
    }
  },

  async sha256(text) {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  },
};
