/** What a recording asks of a browser, and of Node where nothing is in a hurry: both have these. */
import type { RecordingPorts } from '../../domain/recording/recording.ts';
import { sha256Hex } from '../packing/sha256Hex.ts';
import { unpackText } from '../packing/unpackText.ts';
import { sharedPorts } from '../log/sharedRecords.ts';
import { SCHEMA_EPOCH } from '../tables/schemaEpoch.ts';

/** Streams of the platform: nothing is loaded for it. */
export const webPorts: RecordingPorts = {
  ...sharedPorts,
  schemaEpoch: SCHEMA_EPOCH,

  async gzip(text) {
    const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
    return new Uint8Array(await new Response(packed).arrayBuffer());
  },

  gunzip: (member, most) => unpackText(member, 'gzip', most),

  sha256: (text) => sha256Hex(crypto.subtle, text),
};
