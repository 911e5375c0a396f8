/**
 * Faults that a tester switches on between the origin and a worker (rules FLT), and the script that they leave: what was switched when. The
 * same script does the same to a simulated line, so that what was seen once is replayed with every test run.
 */
import { z } from 'zod';

/**
 * `delay`: everything comes {@link DELAY_MS} later. `cut`: nothing comes and nothing can be asked. `drop`: of frames one in a hundred is lost. `double`: one in ten
 * comes twice. `stale`: the origin says that both parts of the feed are down.
 */
export const LINE_FAULTS = ['delay', 'cut', 'drop', 'double', 'stale'] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

export const DELAY_MS = 300;
/** Of frames. */
export const DROPPED_SHARE = 0.01;
export const DOUBLED_SHARE = 0.1;

/** One switch pressed. @remarks `at` is ms since the script began */
export const FaultAct = z.object({
  at: z.number().int().min(0),
  fault: z.enum(LINE_FAULTS),
  isOn: z.boolean(),
});
export type FaultAct = z.infer<typeof FaultAct>;

/** Switches pressed that are kept; the oldest go. */
export const MOST_ACTS = 500;
/** Longest script, ms: a simulation of it is over in a minute. */
export const LONGEST_MS = 15 * 60_000;

/** A file of its own (`*.json`), and an entry of the simulation's regressions. */
export const FaultScript = z.object({
  hanpanFaults: z.literal(1),
  build: z.string().max(100),
  /** Of the dice by which frames are lost and doubled. */
  seed: z.number().int().min(0).max(0xffff_ffff),
  /** Ms from its beginning to when it was saved. */
  lasts: z.number().int().min(0).max(LONGEST_MS),
  /** What somebody saw, in their words. */
  found: z.string().max(500),
  acts: z.array(FaultAct).max(MOST_ACTS),
});
export type FaultScript = z.infer<typeof FaultScript>;

/** What a tab says to whoever makes the faults. */
export const FaultAsk = z.discriminatedUnion('say', [
  z.object({ say: z.literal('look') }),
  z.object({ say: z.literal('switch'), fault: z.enum(LINE_FAULTS), isOn: z.boolean() }),
]);
export type FaultAsk = z.infer<typeof FaultAsk>;

/** How the faults stand, told after each question to every tab. */
export const FaultStanding = z.object({
  say: z.literal('standing'),
  on: z.array(z.enum(LINE_FAULTS)),
  script: FaultScript,
});
export type FaultStanding = z.infer<typeof FaultStanding>;

/** Between tabs and the worker of a build for testers. */
export const FAULT_CHANNEL = 'hanpan-faults';
