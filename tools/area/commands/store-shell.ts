import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  openPublishingStore,
  openShellBuilds,
  type PublishingStore,
  writeSiteDescription,
} from '@hotdrop/shared-host/store';
import { listLinks, listSlots } from '../site.ts';
import { type Outcome, type Tools, UsageError } from '../tools.ts';
import { findSigningKey } from './keys.ts';

/** Stores the shell's server build, which then tries candidates, and the description of its site. */
export async function storeShell(name: string | undefined, tools: Tools): Promise<Outcome> {
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
  const store = openPublishingStore(tools.store);
  await store.writeIndex();
  const site = await tools.describeSite();
  const areas = await listManifests(store, await store.list());
  // Areas of this work tree that are still to be published.
  const isMissing = ({ area }: { readonly area?: string | undefined }) =>
    !areas.some(({ id }) => id === area);
  const description = {
    ...site,
    name: name ?? site.name,
    routes: [
      ...site.routes,
      ...areas.map(({ id: area, owner, routes }) => ({ area, owner, patterns: routes })),
    ],
    slots: [...site.slots.filter(isMissing), ...listSlots(areas)],
    links: [...site.links.filter(isMissing), ...listLinks(areas)],
    shell: stored,
  };
  await writeSiteDescription(tools.store, description, await findSigningKey('SITE_SIGNING_KEY', tools));
  const summary = `The shell ${stored} is stored. Areas are tried in it${before ? ` and in ${before}` : ''} before they are published.`;
  return { summary, facts: { version: stored, before } };
}

/** Reads the live manifests of these areas. */
export const listManifests = (store: PublishingStore, areas: readonly string[]) =>
  Promise.all(areas.map(async (area) => store.manifest(area, (await store.pointer(area)).stable)));
