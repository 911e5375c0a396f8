/** `docs/nginx.conf` in a real nginx, for tests and runs of several processes: usable inside and outside of the test runner. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const isThere = (command: string, ...args: readonly string[]) => spawnSync(command, args).error === undefined;
/** Not everybody has the folders of system programs on their path. */
const NGINX = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((command) => isThere(command, '-v'));
const OPENSSL = 'openssl';
/** Below what systems hand out by themselves: a port must be free again for whoever takes a killed process's place. */
const [FIRST_PORT, LAST_PORT] = [15_000, 30_000];
const LIMIT_MS = 20_000;

/** Programs that are not here, of those that it takes. @param isSecure whether a certificate is made */
export function lackingFor(isSecure: boolean): readonly string[] {
  const openssl = !isSecure || isThere(OPENSSL, 'version') ? [] : [OPENSSL];
  return NGINX === undefined ? ['nginx', ...openssl] : openssl;
}

/** A port that nobody has now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

export interface NginxOptions {
  /** Of its files, and nobody else's. */
  readonly folder: string;
  /** Ports of the processes, by those in the file: a line is repeated for each. */
  readonly ports: ReadonlyMap<string, readonly number[]>;
  /** Whether it speaks TLS, and HTTP/2 over it, as the file says; HTTP/1.1 as it is otherwise. */
  readonly isSecure: boolean;
}

export interface Nginx {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts it with the file as it is, but for ports, where its certificate lies, and the number of its processes.
 *
 * @throws Error if it is not here, or does not take the file
 */
export async function startNginx({ folder, ports, isSecure }: NginxOptions): Promise<Nginx> {
  if (NGINX === undefined) throw new Error('no nginx here');
  if (isSecure) makeCertificate(folder);
  const port = await freePort();
  const conf = path.join(folder, 'nginx.conf');
  writeFileSync(conf, confOf(folder, port, ports, isSecure));
  const globals = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn;`;
  const child = spawn(NGINX, ['-p', folder, '-c', conf, '-g', globals], { stdio: 'inherit' });
  const gone = once(child, 'exit');
  const stopNow = () => child.kill('SIGTERM');
  process.once('exit', stopNow);
  const stop = async () => {
    stopNow();
    await gone;
    process.off('exit', stopNow);
  };
  for (let waited = 0; !(await isListening(port)); waited += 20) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    if (waited > LIMIT_MS) throw new Error('nginx does not listen');
    await pause(20);
  }
  return { url: `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}`, stop };
}

function makeCertificate(folder: string): void {
  const [key, crt] = ['tls.key', 'tls.crt'].map((name) => path.join(folder, name)) as [string, string];
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  execFileSync(OPENSSL, ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', crt, ...subject], {
    stdio: 'pipe',
  });
}

function confOf(folder: string, port: number, ports: NginxOptions['ports'], isSecure: boolean): string {
  const written = readFileSync(path.resolve(import.meta.dirname, '../../../docs/nginx.conf'), 'utf8');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const text = written
    .replaceAll(/^(\s*server 127\.0\.0\.1:)(\d+)(.*;)$/gm, (_line, before: string, name: string, after: string) =>
      (ports.get(name) ?? []).map((real) => `${before}${real}${after}`).join('\n'),
    )
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('/etc/hanpan', folder)
    .replace('worker_processes auto', 'worker_processes 1')
    .replace('http {', `http {\n${places.map((place) => `  ${place}_temp_path ${folder}/${place};\n`).join('')}`);
  return isSecure ? text : text.replace(' ssl http2', '').replaceAll(/^\s*ssl_certificate\w* .*;$/gm, '');
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
