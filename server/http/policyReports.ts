/**
 * `POST /policy-report`: browsers tell what our policy made them refuse, in either of the two forms there are (LOG-5).
 *
 * Anybody can send one. So that it is worth no attack, a report is small, few a minute are written down, and of what it says only the rule
 * and the origin of what was refused: no address of a page, no member, no sample of a script.
 */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SteadyClock } from '../clock.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import { createTokenBuckets } from './tokenBuckets.ts';

const BODY_LIMIT = 16 * 1024;
/** For everybody together: a fault of ours is seen from the first. */
const WRITTEN_DOWN = { burst: 30, perSecond: 0.5 };
const MAX_REPORTS = 10;

const Text = z.string().max(4_000).default('');
const Old = z.object({
  'csp-report': z.object({ 'effective-directive': Text, 'violated-directive': Text, 'blocked-uri': Text }),
});
const New = z
  .array(z.object({ type: z.string().max(100), body: z.object({ effectiveDirective: Text, blockedURL: Text }) }))
  .max(MAX_REPORTS);

export interface PolicyReportParts {
  readonly securityLog: SecurityLog;
  readonly clock: SteadyClock;
}

export function policyReports(app: FastifyInstance, { securityLog, clock }: PolicyReportParts): void {
  const bucket = createTokenBuckets(WRITTEN_DOWN, clock.elapsed);
  // Its own body reader: no other call takes these types.
  void app.register((reports, _options, done) => {
    const types = ['application/csp-report', 'application/reports+json'];
    reports.addContentTypeParser(
      types,
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      reports.getDefaultJsonParser('error', 'error'),
    );
    reports.post('/policy-report', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      for (const what of refusalsIn(request.body)) {
        if (bucket.take('all').isTaken) securityLog.record({ name: 'policyReported', who: null, from: null, what });
      }
      return reply.code(204).send();
    });
    done();
  });
}

/** `rule origin` each. */
function refusalsIn(body: unknown): string[] {
  const old = Old.safeParse(body);
  if (old.success) {
    const report = old.data['csp-report'];
    const rule = report['effective-directive'] === '' ? report['violated-directive'] : report['effective-directive'];
    return [`${ruleOf(rule)} ${originOf(report['blocked-uri'])}`];
  }
  const reports = New.safeParse(body);
  if (!reports.success) return [];
  return reports.data.map(
    ({ body: { effectiveDirective, blockedURL } }) => `${ruleOf(effectiveDirective)} ${originOf(blockedURL)}`,
  );
}

const ruleOf = (text: string): string => /^[a-z-]{1,40}/.exec(text)?.[0] ?? 'unknown';

/** Where something came from; of what came from nowhere, the browser's word for it (`inline`, `eval`). */
function originOf(text: string): string {
  if (/^[a-z-]{1,40}$/.test(text)) return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) return 'unknown';
  return url.origin === 'null' ? url.protocol : url.origin;
}
