/**
 * The settings a session needs (§9): limits of the levels, minutes until logout. Defaults hold for what cannot be read at login; it is
 * asked for again until it is known, at growing intervals (SES-R3).
 */
import { storeSettings } from '../../db/records/sessions.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import { autoLogoutCall, levelsCall } from '../../domain/calls/house.ts';
import type { LevelSetting } from '../../domain/session/limits.ts';
import { readAs } from '../http/answer.ts';
import type { OriginClient } from '../http/originClient.ts';
import type { Credentials } from '../http/request.ts';
import { pause, type Clock } from '../ports/clock.ts';
import type { SignedIn } from './currentCredentials.ts';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/** `undefined` for what could not be read. */
export interface SessionSettings {
  readonly levels: LevelSetting[] | undefined;
  readonly autoLogoutMin: number | undefined;
}

/** `undefined` for what the origin did not tell: a default holds until it does (SES-R3). */
export async function askForSettings(
  client: OriginClient,
  credentials: Credentials,
  timeoutMs?: number,
): Promise<SessionSettings> {
  const asking = { credentials, ...(timeoutMs === undefined ? {} : { timeoutMs }) };
  const [levels, autoLogout] = await Promise.all([client.ask(levelsCall, asking), client.ask(autoLogoutCall, asking)]);
  const known = { levels: readAs(levels, levelsCall.answer), minutes: readAs(autoLogout, autoLogoutCall.answer) };
  return {
    levels: known.levels.ok ? known.levels.value : undefined,
    autoLogoutMin: known.minutes.ok ? known.minutes.value.autoLogoutMin : undefined,
  };
}

export interface SettingsDeps {
  readonly db: HanpanDatabase;
  readonly client: OriginClient;
  readonly clock: Clock;
}

/** Asks for what login could not read until it is known or `signal` is aborted. Does not reject. */
export async function fetchMissingSettings(
  { db, client, clock }: SettingsDeps,
  { credentials, theirs }: SignedIn,
  signal: AbortSignal,
): Promise<void> {
  for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    const rows = await theirs.settings.bulkGet(['levels', 'autoLogoutMin']).catch(() => []);
    if (rows.length > 0 && rows.every((row) => row !== undefined)) return;
    await pause(clock, wait, signal);
    if (signal.aborted) return;
    const settings = await askForSettings(client, credentials);
    await storeSettings(db, credentials.sessionId, settings).catch(() => undefined);
  }
}
