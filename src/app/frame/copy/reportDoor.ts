/** The word of whatever opens a report. */
export const reportDoor = '문제 신고';
