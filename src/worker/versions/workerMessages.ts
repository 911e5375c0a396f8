/** What workers of one browser say to each other over the channel. Carries no data of a member; what does not parse is ignored. */
import { z } from 'zod';
import { parseJson } from '../../domain/kernel/json.ts';
import type { Channel } from '../ports/channel.ts';
import { Identity } from './identity.ts';

const WorkerMessage = z.discriminatedUnion('say', [
  /** Try every connection now. */
  z.object({ say: z.literal('wake') }),
  /** Who leads? Is the leader alive? */
  z.object({ say: z.literal('ping'), from: Identity }),
  /** I lead. */
  z.object({ say: z.literal('leading'), from: Identity }),
  /** I am of newer code than `target`, which leads: hand over. */
  z.object({ say: z.literal('retire'), from: Identity, target: Identity }),
]);
export type WorkerMessage = z.infer<typeof WorkerMessage>;

/** Nothing of a member goes over it: any page of this origin could listen. */
export interface WorkerMessages {
  say(message: WorkerMessage): void;
  listen(listener: (message: WorkerMessage) => void): void;
}

export function workerMessages(channel: Channel): WorkerMessages {
  return {
    say: (message) => {
      channel.post(JSON.stringify(message));
    },
    listen: (listener) => {
      channel.listen((text) => {
        const json = typeof text === 'string' ? parseJson(text) : undefined;
        const parsed = json?.ok === true ? WorkerMessage.safeParse(json.value) : undefined;
        if (parsed?.success === true) listener(parsed.data);
      });
    },
  };
}
