/** Which build the origin serves now. A build without an identity of its own (`dev`) says nothing. */
import { healthCall } from '../../domain/calls/origin.ts';
import { readAs } from '../http/answer.ts';
import type { OriginClient } from '../http/originClient.ts';

const UNNAMED = 'dev';

/** `undefined` where the origin did not answer, or serves a build without an identity. */
export async function currentBuild(client: OriginClient): Promise<string | undefined> {
  const health = readAs(await client.ask(healthCall, { credentials: null }), healthCall.answer);
  return health.ok && health.value.build !== UNNAMED ? health.value.build : undefined;
}
