/** Notes that a member's record is another than their browser has (SES-05). */
import { prepare } from '../store/prepare.ts';

/** `at`: epoch ms. */
export const touchMember = prepare((given: { readonly memberId: string; readonly at: number }, database) =>
  database.updateTable('members').set({ updated_at: given.at }).where('id', '=', given.memberId),
);
