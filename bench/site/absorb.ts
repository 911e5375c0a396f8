/** Runs the product's storing code in a worker of its own and hands on what the benchmark asks of it. */
import { scriptUrl } from '../../src/app/kit/links/scriptUrl.ts';
import { default as workerUrl } from './absorbers/hanpanAbsorber.ts?worker&url';
import { askWorker } from './askWorker.ts';

askWorker(new Worker(scriptUrl(workerUrl), { type: 'module' }));
