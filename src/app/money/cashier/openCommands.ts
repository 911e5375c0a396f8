/** Whether a command is under way in any tab: then nothing is said a second time. */
import { OPEN_STANDINGS, type CommandState } from '../../../domain/commands/commandState.ts';

export const isUnderWay = ({ standing }: CommandState): boolean => OPEN_STANDINGS.some((open) => open === standing);

export const isOpen = (states: readonly CommandState[]): boolean => states.some(isUnderWay);
