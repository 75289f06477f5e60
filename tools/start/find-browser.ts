import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

export interface Browser {
  readonly executablePath: string;
  readonly args: string[];
  /** Where it was found, for messages. */
  readonly source: string;
}

/** The first is the same browser without windows, which needs half the time for a page. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/** Finds the Chromium that `BROWSER_PATH` names, or the first of this machine. Downloads none. */
export function findInstalledBrowser(env: NodeJS.ProcessEnv): Browser | undefined {
  const args = browserArgs(env);
  if (env.BROWSER_PATH) {
    if (isExecutable(env.BROWSER_PATH)) {
      return { executablePath: env.BROWSER_PATH, args, source: 'BROWSER_PATH' };
    }
    throw new Error(`BROWSER_PATH names ${env.BROWSER_PATH}, which is no program. Correct it, or unset it.`);
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const places = [
    ...folders.flatMap((folder) => commands.map((name) => path.join(folder, name))),
    ...applications,
    chromium.executablePath(),
  ];
  const executablePath = places.find((place) => place && isExecutable(place));
  return executablePath ? { executablePath, args, source: 'this machine' } : undefined;
}

/** Arguments for a test's browser: no background traffic, and no first-run pages. */
export const browserArgs = (env: NodeJS.ProcessEnv): string[] => [
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Chromium has no sandbox for root, and most containers do not allow it.
  ...(process.getuid?.() === 0 || env.CI ? ['--no-sandbox'] : []),
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
