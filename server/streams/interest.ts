/** What a connection is asked to be of: `?topics=…&topics=…&behind=…&images=blocks&gather=250&diverged=…` (S-16, S-25, S-28). */
import { z } from 'zod';
import { GATHER_MS } from '../../src/domain/events/line.ts';
import {
  MAX_TOPICS,
  Topics as TopicList,
  isPageTopic,
  type Topic,
  type Topics,
} from '../../src/domain/events/topics.ts';

/** Times for which events can be gathered, ms (S-28). */
export const GATHERED_MS: readonly number[] = Object.values(GATHER_MS).filter((ms) => ms !== undefined);

export interface Interest {
  readonly topics: Topics;
  /** Those of them that the client's state is not up to its cursor in: it is sent an image of them (S-19). */
  readonly behind: Topics;
  /** Whether it takes images in blocks (S-25). */
  readonly inBlocks: boolean;
  /** How long events are gathered for it, ms; 0 for not at all (S-28). */
  readonly gatherMs: number;
  /** How many topics the client has found other than the origin's and not told of yet (S-23). */
  readonly diverged: number;
}

/** One, several, or `''` for none at all. */
const Listed = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === 'string' ? [value] : value).filter((topic) => topic !== ''))
  .pipe(TopicList);
/** Bounded, and nothing to refuse a stream for. */
const Count = z.coerce.number().int().min(0).max(MAX_TOPICS).catch(0);
/** A form that this origin does not know is asked for in vain: the client is told what it takes anyway. */
const Form = z.literal('blocks').optional().catch(undefined);
/** Any other time is asked for in vain too. */
const Gather = z.enum(GATHERED_MS.map(String)).transform(Number).catch(0);
const Query = z.object({
  topics: Listed.optional(),
  behind: Listed.optional(),
  images: Form,
  gather: Gather.default(0),
  diverged: Count.default(0),
});

/** @returns `undefined` where everything is asked for, as by a client that knows no topics; `unreadable` for what is no topic */
export function readInterest(query: unknown): Interest | undefined | 'unreadable' {
  const read = Query.safeParse(query);
  if (!read.success) return 'unreadable';
  const { topics, behind = [], images, gather: gatherMs, diverged } = read.data;
  if (topics === undefined) return behind.length === 0 ? undefined : 'unreadable';
  const asked: Topics = new Set(topics);
  return behind.every((topic) => asked.has(topic))
    ? { topics: asked, behind: new Set(behind), inBlocks: images === 'blocks', gatherMs, diverged }
    : 'unreadable';
}

/** What the client's state is up to its cursor in. A page is nothing until its image says which games it came to (S-24). */
export function heldOf({ topics, behind }: Interest): Topics {
  return new Set<Topic>([...topics].filter((topic) => !behind.has(topic) && !isPageTopic(topic)));
}
