/** What a figure needs beside it: the command, when, of which commit and sources, and on what. */
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { buildIdOf } from '../../scripts/build/siteSources.ts';

/** @param script of the manifest @returns a sentence of Markdown */
export function howOf(script: string, root: string): string {
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim();
  const command = [`npm run ${script} --`, ...process.argv.slice(2).map(quoted)].join(' ');
  const load = os.loadavg()[0] ?? 0;
  return `\`${command}\`, ${new Date().toISOString()}, commit ${commit}, sources ${buildIdOf(root)}, ${os.cpus().length} cores, load when it began ${load.toFixed(1)}.`;
}

const quoted = (argument: string): string => (/^[\w.,:=-]+$/.test(argument) ? argument : `'${argument}'`);
