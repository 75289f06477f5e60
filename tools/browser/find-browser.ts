import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

export interface Browser {
  readonly executablePath: string;
  readonly args: string[];
  /** Where it was found, for messages. */
  readonly source: string;
}

/** Finds the first Chromium of this machine. Downloads none. */
export function findInstalledBrowser(env: NodeJS.ProcessEnv): Browser | undefined {
  const found = named(env) ?? installed(env) ?? playwrightsOwn();
  return found && { ...found, args: browserArgs(env) };
}

type Found = Omit<Browser, 'args'>;

const variables = ['BROWSER_PATH', 'CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];

function named(env: NodeJS.ProcessEnv): Found | undefined {
  const variable = variables.find((name) => env[name]);
  const executablePath = variable && env[variable];
  if (!executablePath) return undefined;
  if (!isExecutable(executablePath)) {
    throw new Error(`${variable} names ${executablePath}, which is no program. Correct it, or unset it.`);
  }
  return { executablePath, source: variable };
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
];

function installed(env: NodeJS.ProcessEnv): Found | undefined {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const windows = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, 'Google/Chrome/Application/chrome.exe'));
  const places = [...folders.flatMap((folder) => commands.map((name) => path.join(folder, name)))];
  const executablePath = [...places, ...applications, ...windows].find(isExecutable);
  return executablePath ? { executablePath, source: 'this machine' } : undefined;
}

function playwrightsOwn(): Found | undefined {
  const executablePath = chromium.executablePath();
  return executablePath && existsSync(executablePath) ? { executablePath, source: 'Playwright' } : undefined;
}

/** Arguments for a test's browser on this machine. */
export const browserArgs = (env: NodeJS.ProcessEnv): string[] => [
  ...quiet,
  ...(needsNoSandbox(env) ? ['--no-sandbox'] : []),
];

/** Disables background traffic and first-run pages. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Chromium has no sandbox for root, and most containers do not allow it. */
const needsNoSandbox = (env: NodeJS.ProcessEnv) => process.getuid?.() === 0 || Boolean(env.CI);

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
