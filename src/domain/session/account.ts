/** What a visitor or member tells about themselves: sign-up, the recommender, a lost password, changes (SES-12, SES-13). */
import { z } from 'zod';
import { Nickname } from './nickname.ts';

/** Letters and digits, as it is typed at every login. */
export const NewUserId = z.string().regex(/^[a-z][a-z0-9]{3,19}$/);
/** 8 to 64 characters of any kind: what makes a poor one is judged by the origin (ENT-6). */
export const NewPassword = z.string().min(8).max(64);
/** Digits only, as dialled. */
export const Phone = z.string().regex(/^01\d{8,9}$/);
/** Asked for again when the password is lost. */
export const Pin = z.string().regex(/^\d{6,8}$/);
export const RecommenderCode = z.string().trim().min(1).max(40);

export const RecommenderRequest = z.object({ code: RecommenderCode });

/** Who vouches for a new member. */
export const Recommender = z.object({ code: RecommenderCode, nickname: z.string().max(40) });
export type Recommender = z.infer<typeof Recommender>;

export const SignUpRequest = z.object({
  recommender: RecommenderCode,
  userId: NewUserId,
  nickname: Nickname,
  password: NewPassword,
  phone: Phone,
  pin: Pin,
});
export type SignUpRequest = z.infer<typeof SignUpRequest>;

/** Proves who lost a password; answered with a ticket that sets a new one once within ten minutes. */
export const FindPasswordRequest = z.object({ userId: z.string().trim().min(1).max(40), phone: Phone, pin: Pin });
export type FindPasswordRequest = z.infer<typeof FindPasswordRequest>;

/** Sets a new password: with the ticket of a lost one, or with the current one while signed in. */
export const ChangePasswordRequest = z.union([
  z.object({ ticket: z.string().min(22).max(200), newPassword: NewPassword }),
  z.object({ currentPassword: z.string().min(1).max(200), newPassword: NewPassword }),
]);
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

/** Sets a new PIN, by whoever knows the password of the session. */
export const ChangePinRequest = z.object({ currentPassword: z.string().min(1).max(200), pin: Pin });
export type ChangePinRequest = z.infer<typeof ChangePinRequest>;

/** `/member`: what a member may change of their record. */
export const MemberEdit = z.object({ nickname: Nickname });
export type MemberEdit = z.infer<typeof MemberEdit>;

/** How the origin refuses a form: `message` is shown as is, `field` names the one it is about. */
export const AccountRefusal = z.object({
  message: z.string().max(500),
  reason: z.string().max(40),
  field: z.string().max(40).nullable().default(null),
});
export type AccountRefusal = z.infer<typeof AccountRefusal>;
