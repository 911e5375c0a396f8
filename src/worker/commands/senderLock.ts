/** The Web Lock held while a member's bet is between the read of its slip and its answer; a worker that dies lets go of it. */
export const senderLock = (memberId: string) => `hanpan-bet-sender-${memberId}`;
