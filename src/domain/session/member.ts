/** The signed-in member as the origin describes them (§3). The password is never part of it. */
import { z } from 'zod';
import { MemberId } from '../kernel/ids.ts';
import { Won } from '../kernel/money.ts';
import { Position } from '../kernel/position.ts';

export const Member = z.object({
  id: MemberId,
  userId: z.string().min(1).max(40),
  nickname: z.string().max(40),
  level: z.number().int().min(1).max(99),
  /** Won available to bet. */
  emoney: Won,
  point: z.number().int().min(0),
  /** 0 member, 1 administrator, 2 partner. */
  type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  role: z.number().int(),
  withdrawalType: z.number().int(),
  /** 22 restricted; 36, 37, 38 cap total odds; 0 none. */
  tendency: z.number().int(),
  unreadCount: z.number().int().min(0),
  /** Epoch ms of the last change of this record: for people. Clocks are set back, so nothing is ordered by it (SYN-12). */
  updatedAt: z.number().int(),
  /** Where their stream stands that balance, points and unread letters are of: of two records the later one is newer. */
  position: Position,
  /** Grows with every change of what the stream does not tell: nickname, level, type, limits. */
  revision: z.number().int().min(0),
});
export type Member = z.infer<typeof Member>;

/** The type that may do what the house does, and enters while the site is under maintenance (SES-08, SES-10). */
export const ADMINISTRATOR: Member['type'] = 1;
/** The type that may settle with the house (CLC-1), and sees the members below. */
export const PARTNER: Member['type'] = 2;
/** The role of those who work at a desk: the site leads an administrator with it to theirs (SES-08). */
export const DESK_ROLE = 10;

/** A browser's mark: random letters of its own making, which say nothing of it but that it is the same (MBR-6). */
export const DeviceMark = z.string().regex(/^[0-9a-f]{32}$/);

export const LoginRequest = z.object({
  userId: z.string().trim().min(1).max(40),
  password: z.string().min(1).max(200),
  /** Of the browser; pages of before, and browsers that keep nothing, have none. */
  device: DeviceMark.optional(),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

/** The end of a login: a session's token. */
export const LoginResponse = z.object({ token: z.string().min(22).max(200) });

/** Body of every refusal and failure that is not an array of changed odds. */
export const MessageBody = z.object({ message: z.string().max(500) });
export type MessageBody = z.infer<typeof MessageBody>;
