/** Runs a peer in a worker of its own and hands on what the benchmark asks of it. */
import { askWorker } from './askWorker.ts';

askWorker(new Worker(new URL('./absorbers/peerAbsorber.ts', import.meta.url), { type: 'module' }));
