/** A wire whose workers have a script of line faults before them (FLT-4): the testers' own code, switched at the script's times. */
import { LINE_FAULTS, type FaultScript } from '../../../src/domain/faults/faultScript.ts';
import { createFaultyLine, type FaultyLine } from '../../../src/worker/faults/faultyLine.ts';
import { seededDice } from '../../../src/worker/faults/seededDice.ts';
import type { Agenda } from './agenda.ts';
import type { Wire } from './wire.ts';

/** A script begins once streams are open, as those did that a tester pressed switches of, ms. */
export const SCRIPT_BEGINS_MS = 5_000;

export interface ScriptedWire {
  readonly wire: Wire;
  /** Nothing is switched on from here on. */
  heal(): void;
}

export function scriptedWire(
  wire: Wire,
  script: FaultScript,
  agenda: Agenda,
  trace: (what: string) => void,
): ScriptedWire {
  const lines = new Set<FaultyLine>();
  const on = new Map(LINE_FAULTS.map((fault) => [fault, false]));
  let isOver = false;
  for (const { at, fault, isOn } of script.acts) {
    agenda.after(SCRIPT_BEGINS_MS + at, () => {
      if (isOver) return;
      trace(`fault ${fault} ${isOn ? 'on' : 'off'}`);
      on.set(fault, isOn);
      for (const line of lines) line.switchTo(fault, isOn);
    });
  }
  return {
    wire: {
      plug(isDead, build) {
        const network = wire.plug(isDead, build);
        const line = createFaultyLine({ fetch: network.fetch, clock: agenda, randomness: seededDice(script.seed) });
        for (const [fault, isOn] of on) line.switchTo(fault, isOn);
        lines.add(line);
        return {
          fetch: line.fetch,
          unplug: () => {
            lines.delete(line);
            network.unplug();
          },
        };
      },
      get connections() {
        return wire.connections;
      },
      get isWide() {
        return wire.isWide;
      },
      widen: () => wire.widen(),
      interrupt: (ms) => wire.interrupt(ms),
    },
    heal() {
      isOver = true;
      for (const fault of LINE_FAULTS) {
        on.set(fault, false);
        for (const line of lines) line.switchTo(fault, false);
      }
    },
  };
}
