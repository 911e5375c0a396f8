/** A new member: their record, their play money through the ledger, and the house's letter of welcome. */
import type { Member } from '../../src/domain/session/member.ts';
import { nicknameKey } from '../../src/domain/session/nickname.ts';
import { fundingTransfer, pointsTransfer, withoutEmpty } from '../../src/domain/wallet/ledger.ts';
import { houseNotices } from '../house/copy/houseNotices.ts';
import { sendMessage } from '../notices/messages.ts';
import { namelessId } from './namelessId.ts';
import type { Work } from '../store/store.ts';
import { postTransfers } from '../wallet/postTransfers.ts';

/** Hashes alone; what was typed is nowhere. */
export interface Secrets {
  readonly passwordHash: string;
  readonly pinHash: string;
}

type Named = Pick<Member, 'id' | 'userId' | 'nickname' | 'level' | 'point' | 'type' | 'role' | 'tendency'>;

/** A member to be, before they have an id in the ledger. */
export interface NewMember extends Named, Secrets {
  readonly phone: string;
  readonly recommender: string | null;
  /** Play money at the start, won. */
  readonly funding: number;
}

/** @param now epoch ms */
export async function addMember(tx: Work, member: NewMember, now: number): Promise<void> {
  const { id } = member;
  await tx
    .insertInto('members')
    .values({
      id,
      user_id: member.userId,
      password_hash: member.passwordHash,
      nickname: member.nickname,
      nickname_key: nicknameKey(member.nickname),
      level: member.level,
      point: member.point,
      type: member.type,
      role: member.role,
      withdrawal_type: 0,
      tendency: member.tendency,
      updated_at: now,
      phone: member.phone,
      pin_hash: member.pinHash,
      recommender: member.recommender,
      joined_at: now,
    })
    .execute();
  await postTransfers(tx, withoutEmpty([fundingTransfer(id, member.funding), pointsTransfer(id, member.point)]), now);
  const { welcomeTitle: title, welcome: contents } = houseNotices;
  // Read already: an unread letter sends its member to the letters before anything else (SES-11).
  await sendMessage(tx, id, { id: namelessId('welcome', id), title, contents, readAt: now }, now);
}
