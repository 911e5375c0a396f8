/** Which row another page asked to open, out of what the router carries. */
import { z } from 'zod';

const Opened = z.object({ open: z.string() });

export const openedKey = (state: unknown): string | undefined => Opened.safeParse(state).data?.open;
