/** The call that has a page of a list fetched (LST-7). */
import { z } from 'zod';
import { declarationOf, listCalls, type ListName } from '../../domain/calls/lists.ts';
import { fail } from '../../domain/kernel/decision.ts';
import { ListCursor } from '../../domain/lists/listKey.ts';
import type { Lists } from '../lists/lists.ts';
import type { Handlers } from '../serveCalls.ts';

const Name = z.enum(Object.keys(listCalls) as readonly ListName[]);
const Asked = z.record(z.string().max(32), z.union([z.string().max(200), z.number(), z.undefined()]));

export function listHandlers(lists: Lists): Handlers<'readList'> {
  return {
    readList: {
      takes: z.tuple([Name, Asked, ListCursor.nullable()]),
      answer: async (name, asked, after) => {
        const filter = declarationOf(name).filter.safeParse(asked);
        return filter.success
          ? lists.read(name, filter.data, after)
          : fail({ kind: 'unexpected', detail: 'arguments' });
      },
    },
  };
}
