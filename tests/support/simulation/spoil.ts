/** What a bad network does to the frames of a stream, one by one: loses, doubles, swaps, cuts and garbles them. */
import type { Dice } from './dice.ts';
import type { Faults } from './faults.ts';

/** An event, or a word on events that were left out. */
export interface SentEvent {
  readonly epoch: string;
  readonly offset: number;
  readonly name: string;
  /** JSON text. */
  readonly data: string;
  /** Text of an event at another offset of the same log. */
  textAt(offset: number): string | undefined;
}

/** A frame as it comes out, and what else befalls the connection at it. */
export interface Spoiled {
  readonly text: string;
  readonly next?: 'cut' | 'stuck' | 'bomb';
  readonly events: number;
}

export interface SpoilDeps {
  readonly dice: Dice;
  readonly faults: Faults;
  /** Offsets that were garbled before: a second delivery of them is whole. */
  readonly garbled: Set<string>;
}

export const frame = (name: string, data: string, id?: string) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`;

/** @param isMoved whether a message is one that may change places */
export function swapped<Message>(
  messages: readonly Message[],
  { dice, faults }: SpoilDeps,
  isMoved: (message: Message) => boolean = () => true,
): readonly Message[] {
  const order = [...messages];
  for (let index = 1; index < order.length; index += 1) {
    const [before, after] = [order[index - 1], order[index]];
    if (!dice.chance(faults.swapped) || before === undefined || after === undefined) continue;
    if (isMoved(before) && isMoved(after)) order.splice(index - 1, 2, after, before);
  }
  return order;
}

/** @param honest the frame as it was written */
export function spoiled(event: SentEvent, honest: string, { dice, faults, garbled }: SpoilDeps): Spoiled {
  const { epoch, offset, name, data } = event;
  const id = `${epoch}.${offset}`;
  const isEvent = name === 'event';
  if (dice.chance(faults.cut)) return { text: '', next: 'cut', events: 0 };
  if (dice.chance(faults.halfOpen)) return { text: '', next: 'stuck', events: 0 };
  if (dice.chance(faults.cutInFrame))
    return { text: honest.slice(0, dice.below(honest.length)), next: 'cut', events: 0 };
  if (dice.chance(faults.dropped)) return { text: '', events: 0 };
  if (dice.chance(faults.doubled)) return { text: honest + honest, events: 2 };
  if (dice.chance(faults.otherEpoch)) {
    // The same offset of another log is another event.
    const other = event.textAt(dice.between(1, offset)) ?? data;
    return { text: frame(name, isEvent ? other : data, `other.${offset}`), events: 1 };
  }
  if (dice.chance(faults.garbledOnce) && !garbled.has(id)) {
    garbled.add(id);
    return { text: frame(name, data.replace('"data":{', '"data":{"of":[],"').slice(0, -2), id), events: 1 };
  }
  if (isEvent && dice.chance(faults.oversized) && !garbled.has(id)) {
    garbled.add(id);
    return { text: `id: ${id}\nevent: event\ndata: `, next: 'bomb', events: 1 };
  }
  return { text: honest, events: 1 };
}
