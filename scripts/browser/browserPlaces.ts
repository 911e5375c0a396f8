/** Where a Chromium may already be: Playwright's own, the names on PATH, the usual places of macOS and Windows. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

/** Without windows, menus and an address bar, as Playwright's own is. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS_FILES = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];
const WINDOWS_ROOTS = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'];

/** Existing files in the order they should be tried. */
export function installedBrowsers(): readonly string[] {
  return [...new Set([playwrightBrowser(), ...onPath(NAMES), ...ofSystem()])].filter((file) => existsSync(file));
}

/** The same of those that have no windows. */
export function installedHeadlessBrowsers(): readonly string[] {
  return onPath(HEADLESS_NAMES).filter((file) => existsSync(file));
}

/** Where `playwright install chromium` puts it, whether or not it is there. */
export function playwrightBrowser(): string {
  return chromium.executablePath();
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

function ofSystem(): string[] {
  if (process.platform === 'darwin') return MAC_APPS.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  if (process.platform !== 'win32') return [];
  const roots = WINDOWS_ROOTS.map((name) => process.env[name]).filter((root) => root !== undefined);
  return roots.flatMap((root) => WINDOWS_FILES.map((file) => path.win32.join(root, file)));
}
