/** The line to the origin, for composition roots. A build for testers has another one in its place, which can be made faulty. */
import type { Fetch } from '../http/originClient.ts';

export const createOriginFetch = (): Fetch => (url, init) => fetch(url, init);
