/** Every call of the origin, and what each noun answers it with: handed by noun, and to each only its own. */
import type { FastifyInstance } from 'fastify';
import { loginCall, loginStepCall } from '../src/domain/calls/session.ts';
import { articleCommands, articleList } from './articles/articleCommands.ts';
import { bettingRoutes } from './betting/bettingRoutes.ts';
import type { BettingDesk } from './betting/bettingDesk.ts';
import { cashierCommands } from './cashier/cashierCommands.ts';
import { cashierRoutes } from './cashier/cashierRoutes.ts';
import type { Clock } from './clock.ts';
import { answerCommands } from './commands/answerCommands.ts';
import { daysRoutes } from './days/daysRoutes.ts';
import { drawRoutes } from './draws/drawRoutes.ts';
import { houseRoutes } from './house/houseRoutes.ts';
import { answerCalls, type Doors } from './http/answerCalls.ts';
import { healthRoute, type HealthParts } from './http/healthRoute.ts';
import { policyReports } from './http/policyReports.ts';
import { limitCommands, limitRoutes } from './limits/limitRoutes.ts';
import { houseGameRoutes } from './lobbies/house/houseGameRoutes.ts';
import { houseGameCommands } from './lobbies/house/playHouse.ts';
import { lobbyRoutes } from './lobbies/lobbyRoutes.ts';
import { walletRoute } from './lobbies/suppliers/walletRoute.ts';
import { inquiryCommands, inquiryList } from './inquiries/inquiryCommands.ts';
import { letterCommands, messageRoutes } from './notices/messageRoutes.ts';
import { createOperatorDoor } from './office/operatorDoor.ts';
import { officeRoutes } from './office/officeRoutes.ts';
import { postCommands, postLists } from './posts/postCommands.ts';
import type { Processes } from './processes.ts';
import type { Randomness } from './randomness.ts';
import { isAnsweredBy } from './roles.ts';
import type { Seals } from './security/seals.ts';
import type { SecurityLog } from './security/securityLog.ts';
import type { Authenticate } from './session/authenticate.ts';
import type { EntranceLimits } from './session/entranceLimits.ts';
import { memberGate } from './session/gate.ts';
import { joinRoutes } from './session/joinRoutes.ts';
import { loginRoute } from './session/loginRoute.ts';
import { loginStepRoute } from './session/loginStepRoute.ts';
import { passwordRoutes } from './session/passwordRoutes.ts';
import { pinRoute } from './session/pinRoute.ts';
import { createPasswordProof } from './session/provePassword.ts';
import type { Passwords } from './session/password.ts';
import { resultRoutes } from './results/resultRoutes.ts';
import { sessionRoutes } from './session/sessionRoutes.ts';
import { sportsRoutes } from './sports/sportsRoutes.ts';
import type { Writer } from './store/groupCommit.ts';
import type { Store } from './store/store.ts';
import { calculationCommands, calculationRoutes } from './wallet/calculations.ts';
import { couponCommands, couponRoutes } from './wallet/coupons.ts';
import { statementCommands, statementFiles } from './wallet/exportStatement.ts';
import { houseChangeRoutes } from './wallet/houseChangeRoutes.ts';
import { pointCommands } from './wallet/convertPoints.ts';
import { statementRoutes } from './wallet/statementRoutes.ts';
import { streamRoutes, type StreamParts } from './streams/streamRoutes.ts';

/** What nearly every noun needs. */
export interface House {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly securityLog: SecurityLog;
}

/** Who may come in, and who has. */
export interface Entrance {
  readonly passwords: Passwords;
  readonly limits: EntranceLimits;
  readonly seals: Seals;
  readonly needsSecondFactor: boolean;
  /** The one door of signed-in members. */
  readonly authenticate: Authenticate;
}

export interface Wagers {
  readonly desk: BettingDesk;
  /** Many commands on one commit. */
  readonly writer: Writer;
  /** Settles what a transaction left over, once it is over. */
  wakeSettler(): void;
  /** Brings letters to many, once the transaction is over that begins one. */
  wakeMailer(): void;
  /** Somebody looks at what is at stake. */
  lookAtRisk(): void;
  /** Has inquiries answered that nobody answers. */
  wakeDemoDesk(): void;
}

type Streaming = Omit<StreamParts, 'store' | 'clock'>;
type Health = Pick<
  HealthParts,
  'offer' | 'build' | 'role' | 'startedAt' | 'isBettingOff' | 'producers' | 'playing' | 'readiness'
> & { readonly counts: Processes['counts'] };

/** @returns registers them all */
export function originCalls(
  house: House,
  entrance: Entrance,
  wagers: Wagers,
  streaming: Streaming,
  health: Health,
): (api: FastifyInstance) => void {
  const { store, clock, randomness, securityLog } = house;
  const { passwords, limits, seals, needsSecondFactor, authenticate } = entrance;
  const { offer, build, role, counts, startedAt, isBettingOff, producers, playing, readiness } = health;
  const { epoch, tailer, hub, log, images, gzipPlaces, maxUnsentBytes, openGzip, onFailure } = streaming;
  return (api) => {
    const operator = createOperatorDoor({ store, clock, securityLog });
    const isHere: Doors['isHere'] = (call) => isAnsweredBy(role, call);
    const doors: Doors = { member: authenticate, operator, isHere };
    const answer = answerCalls(api, doors);
    const entering = { clock, randomness, seals, needsSecondFactor, gate: memberGate };
    loginRoute(answer, loginCall, { store, passwords, limits, securityLog, entering });
    loginStepRoute(answer, loginStepCall, { store, passwords, limits, securityLog, entering });
    const provePassword = createPasswordProof({ store, passwords, limits, securityLog });
    passwordRoutes(answer, { store, clock, randomness, passwords, limits, securityLog, authenticate, provePassword });
    pinRoute(answer, { store, passwords, securityLog, provePassword, authenticate });
    joinRoutes(answer, { store, clock, randomness, passwords, limits, securityLog });
    sessionRoutes(answer, { store, clock, securityLog });
    houseRoutes(answer, { store, offer, clock });
    messageRoutes(answer, { store, clock });
    lobbyRoutes(answer, { store, clock, randomness });
    houseGameRoutes(answer, { store, clock });
    walletRoute(answer, { store, writer: wagers.writer, clock, isMoneyOff: isBettingOff });
    sportsRoutes(answer, { offer, store, clock });
    resultRoutes(answer, { store, clock });
    drawRoutes(answer, { store, clock });
    bettingRoutes(answer, {
      store,
      desk: wagers.desk,
      writer: wagers.writer,
      clock,
      randomness,
      securityLog,
      isBettingOff,
    });
    statementRoutes(answer, { store });
    statementFiles(answer, { store, clock, randomness });
    houseChangeRoutes(answer, store);
    couponRoutes(answer, store);
    calculationRoutes(answer, store);
    const command = answerCommands(answer, { writer: wagers.writer, clock, securityLog, isMoneyOff: isBettingOff });
    pointCommands(command);
    statementCommands(command, { randomness });
    couponCommands(command);
    calculationCommands(command);
    letterCommands(command);
    articleList(answer, store);
    articleCommands(command);
    inquiryList(answer, store);
    inquiryCommands(command, randomness, wagers.wakeDemoDesk);
    postLists(answer, store);
    postCommands(command, randomness);
    limitRoutes(answer, { store, clock });
    limitCommands(command);
    cashierRoutes(answer, { store, clock, randomness });
    cashierCommands(command, { randomness, provePassword, isDemo: !needsSecondFactor });
    daysRoutes(answer, command, { store, clock });
    houseGameCommands(command);
    const written = { maxUnsentBytes, openGzip, onFailure };
    streamRoutes(answer, { store, clock, tailer, hub, log, images, gzipPlaces, epoch, ...written });
    const standing = { build, role, startedAt, isBettingOff, producers, playing, readiness };
    healthRoute(answer, { store, clock, tailer, hub, gzipPlaces, log, images, offer, epoch, ...standing });
    const officeDoor = { passwords, limits, seals, isDemo: !needsSecondFactor, isMoneyOff: isBettingOff };
    const running = () => ({ producers: producers(), open: counts() });
    const risk = { offer, look: () => wagers.lookAtRisk() };
    const wakes = { wakeSettler: () => wagers.wakeSettler(), wakeMailer: () => wagers.wakeMailer() };
    officeRoutes(answer, { ...house, ...officeDoor, running, risk, ...wakes });
    policyReports(api, doors, { securityLog, clock });
  };
}
