/** Calls about the origin itself: how it is, and what browsers report to it. */
import { z } from 'zod';
import type { HttpCall } from './httpCall.ts';

const Text = z.string().max(4_000).default('');
/** `report-uri`. */
const OldReport = z.object({
  'csp-report': z.object({ 'effective-directive': Text, 'violated-directive': Text, 'blocked-uri': Text }),
});
/** The Reporting API. */
const NewReports = z
  .array(z.object({ type: z.string().max(100), body: z.object({ effectiveDirective: Text, blockedURL: Text }) }))
  .max(10);

/**
 * A browser's report of what our policy made it refuse, in either form. 204 also for what is none: the rule and the origin of what was
 * refused are written down, and nothing else of it.
 *
 * @ours
 */
export const policyReportCall = {
  method: 'POST',
  path: '/policy-report',
  caller: 'visitor',
  bodyLimit: 16 * 1024,
  body: z.union([OldReport, NewReports]),
  answer: null,
} as const satisfies HttpCall;

/**
 * `build`, and beside it numbers for who runs the origin: `status` (`ok`, `degraded`), `role`, `epoch`, `heads`, `fixtures`, `streams`, `slow`,
 * `gathered`, `diverged`, `images`, `producers`, `recording` (how far and how fast it really plays), `disputedResults`, `uptimeMs`. Nothing of any member.
 */
export const healthCall = {
  method: 'GET',
  path: '/health',
  caller: 'visitor',
  timeoutMs: 3_000,
  // A browser that is older or newer than the origin reads its build and no more.
  answer: z.looseObject({ build: z.string().min(1).max(100) }),
} as const satisfies HttpCall;

/**
 * That the process answers, and nothing else: whoever gets no answer starts it anew.
 *
 * @ours
 */
export const liveCall = {
  method: 'GET',
  path: '/health/live',
  caller: 'visitor',
  answer: z.object({ live: z.literal(true) }),
} as const satisfies HttpCall;

/** What an origin lacks that no visitor is to be sent to: it stops, it cannot write, its log is not followed, whose the feed is is not known. */
const LACKS = ['draining', 'store', 'log', 'lease'] as const;
export type Lack = (typeof LACKS)[number];

/**
 * Whether visitors are to be sent here: 200 if so, 503 with the same body if not. `lacks` is empty where nothing lacks; else `draining` (it is
 * told to stop), `store` (it cannot write), `log` (it does not follow its log), `lease` (it does not know who runs the feed).
 *
 * @ours
 */
export const readyCall = {
  method: 'GET',
  path: '/health/ready',
  caller: 'visitor',
  answer: z.object({ ready: z.boolean(), lacks: z.array(z.enum(LACKS)) }),
} as const satisfies HttpCall;
