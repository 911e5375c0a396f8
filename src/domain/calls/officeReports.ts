/** Calls of reports (rules ODR): what play and cash come to, as lines and as a file. */
import { z } from 'zod';
import { numberAsked } from '../lists/list.ts';
import { officeCall } from '../office/operatorAct.ts';
import { Report, ReportKind } from '../office/reports.ts';

/** `from` and `until` are days of Seoul, epoch ms; 92 at most, the last ones. */
const Asked = z.strictObject({
  by: ReportKind.default('day'),
  from: numberAsked(z.number().int().min(0)),
  until: numberAsked(z.number().int().min(0)),
});

/**
 * What members' money did over some days, by day, product, level or partner (ODR-1, ODR-2), out of the ledger.
 *
 * @ours
 */
export const reportCall = officeCall({
  method: 'GET',
  path: '/office/report',
  right: 'report.see',
  timeoutMs: 15_000,
  query: Asked,
  answer: Report,
});

/**
 * The same as a file.
 *
 * @ours
 */
export const reportFileCall = officeCall({
  method: 'GET',
  path: '/office/report.csv',
  right: 'report.see',
  query: Asked,
  answer: 'text/csv',
});
