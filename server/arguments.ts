/** The command line and environment of `npm start`, read and checked. */
import { isIP } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Speed } from './feed/recording/pace.ts';
import { ROLES, type Role } from './roles.ts';
import type { SealKeySource } from './security/sealKey.ts';

/** What `npm start` was told; `null` where the house decides by itself. */
export interface OriginArguments {
  /** Which part of the house this process is (OPS-9). */
  readonly role: Role;
  readonly port: number;
  readonly host: string;
  /** Whether demo members may sign in; `null` where nothing is said. */
  readonly demo: boolean | null;
  /** Where this run keeps its data. */
  readonly dataDir: string;
  readonly seed: number;
  /** Files, folders and archives of a recording to play together as the live feed; none for the simulator. */
  readonly recordings: readonly string[];
  readonly speed: Speed;
  /** Whether the origin stops once the recording is over. */
  readonly exit: boolean;
  /** Whether the report of a recording is printed as JSON. */
  readonly json: boolean;
  /** Proxies whose word on where a call comes from is taken. */
  readonly trustProxy: readonly string[];
  /** The PostgreSQL database of the house, as libpq writes it, its password in it; `null` for one in the data directory. */
  readonly database: string | null;
  /** Where the key of sealed secrets comes from. */
  readonly sealKey: SealKeySource;
  /** What opens `/metrics`; `null` where nobody may ask for them. */
  readonly metricsToken: string | null;
}

/** Told after `--help`, and beside what could not be read. */
export const USAGE =
  'npm start -- [--role all|writer|streams|web] [--host ADDRESS] [--demo | --no-demo] [--seed N] [--recording FILE … [--speed N | --speed max] [--exit] [--json]] [--trust-proxy ADDRESSES]   (PORT, HOST, HANPAN_DATA, HANPAN_DATABASE, HANPAN_KEY_FILE or HANPAN_KEY, HANPAN_OLD_KEY_FILE and HANPAN_METRICS_TOKEN in the environment)';

const DEFAULT_SEED = 1;
const DEFAULT_PORT = 8080;

/** @throws Error with a sentence for the one who typed it */
export function readArguments(argv: readonly string[], env: NodeJS.ProcessEnv, cwd: string): OriginArguments {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: {
      role: { type: 'string' },
      seed: { type: 'string' },
      recording: { type: 'string', multiple: true },
      speed: { type: 'string' },
      exit: { type: 'boolean' },
      json: { type: 'boolean' },
      'trust-proxy': { type: 'string' },
      host: { type: 'string' },
      demo: { type: 'boolean' },
      'no-demo': { type: 'boolean' },
    },
    strict: true,
    // `--recording A B` names two.
    allowPositionals: true,
  });
  const [stray] = positionals;
  if (values.recording === undefined && stray !== undefined) throw new Error(`what is "${stray}"?`);
  if (values.recording === undefined && (values.exit === true || values.json === true))
    throw new Error('--exit and --json are for a --recording');
  const recordings = [...(values.recording ?? []), ...positionals].map((file) => path.resolve(cwd, file));
  const [recording] = recordings;
  const database = databaseOf(env['HANPAN_DATABASE']);
  if (database !== null && recording !== undefined)
    throw new Error('a --recording plays in a directory of its own: leave HANPAN_DATABASE out');
  const role = roleOf(values.role);
  if (role !== 'all' && recording !== undefined)
    throw new Error('a --recording is played by a house in one process: leave --role out');
  const data = path.resolve(cwd, env['HANPAN_DATA'] ?? '.hanpan');
  return {
    role,
    port: numberOf('PORT', env['PORT'], DEFAULT_PORT, 0, 65_535),
    host: values.host ?? env['HOST'] ?? 'localhost',
    demo: demoOf(values.demo, values['no-demo']),
    dataDir: recording === undefined ? data : path.join(data, 'recordings', path.basename(recording)),
    seed: wholeOf('--seed', values.seed, DEFAULT_SEED),
    recordings,
    speed: values.speed === 'max' ? 'max' : numberOf('--speed', values.speed, 1, 0.01, 10_000),
    exit: values.exit ?? false,
    json: values.json ?? false,
    trustProxy: proxiesOf(values['trust-proxy']),
    database,
    sealKey: sealKeyOf(env, cwd),
    metricsToken: metricsTokenOf(env['HANPAN_METRICS_TOKEN']),
  };
}

function roleOf(text: string | undefined): Role {
  if (text === undefined) return 'all';
  const role = ROLES.find((one) => one === text);
  if (role === undefined) throw new Error(`--role must be ${ROLES.join(', ')}, not "${text}"`);
  return role;
}

/** What cannot be read is not said back: there is a password in it. */
function databaseOf(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPostgres = url?.protocol === 'postgres:' || url?.protocol === 'postgresql:';
  if (isPostgres && /^\/[^/]+$/.test(url.pathname)) return text;
  throw new Error('HANPAN_DATABASE must be postgres://USER:PASSWORD@HOST:PORT/DATABASE');
}

function sealKeyOf(env: NodeJS.ProcessEnv, cwd: string): SealKeySource {
  const fileOf = (name: string) => {
    const file = env[name];
    return file === undefined || file === '' ? undefined : path.resolve(cwd, file);
  };
  const key = env['HANPAN_KEY'] === '' ? undefined : env['HANPAN_KEY'];
  const keyFile = fileOf('HANPAN_KEY_FILE');
  if (key !== undefined && keyFile !== undefined) throw new Error('HANPAN_KEY and HANPAN_KEY_FILE: which of them?');
  return { key, keyFile, oldKeyFile: fileOf('HANPAN_OLD_KEY_FILE') };
}

/** Whoever may ask is told nothing by how often: a token must be too long to be guessed. */
function metricsTokenOf(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (/^[\w.~+/=-]{24,}$/.test(text)) return text;
  // Not said back: it may be nearly right.
  throw new Error('HANPAN_METRICS_TOKEN must be 24 letters and digits or more, as `openssl rand -hex 24` makes them');
}

function demoOf(yes: boolean | undefined, no: boolean | undefined): boolean | null {
  if (yes === true && no === true) throw new Error('--demo and --no-demo: which of them?');
  if (yes === true) return true;
  return no === true ? false : null;
}

function numberOf(name: string, text: string | undefined, fallback: number, least: number, most: number): number {
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!(value >= least && value <= most)) throw new Error(`${name} must be ${least} to ${most}, not "${text}"`);
  return value;
}

function wholeOf(name: string, text: string | undefined, fallback: number): number {
  const value = numberOf(name, text, fallback, 0, Number.MAX_SAFE_INTEGER);
  if (!Number.isInteger(value)) throw new Error(`${name} must be a whole number, not "${text}"`);
  return value;
}

/** Names of ranges that the framework knows. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Proxies by their addresses. Not by how many there are: a number would also trust whoever comes past them.
 */
function proxiesOf(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  return text.split(',').map((part) => {
    const range = part.trim();
    const [address = '', bits, ...rest] = range.split('/');
    const most = isIP(address) === 6 ? 128 : 32;
    const isRange = isIP(address) !== 0 && rest.length === 0 && (bits === undefined || isWithin(bits, 1, most));
    if (isRange || NAMED_RANGES.includes(range)) return range;
    throw new Error(`--trust-proxy must be addresses or ranges as 10.0.0.0/8, separated by commas, not "${text}"`);
  });
}

const isWithin = (text: string, least: number, most: number): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most;
