/** What a recording asks of Node: in one step each, for members are small. */
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sharedPorts } from '../../src/db/log/sharedRecords.ts';
import { SCHEMA_EPOCH } from '../../src/db/tables/schemaEpoch.ts';
import type { RecordingPorts } from '../../src/domain/recording/recording.ts';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export const nodePorts: RecordingPorts = {
  ...sharedPorts,
  schemaEpoch: SCHEMA_EPOCH,
  gzip: async (text) => Promise.resolve(gzipSync(text)),
  // What is thrown here rejects: an async function gives it so.
  gunzip: async (member, most) => Promise.resolve(strict.decode(gunzipSync(member, { maxOutputLength: most }))),
  sha256: async (text) => Promise.resolve(createHash('sha256').update(text).digest('hex')),
};
