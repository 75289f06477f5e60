import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AreaManifest, publicTokens, supportedContracts } from '@hotdrop/shared-domain/contract';
import { homeSlots } from '@hotdrop/shared-domain/slots';
import { calls } from '@hotdrop/shared-domain/wire';
import { shellLinks } from '@hotdrop/shared-host/shell-links';
import { readSiteDescription, type SiteDescription, StoreUnreachableError } from '@hotdrop/shared-host/store';
import { sharedModules } from '../build/federation.ts';
import { SiteMissingError, type Tools, UsageError } from './tools.ts';

/**
 * Reads the description of the site for which an area is checked, and says which site it is. An area that is published
 * untried goes to the site of this work tree, which is built at the same time.
 */
export async function readTargetSite(tools: Tools, isUntried: boolean): Promise<SiteDescription> {
  if (isUntried) return tools.describeSite();
  const place = tools.site ?? tools.store;
  const site = await readSiteDescription(place).catch((error: unknown) => {
    if (!tools.site || !(error instanceof StoreUnreachableError)) throw error;
    throw new UsageError(`${new URL(place).origin} does not answer. Start the site, or check its address.`);
  });
  if (!site) throw new SiteMissingError(place, tools.site !== undefined);
  const { name, at, contracts, shell } = site;
  tools.say(
    `Checking against the site ${name} in ${place}: described ${at}, contracts ${contracts.join(', ')}${shell ? `, shell ${shell}` : ''}`,
  );
  return site;
}

/** The page of a link: its pattern without the query. */
export const pageOfLink = (pattern: string) => pattern.replace(/\?[\w&]+$/, '');

/** What other areas may rely on. */
export type Provider = Pick<AreaManifest, 'id' | 'owner' | 'offers' | 'links'>;

export const listSlots = (areas: readonly Provider[]): SiteDescription['slots'] =>
  areas.flatMap(({ id: area, owner, offers = [] }) =>
    offers.map(({ name, hasTitles }) => ({ area, owner, name, hasTitles })),
  );

export const listLinks = (areas: readonly Provider[]): SiteDescription['links'] =>
  areas.flatMap(({ id: area, owner, links = {} }) =>
    Object.keys(links).map((name) => ({ area, owner, name })),
  );

/** Describes the site that this work tree builds or is built for, with the slots and links of these areas. */
export async function describeSite(
  root: string,
  now: Date,
  areas: readonly Provider[] = [],
): Promise<SiteDescription> {
  const { name }: { name: string } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  return {
    name,
    at: now.toISOString(),
    contracts: [...supportedContracts],
    routes: [{ owner: 'the shell', patterns: Object.values(shellLinks).map(pageOfLink) }],
    slots: [...Object.keys(homeSlots).map((name) => ({ owner: 'the shell', name })), ...listSlots(areas)],
    links: [
      ...[...Object.keys(shellLinks), 'signIn'].map((name) => ({ owner: 'the shell', name })),
      ...listLinks(areas),
    ],
    shared: Object.fromEntries(
      Object.entries(sharedModules).map(([module, { version }]) => [module, version]),
    ),
    calls: Object.keys(calls),
    tokens: [...publicTokens],
    budgets: await readBudgets(path.join(root, 'e2e', 'budgets.json')),
  };
}

/** The repository of an area has no budgets: those of the site apply. */
async function readBudgets(file: string): Promise<Record<string, number>> {
  if (!existsSync(file)) return {};
  const { javascript }: { javascript: Record<string, number> } = JSON.parse(await readFile(file, 'utf8'));
  return javascript;
}
