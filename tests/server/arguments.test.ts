/** The command line of `npm start`: what it means, and that nonsense is refused before anything is opened. */
import { describe, expect, it } from 'vitest';
import { readArguments } from '../../server/arguments.ts';

describe('arguments', () => {
  it('stand for port 8080 and ./.hanpan where nothing is said', () => {
    expect(readArguments([], {}, '/home/me')).toMatchObject({
      port: 8080,
      dataDir: '/home/me/.hanpan',
      recordings: [],
    });
  });

  it('take PORT, HANPAN_DATA and --seed', () => {
    const env = { PORT: '0', HANPAN_DATA: 'data' };
    expect(readArguments(['--seed', '7'], env, '/home/me')).toMatchObject({
      port: 0,
      dataDir: '/home/me/data',
      seed: 7,
    });
  });

  it('OPS-9 take the role of a process, refuse another word, and leave recordings to a house in one process', () => {
    expect(readArguments([], {}, '/').role).toBe('all');
    expect(readArguments(['--role', 'streams'], {}, '/').role).toBe('streams');
    expect(() => readArguments(['--role', 'writers'], {}, '/')).toThrow('--role must be all, writer, streams, web');
    expect(() => readArguments(['--role', 'writer', '--recording', 'a'], {}, '/')).toThrow('leave --role out');
  });

  it('keep a recording’s data apart from the house’s', () => {
    expect(readArguments(['--recording', '../r/1.185.bz2', '--speed', '10'], {}, '/home/me')).toMatchObject({
      recordings: ['/home/r/1.185.bz2'],
      speed: 10,
      dataDir: '/home/me/.hanpan/recordings/1.185.bz2',
    });
  });

  it('take a PostgreSQL database from the environment, and never say back what has a password in it', () => {
    const url = 'postgres://hanpan:geheim@db.example:5432/hanpan';
    expect(readArguments([], { HANPAN_DATABASE: url }, '/').database).toBe(url);
    expect(readArguments([], { HANPAN_DATABASE: '' }, '/').database).toBeNull();
    const wrong = ['mysql://a:geheim@b/c', 'postgres://a:geheim@b', 'postgres://a:geheim@b/c/d', 'geheim'];
    for (const HANPAN_DATABASE of wrong) {
      expect(() => readArguments([], { HANPAN_DATABASE }, '/')).toThrow('HANPAN_DATABASE must be');
      expect(() => readArguments([], { HANPAN_DATABASE }, '/')).not.toThrow('geheim');
    }
    expect(() => readArguments(['--recording', 'a'], { HANPAN_DATABASE: url }, '/')).toThrow('leave HANPAN_DATABASE');
  });

  it('SEAL-2 take the key of seals from the environment, from one place', () => {
    expect(readArguments([], { HANPAN_KEY_FILE: 'k', HANPAN_OLD_KEY_FILE: '/old' }, '/home').sealKey).toEqual({
      key: undefined,
      keyFile: '/home/k',
      oldKeyFile: '/old',
    });
    expect(readArguments([], { HANPAN_KEY: 'AAAA', HANPAN_KEY_FILE: '' }, '/').sealKey).toMatchObject({ key: 'AAAA' });
    expect(() => readArguments([], { HANPAN_KEY: 'AAAA', HANPAN_KEY_FILE: 'k' }, '/')).toThrow('which of them');
  });

  it('trust the proxies that --trust-proxy names, and none by itself', () => {
    expect(readArguments([], {}, '/').trustProxy).toEqual([]);
    expect(readArguments(['--trust-proxy', '127.0.0.1, 10.0.0.0/8,fd00::/8,loopback'], {}, '/').trustProxy).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      'fd00::/8',
      'loopback',
    ]);
  });

  it.each(['', '1', 'true', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example'])(
    'refuse --trust-proxy %j: it would trust whoever calls, or nobody',
    (text) => {
      expect(() => readArguments(['--trust-proxy', text], {}, '/')).toThrow('--trust-proxy');
    },
  );

  it('take an address to listen at, and whether the house is a demo', () => {
    expect(readArguments([], { HOST: '10.0.0.2' }, '/')).toMatchObject({ host: '10.0.0.2', demo: null });
    expect(readArguments(['--host', '0.0.0.0', '--demo'], {}, '/')).toMatchObject({ host: '0.0.0.0', demo: true });
    expect(readArguments(['--no-demo'], {}, '/')).toMatchObject({ host: 'localhost', demo: false });
    expect(() => readArguments(['--demo', '--no-demo'], {}, '/')).toThrow('which');
  });

  it.each([[['--seed', 'x']], [['--seed', '1.5']], [['--speed', '0']], [['--unknown']], [['stray']]])(
    'refuse %j',
    (argv) => {
      expect(() => readArguments(argv, {}, '/')).toThrow();
    },
  );

  it.each(['-1', '70000', 'http'])('refuse PORT=%s', (port) => {
    expect(() => readArguments([], { PORT: port }, '/')).toThrow('PORT');
  });
});
