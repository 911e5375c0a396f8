/** One page audited some times on the mobile preset, each time by a browser of its own. */
import { loadavg } from 'node:os';
import { z } from 'zod';
import { launchWithPort } from './launchWithPort.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What the score of performance is made of; ms, but for the shift, which has no unit. */
const METRICS = {
  firstContentfulPaint: 'first-contentful-paint',
  largestContentfulPaint: 'largest-contentful-paint',
  speedIndex: 'speed-index',
  totalBlockingTime: 'total-blocking-time',
  cumulativeLayoutShift: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;
export type Metric = keyof typeof METRICS;
export const METRIC_NAMES = Object.keys(METRICS) as readonly Metric[];

const Report = z.object({
  /** Where nothing could be audited: a browser that died, a page that painted nothing in time. */
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});

type AuditError = NonNullable<z.infer<typeof Report>['runtimeError']>;

export interface Round {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly metrics: Readonly<Record<Metric, number>>;
  /** Titles of the audits that found something. */
  readonly failed: readonly string[];
  /** One-minute load average of the machine when the round began. */
  readonly load: number;
}

export interface PageAudit {
  readonly page: string;
  readonly rounds: readonly Round[];
}

interface AuditDeps {
  readonly executable: string;
  readonly origin: string;
  /** A profile to run on; without one each round has a fresh one. */
  readonly profile?: string;
  readonly say: (line: string) => void;
}

/** Of one audit: a browser that is starved paints nothing in time now and then. */
const TRIES = 3;

/** @throws Error if a round could not be had in three tries; each that failed is said */
export async function auditPage(page: string, count: number, deps: AuditDeps): Promise<PageAudit> {
  const rounds: Round[] = [];
  for (let round = 1; round <= count; round += 1) {
    const done = await auditAtLast(page, deps);
    rounds.push(done);
    const scores = CATEGORIES.map((category) => `${category} ${done.scores[category]}`).join(', ');
    deps.say(`${page} round ${round} of ${count}: ${scores} (load ${done.load.toFixed(1)})`);
  }
  return { page, rounds };
}

async function auditAtLast(page: string, deps: AuditDeps): Promise<Round> {
  for (let tried = 1; ; tried += 1) {
    const done = await auditOnce(deps.origin + page, deps);
    if (!('code' in done)) return done;
    const text = `${page} could not be audited: ${done.code} ${done.message}`;
    if (tried === TRIES) throw new Error(text);
    deps.say(text);
  }
}

async function auditOnce(address: string, { executable, profile }: AuditDeps): Promise<Round | AuditError> {
  const { default: lighthouse } = await import('lighthouse');
  const [load = Number.NaN] = loadavg();
  const browser = await launchWithPort(executable, profile);
  try {
    const flags = { port: browser.port, output: 'json', logLevel: 'error', disableStorageReset: true };
    const run = await lighthouse(address, { ...flags, onlyCategories: [...CATEGORIES] });
    const { categories, audits, runtimeError } = Report.parse(run?.lhr);
    if (runtimeError !== undefined) return runtimeError;
    const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
    const valueOf = (metric: Metric) => audits[METRICS[metric]]?.numericValue ?? Number.NaN;
    return {
      scores: {
        performance: scoreOf('performance'),
        accessibility: scoreOf('accessibility'),
        'best-practices': scoreOf('best-practices'),
      },
      metrics: {
        firstContentfulPaint: valueOf('firstContentfulPaint'),
        largestContentfulPaint: valueOf('largestContentfulPaint'),
        speedIndex: valueOf('speedIndex'),
        totalBlockingTime: valueOf('totalBlockingTime'),
        cumulativeLayoutShift: valueOf('cumulativeLayoutShift'),
        bytes: valueOf('bytes'),
      },
      failed: Object.values(audits).flatMap(({ title, score }) => (score === 0 ? [title] : [])),
      load,
    };
  } finally {
    await browser.close();
  }
}
