/** The commands that the README names, each in a form that is over in minutes: what `npm run commands` tries. */

export interface Try {
  /** As it is typed, after what it has in its environment. */
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
  /** It has answered, ended or failed after so many seconds. */
  readonly limitSeconds: number;
  /**
   * `ends`: with exit code 0. `serves`: the page at its address is answered, and an interrupt ends it. `whole`: as `ends`, but it takes
   * so long that it is tried only if it is asked for by name.
   */
  readonly kind: 'ends' | 'serves' | 'whole';
  /** A command without which it cannot run, which a clone does not bring; it is left out where that fails. */
  readonly needs?: readonly [program: string, ...args: string[]];
}

const ends = (command: string, limitSeconds: number, more: Partial<Try> = {}): Try => ({
  ...{ command, limitSeconds, kind: 'ends' },
  ...more,
});
const serves = (command: string): Try => ({ command, limitSeconds: 240, kind: 'serves' });

/** What a feed recorded, and what is made of it here. */
const RECORDED = 'tests/recordings/betfair-database/1.145405534.bz2';
const OURS = 'test-results/ours.hanpan';

/** In the order in which they are tried: what others need first (a build, the benchmark's peers), what takes long last. */
export const TRIES: readonly Try[] = [
  ends('npm run build', 240),
  ends('npm run check', 600),
  ends('npm run format', 120),
  ends('npm run audit -- --offline', 60),
  ends('npm run api', 60),
  ends('npm run budget', 300),
  ends(`npm run convert -- ${RECORDED} --to ${OURS}`, 120),
  ends(`npm run inspect -- ${OURS}`, 60),
  ends(`npm run verify -- ${OURS}`, 60),
  ends(`npm run compare -- ${OURS} ${OURS}`, 60),
  ends(`npm run replay:folder -- ${OURS} --to test-results/replay`, 240),
  serves('npm start -- --seed 7 --trust-proxy 10.0.0.0/8 --demo'),
  ends('npm run record -- --to test-results/house.hanpan --seconds 2', 60),
  ends('npm run backup -- --data .hanpan --to test-results/house.db', 120),
  ends('npm run restore -- --from test-results/house.db --data test-results/restored', 120),
  serves(`npm start -- --recording ${RECORDED} --speed 10 --no-demo --host 127.0.0.1`),
  serves('npm start -- --testers'),
  serves('npm run dev'),
  ends('npm run test:unit -- tests/domain/kernel', 180),
  ends('npm run test:e2e -- --no-shared-worker e2e/rule.spec.ts', 420),
  ends('npm run test:e2e -- e2e/rule.spec.ts', 420, { env: { HANPAN_SPECS: 'all' } }),
  ends('npm run test:visual -- -g sign-in', 600),
  ends('npm run flaky -- --times 1 -- e2e/rule.spec.ts', 420),
  ends('npm run simulate -- --seeds 2', 240),
  ends('npm run simulate:sinks -- --sinks 300 --processes 3 --seconds 2 --kills 1', 240),
  ends('npm run simulate:money -- --commands 60 --members 6', 240),
  ends('npm run oracle -- --slips 2000 --histories 200 --pairs 101-120', 120),
  ends('npm run mutation -- src/domain/wallet/corrections.ts', 600),
  ends('npm run coverage', 300),
  ends('npm run killtest -- --bets 40', 240),
  ends('npm run killroles -- --streams 20 --clients 8 --kills 1', 600, { needs: ['nginx', '-v'] }),
  ends('npm run verify-draws -- --rounds 2000 --redrawn 100', 240),
  ends('npm run draws:chi -- --rounds 2000 --redrawn 100 --table /dev/null', 240),
  ends('npm run draws:day -- --minutes 30 --kills 1', 240),
  ends('npm run bench -- --only commits --rounds 1', 600),
  ends('npm run bench:bets -- --rounds 1 --bets 320', 240),
  ends('npm run bench:settlement -- --bets 400 --clients 2', 240),
  ends('npm run bench:tabs -- --changes 5', 300),
  ends('npm run bench:topics -- --seconds 5', 180),
  ends('npm run bench:draws -- --seconds 5', 180),
  ends('npm run bench:recordings -- --events 20000 --seeks 20', 180),
  ends('npm run replay:session -- --minutes 1 --tabs 1 --pictures 1', 420),
  ends('npm run inspector:pictures', 300),
  ends('npm run bench:lists -- --rows 2000', 600),
  ends('npm run bench:games -- --tabs 2 --seconds 2 --streams 20', 300),
  ends('npm run bench:conflation -- --events 6000', 240),
  ends('npm run bench:streams -- --streams 0,100 --seconds 5', 300),
  ends('npm run bench:lines -- --line slow4G --rounds 1 --short --alone', 600),
  ends('npm run bench:boards -- --games 100 --markets 8 --seconds 2 --only pages', 420),
  ends('npm run bench:risk -- --games 100 --markets 4 --bets 100 --seconds 2', 420),
  ends('npm run bench:phone -- --rounds 1', 420),
  ends('npm run bench:lighthouse -- --rounds 1', 420),
  ends('npm run soak -- --minutes 1 --tabs 2 --rate 50', 420),
  ends('npm run typeface', 120, { needs: ['python3', '-c', 'import fontTools, brotli'] }),
  { ...ends('npm test', 3_600), kind: 'whole' },
];
