/**
 * `POST /policy-report`: browsers tell what our policy made them refuse, in either of the two forms there are (LOG-5).
 *
 * Anybody can send one. So that it is worth no attack, a report is small, few a minute are written down, and of what it says only the rule
 * and the origin of what was refused: no address of a page, no member, no sample of a script.
 */
import type { FastifyInstance } from 'fastify';
import type { PartsRead } from '../../src/domain/calls/httpCall.ts';
import { policyReportCall } from '../../src/domain/calls/origin.ts';
import type { SteadyClock } from '../clock.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import { answerCalls, type Doors } from './answerCalls.ts';
import { createTokenBuckets } from './tokenBuckets.ts';

/** For everybody together: a fault of ours is seen from the first. */
const WRITTEN_DOWN = { burst: 30, perSecond: 0.5 };
export interface PolicyReportParts {
  readonly securityLog: SecurityLog;
  readonly clock: SteadyClock;
}

/** Its own body reader: no other call takes these types. */
export function policyReports(app: FastifyInstance, doors: Doors, { securityLog, clock }: PolicyReportParts): void {
  const bucket = createTokenBuckets(WRITTEN_DOWN, clock.elapsed);
  void app.register((reports, _options, done) => {
    reports.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: policyReportCall.bodyLimit },
      reports.getDefaultJsonParser('error', 'error'),
    );
    answerCalls(reports, doors)(
      policyReportCall,
      ({ body }) => {
        for (const what of refusalsIn(body)) {
          if (bucket.take('all').isTaken) securityLog.record({ name: 'policyReported', who: null, from: null, what });
        }
        return undefined;
      },
      ({ reply }) => reply.code(204).send(),
    );
    done();
  });
}

/** `rule origin` each. */
function refusalsIn(body: PartsRead<typeof policyReportCall>['body']): string[] {
  if (Array.isArray(body)) {
    return body.map(
      ({ body: { effectiveDirective, blockedURL } }) => `${ruleOf(effectiveDirective)} ${originOf(blockedURL)}`,
    );
  }
  const report = body['csp-report'];
  const rule = report['effective-directive'] === '' ? report['violated-directive'] : report['effective-directive'];
  return [`${ruleOf(rule)} ${originOf(report['blocked-uri'])}`];
}

const ruleOf = (text: string): string => /^[a-z-]{1,40}/.exec(text)?.[0] ?? 'unknown';

/** Where something came from; of what came from nowhere, the browser's word for it (`inline`, `eval`). */
function originOf(text: string): string {
  if (/^[a-z-]{1,40}$/.test(text)) return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) return 'unknown';
  return url.origin === 'null' ? url.protocol : url.origin;
}
