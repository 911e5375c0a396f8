/** Every command of a member, by the name that screens say (rules CMD). A row here has a call, a function that does it at the origin, and nothing else. */
import { z } from 'zod';
import {
  cancelRequestCall,
  depositTetherCall,
  requestChargeCall,
  requestExchangeCall,
  withdrawTetherCall,
} from './cashier.ts';
import type { CommandCall, CommandRefusal, CommonReason } from '../commands/memberCommand.ts';
import { claimQuestCall, stampCall } from './days.ts';
import {
  acknowledgeCheckCall,
  changeLimitCall,
  confirmLimitCall,
  coolOffCall,
  excludeCall,
  setCheckCall,
} from './limits.ts';
import { readArticlesCall } from './articles.ts';
import { askCalculationCall } from './calculations.ts';
import { registerCouponCall, useCouponCall } from './coupons.ts';
import { playHouseCall } from './houseGames.ts';
import { convertPointsCall } from './points.ts';
import { exportStatementCall } from './statements.ts';
import { askFurtherCall, askHouseCall, closeInquiryCall } from './inquiries.ts';
import { tidyLettersCall } from './letters.ts';
import {
  deleteSpokenCall,
  editPostCall,
  reportSpokenCall,
  viewPostCall,
  writeCommentCall,
  writePostCall,
} from './posts.ts';

export const commandCalls = {
  exportStatement: exportStatementCall,
  useCoupon: useCouponCall,
  registerCoupon: registerCouponCall,
  askCalculation: askCalculationCall,
  askHouse: askHouseCall,
  askFurther: askFurtherCall,
  closeInquiry: closeInquiryCall,
  writePost: writePostCall,
  editPost: editPostCall,
  writeComment: writeCommentCall,
  deleteSpoken: deleteSpokenCall,
  reportSpoken: reportSpokenCall,
  viewPost: viewPostCall,
  tidyLetters: tidyLettersCall,
  readArticles: readArticlesCall,
  convertPoints: convertPointsCall,
  changeLimit: changeLimitCall,
  confirmLimit: confirmLimitCall,
  coolOff: coolOffCall,
  exclude: excludeCall,
  setCheck: setCheckCall,
  acknowledgeCheck: acknowledgeCheckCall,
  requestCharge: requestChargeCall,
  requestExchange: requestExchangeCall,
  cancelRequest: cancelRequestCall,
  depositTether: depositTetherCall,
  withdrawTether: withdrawTetherCall,
  stamp: stampCall,
  claimQuest: claimQuestCall,
  playHouse: playHouseCall,
} as const;

type Commands = typeof commandCalls;
export type CommandName = keyof Commands;
export const CommandName = z.enum(Object.keys(commandCalls) as readonly CommandName[]);
/** What is said with a command. */
export type GivenOf<Name extends CommandName> = z.input<Commands[Name]['body']>;
/** What a command came to. */
export type DoneOf<Name extends CommandName> = z.output<Commands[Name]['answer']>;
/** Why a command was refused. */
export type RefusalOf<Name extends CommandName> = CommandRefusal<
  Commands[Name]['command']['reasons'][number] | CommonReason
>;

/** By name, for whoever does not know which. */
export const commandCallOf = (name: CommandName): CommandCall => commandCalls[name];
