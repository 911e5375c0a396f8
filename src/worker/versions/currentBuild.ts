/** Which build the origin serves now. A build without an identity of its own (`dev`) says nothing. */
import { z } from 'zod';
import { readAs, type OriginClient } from '../http/originClient.ts';

const Health = z.object({ build: z.string().min(1).max(100) });
const UNNAMED = 'dev';
const ASK_TIMEOUT_MS = 3_000;

export async function currentBuild(client: OriginClient): Promise<string | undefined> {
  const call = { method: 'GET', path: '/health', credentials: null, timeoutMs: ASK_TIMEOUT_MS } as const;
  const health = readAs(await client.call(call), Health);
  return health.ok && health.value.build !== UNNAMED ? health.value.build : undefined;
}
