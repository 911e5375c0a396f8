/**
 * What images of topics cost: making one, over the real offer, in this process; and, at the real origin, how long who asks waits, and how often
 * what was made for one serves another.
 */
import { get } from 'node:http';
import { z } from 'zod';
import { createBlockPacker } from '../../server/streams/packBlocks.ts';
import { isOfTopics, Topic } from '../../src/domain/events/topics.ts';
import { followOrigin } from '../origin/followOrigin.ts';
import { markdownTable } from '../report/markdown.ts';
import { brief, median } from '../report/statistics.ts';

const ASKED = ['all', 'sport:6046', 'sport:48242'] as const;
const ROUNDS = 5;
const READERS = 20;
const LIMIT_MS = 30_000;

export interface ImageCost {
  readonly topic: string;
  readonly fixtures: number;
  readonly bytes: number;
  /** Nothing of it made before, ms. */
  readonly firstMs: number;
  /** A second later, with what moved meanwhile, ms. */
  readonly againMs: number;
  /** Of the groups of fixtures, those that a second later had not changed, 0 to 1. */
  readonly unchanged: number;
  /** ms that readers waited, to the frame that names the blocks. */
  readonly waitMs: readonly number[];
  readonly inTurn: Counts;
  /** The same of readers who asked at once. */
  readonly together: Counts;
}

interface Counts {
  readonly asked: number;
  readonly made: number;
}

const Images = z.object({ images: z.object({ asked: z.number(), made: z.number() }) });
const Head = z.object({ epoch: z.string(), heads: z.object({ events: z.number() }) });

export async function imageCosts(
  url: string,
  tokens: readonly string[],
  say: (line: string) => void,
): Promise<readonly ImageCost[]> {
  const followed = await followOrigin(url, () => undefined);
  const health = async () => (await fetch(`${url}/api/health`)).json() as Promise<unknown>;
  const counts = async () => Images.parse(await health()).images;
  const costs: ImageCost[] = [];
  try {
    for (const asked of ASKED) {
      const topics = new Set([Topic.parse(asked)]);
      const fixtures = () => [...followed.offer().fixtures.values()].filter((one) => isOfTopics(topics, one));
      const packed = await packOften(fixtures);
      const waitMs: number[] = [];
      const reader = async (index: number) => {
        const { epoch, heads } = Head.parse(await health());
        waitMs.push(await untilNamed(url, tokens[index] ?? '', asked, `${epoch}.${heads.events}`));
      };
      const counted = async (work: () => Promise<unknown>): Promise<Counts> => {
        const before = await counts();
        await work();
        const after = await counts();
        return { asked: after.asked - before.asked, made: after.made - before.made };
      };
      const inTurn = await counted(async () => {
        for (let index = 0; index < READERS; index += 1) await reader(index);
      });
      const together = await counted(() => Promise.all(Array.from({ length: READERS }, (_, index) => reader(index))));
      costs.push({ topic: asked, fixtures: fixtures().length, ...packed, waitMs, inTurn, together });
      say(`${asked}: made in ${brief(packed.firstMs)} ms, again in ${brief(packed.againMs)} ms, ${packed.bytes} bytes`);
    }
  } finally {
    followed.stop();
  }
  return costs;
}

type Fixtures = Parameters<ReturnType<typeof createBlockPacker>['pack']>[0];

async function packOften(fixtures: () => Fixtures) {
  const first: number[] = [];
  const again: number[] = [];
  let groups = 0;
  let unchanged = 0;
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const packer = createBlockPacker();
    const timed = async () => {
      const began = performance.now();
      const blocks = await packer.pack(fixtures());
      bytes = (blocks ?? []).reduce((sum, block) => sum + block.bytes.length, 0);
      return performance.now() - began;
    };
    first.push(await timed());
    const { packed } = packer.counts();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    again.push(await timed());
    groups += packed;
    unchanged += packer.counts().unchanged;
  }
  return { firstMs: median(first), againMs: median(again), unchanged: unchanged / groups, bytes };
}

/** One who resumes and lacks a topic. @returns ms until its image is named, or is there in frames */
function untilNamed(url: string, token: string, topic: string, cursor: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = get(
      `${url}/api/streams/events?topics=${topic}&behind=${topic}&images=blocks`,
      { headers: { 'x-auth-token': `Bearer ${token}`, 'last-event-id': cursor }, agent: false },
      (answer) => {
        let text = '';
        answer.on('data', (bytes: Buffer) => {
          text = text.slice(-64) + bytes.toString('latin1');
          if (!/event: (?:imageBlocks|imageEnd)/.test(text)) return;
          resolve(performance.now() - began);
          asked.destroy();
        });
      },
    );
    asked.setTimeout(LIMIT_MS, () => asked.destroy(new Error('no image in time')));
    asked.on('error', reject);
  });
}

/** @returns Markdown */
export function imagesTable(costs: readonly ImageCost[]): string {
  return markdownTable({
    title: 'Images',
    head: [
      'image of',
      'fixtures',
      'KB in blocks',
      'made from nothing',
      'made again a second later',
      'groups unchanged by then',
      'readers waited: median',
      'longest',
      `made for ${READERS} who asked in turn`,
      `for ${READERS} at once`,
    ],
    rows: costs.map(({ topic, fixtures, bytes, firstMs, againMs, unchanged, waitMs, inTurn, together }) => [
      topic,
      brief(fixtures),
      brief(bytes / 1_000),
      `${brief(firstMs)} ms`,
      `${brief(againMs)} ms`,
      `${Math.round(100 * unchanged)} %`,
      `${brief(median(waitMs))} ms`,
      `${brief(Math.max(...waitMs))} ms`,
      String(inTurn.made),
      String(together.made),
    ]),
  });
}
