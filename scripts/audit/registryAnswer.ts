/** What `npm audit` and `npm audit signatures` said: clean, a fault, or nothing, because the registry does not answer from here. */
import { z } from 'zod';

export type RegistryAnswer =
  | { readonly kind: 'clean'; readonly said: string }
  | { readonly kind: 'fault'; readonly said: string }
  | { readonly kind: 'unanswered'; readonly said: string };

const Report = z.object({
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});
const Refusal = z.object({ message: z.string().optional(), error: z.object({ summary: z.string() }).optional() });

/** Worth a failing command: less is told, and weighed by whoever reads it. */
const GRAVE = ['high', 'critical'];

/** @param output of `npm audit --json` */
export function readAdvisories(output: string): RegistryAnswer {
  const json = jsonIn(output);
  const report = Report.safeParse(json);
  if (!report.success) {
    const refusal = Refusal.safeParse(json);
    const why = refusal.success ? (refusal.data.error?.summary ?? refusal.data.message) : undefined;
    return { kind: 'unanswered', said: `advisories: ${brief(why ?? output)}` };
  }
  const { total = 0 } = report.data.metadata.vulnerabilities;
  const named = Object.entries(report.data.vulnerabilities).map(([name, { severity }]) => `${name} (${severity})`);
  const isGrave = Object.values(report.data.vulnerabilities).some(({ severity }) => GRAVE.includes(severity));
  return {
    kind: isGrave ? 'fault' : 'clean',
    said: `advisories: ${total}${named.length === 0 ? '' : `: ${named.join(', ')}`}`,
  };
}

/** @param code exit code of `npm audit signatures` */
export function readSignatures(code: number, output: string): RegistryAnswer {
  const verified = /(\d+) packages? (?:has|have) (?:a )?verified registry signatures?/.exec(output);
  if (code === 0 && verified !== null) return { kind: 'clean', said: `signatures: ${verified[1] ?? ''} verified` };
  const isForged = /invalid|missing/i.test(output) && !/ENOTFOUND|ECONN|ETIMEDOUT|network/i.test(output);
  return { kind: isForged ? 'fault' : 'unanswered', said: `signatures: ${brief(output)}` };
}

function jsonIn(output: string): unknown {
  try {
    return JSON.parse(output.slice(Math.max(0, output.indexOf('{'))));
  } catch {
    return undefined;
  }
}

function brief(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('npm warn Unknown'));
  return (lines.find((line) => /error|failed|40\d|50\d/i.test(line)) ?? lines[0] ?? 'no answer').slice(0, 160);
}
