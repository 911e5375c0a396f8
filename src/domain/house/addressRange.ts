/** Addresses of the network as operators write them: one, or a range of them (`203.0.113.0/24`, `2001:db8::/32`). */
import { z } from 'zod';

const FORMS = [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()] as const;
const MOST_LETTERS = 49;

export const AddressRange = z
  .string()
  .max(MOST_LETTERS)
  .refine((text) => FORMS.some((form) => form.safeParse(text).success));
