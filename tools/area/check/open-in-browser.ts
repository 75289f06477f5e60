import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, type ConsoleMessage, chromium } from 'playwright-core';
import { readBuildFile, runWebpack } from '../../build/build.ts';
import { startStandaloneServer } from '../../dev/dev-server.ts';
import { findInstalledBrowser } from '../../start/find-browser.ts';
import { freePort } from '../../start/ports.ts';
import { areaFolder } from '../repository.ts';

interface Opened {
  readonly root: string;
  readonly area: string;
  /** Addresses below the base path. */
  readonly pages: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}

/**
 * Opens an area's smoke pages in a browser of this machine, alone and with the answers of its `src/dev.tsx`, and lists
 * the errors. Says why if it cannot open them.
 */
export async function browserProblems({ root, area, pages, env, say }: Opened): Promise<string[]> {
  const dir = areaFolder(root, area);
  const skip = (reason: string) => {
    say(`${area}: its pages were not opened in a browser, because ${reason}`);
    return [];
  };
  if (!existsSync(path.join(dir, 'src', 'dev.tsx'))) return skip('src/dev.tsx does not exist');
  const found = findInstalledBrowser(env);
  if (!found) return skip('this machine has no Chromium or Chrome; set BROWSER_PATH to use another browser');

  const webDir = path.join(root, '.cache', 'opened', area);
  await buildAlone(dir, webDir);
  const port = await freePort();
  const server = await startStandaloneServer({ area, dir, webDir, port });
  const { executablePath, args, source } = found;
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext();
    const problems: string[] = [];
    for (const page of pages) problems.push(...(await openPage(context, port, page)));
    if (!problems.length) say(`${area}: its pages open in the browser of ${source}`);
    return problems;
  } finally {
    await browser.close();
    server.stop();
    await rm(webDir, { recursive: true, force: true });
  }
}

/** Builds what `hotdrop-area dev` shows. `dist` keeps the build that is checked. */
async function buildAlone(dir: string, webDir: string): Promise<void> {
  const [web] = await readBuildFile(dir, { alone: true });
  if (web) await runWebpack([{ ...web, output: { ...web.output, path: webDir } }]);
}

const timeout = 30_000;

async function openPage(context: BrowserContext, port: number, address: string): Promise<string[]> {
  const page = await context.newPage();
  const errors: (string | Promise<string>)[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => void (message.type() === 'error' && errors.push(readMessage(message))));
  try {
    await page.goto(`http://127.0.0.1:${port}/pubg/${address}`, { timeout });
    await page.locator('main :is(h1, h2)').first().waitFor({ timeout });
  } catch {
    errors.push(`no heading was visible after ${timeout / 1000} s`);
  }
  const first = await errors[0];
  await page.close();
  return first === undefined ? [] : [`the page ${address} fails in a browser: ${first.split('\n')[0]}`];
}

/** React's messages begin with a format, and the error follows. */
async function readMessage(message: ConsoleMessage): Promise<string> {
  const values = message
    .args()
    .map((arg) => arg.evaluate((value) => (value instanceof Error ? value.message : String(value))));
  const texts = await Promise.all(values).catch(() => []);
  return texts.find((text) => !text.includes('%')) ?? message.text();
}
