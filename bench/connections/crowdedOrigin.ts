/** A real origin process with enough members signed in for a crowd, since a session may hold four streams and no more. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { foundHouse, signInMany } from '../../tests/server/support/manyMembers.ts';
import { spawnScripted, type ScriptedProcess } from '../../tests/server/support/spawnScripted.ts';

const STREAMS_OF_SESSION = 4;

export interface CrowdedOrigin {
  readonly origin: ScriptedProcess;
  /** One for each reader; four share a session. */
  readonly tokens: readonly string[];
  /** Bytes of memory in use by the process. */
  memory(): number;
  close(): Promise<void>;
}

export async function openCrowdedOrigin(readers: number): Promise<CrowdedOrigin> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'hanpan-bench-crowd-'));
  const tokens = await foundForCrowd(dataDir, readers);
  const origin = await spawnScripted(dataDir, 'grouped');
  const pid = pidServing(dataDir);
  return {
    origin,
    tokens,
    memory: () => residentBytes(pid),
    async close() {
      await origin.kill();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Founds a house and signs in enough of its members. @returns one token for each reader */
export async function foundForCrowd(dataDir: string, readers: number): Promise<readonly string[]> {
  const members = Math.ceil(readers / STREAMS_OF_SESSION);
  await foundHouse(dataDir, members);
  const tokens = await signInMany(dataDir, members);
  return Array.from({ length: readers }, (_, index) => tokens[Math.floor(index / STREAMS_OF_SESSION)] ?? '');
}

/** The process that has this data directory among its arguments; 0 where there is no `/proc`. */
function pidServing(dataDir: string): number {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const found = pids.find((pid) => readText(`/proc/${pid}/cmdline`).includes(dataDir));
    return Number(found ?? 0);
  } catch {
    return 0;
  }
}

function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readText(`/proc/${pid}/status`))?.[1];
  return kilobytes === undefined ? Number.NaN : Number(kilobytes) * 1_024;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
