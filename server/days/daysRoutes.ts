/** What days bring (COM-03): attendance, quests, tournaments, friends; and what the house pays by itself. */
import type { AnswerCommand } from '../commands/answerCommands.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { attendanceRoutes } from './attendance.ts';
import type { DaysParts } from './daysParts.ts';
import { friendRoutes } from './friends.ts';
import { questRoutes } from './quests.ts';
import { tournamentRoutes } from './tournaments.ts';

export function daysRoutes(answer: AnswerCall, command: AnswerCommand, parts: DaysParts): void {
  attendanceRoutes(answer, command, parts);
  questRoutes(answer, command, parts);
  tournamentRoutes(answer, parts);
  friendRoutes(answer, parts);
}
