import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openPublishingStore, openShellBuilds } from '@hotdrop/shared-host/store';
import type { Outcome, Tools } from '../tools.ts';
import { UsageError } from '../usage-error.ts';

/** Stores the shell's server build, which then tries candidates. */
export async function storeShell(tools: Tools): Promise<Outcome> {
  const dir = path.join(tools.root, 'shell', 'dist', 'node');
  if (!existsSync(path.join(dir, 'web-files.json'))) {
    throw new UsageError('The shell is not built. Run `node tools/build/main.ts shell`, or `npm start`.');
  }
  const { version }: { version: string } = JSON.parse(
    await readFile(path.join(tools.root, 'shell', 'package.json'), 'utf8'),
  );
  const builds = openShellBuilds(tools.store);
  const stored = await builds.add(dir, version);
  const [, before] = await builds.list();
  await openPublishingStore(tools.store).writeIndex();
  const summary = `The shell ${stored} is stored: areas are tried in it before they are published${before ? `, and in ${before}` : ''}.`;
  return { summary, facts: { version: stored, before } };
}
