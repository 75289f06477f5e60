import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { publicTokens, slots, supportedContracts } from '@hotdrop/shared-domain/contract';
import { locales } from '@hotdrop/shared-domain/locale';
import type { SiteDescription } from '@hotdrop/shared-host/store';
import { sharedModules } from '../../build/federation.ts';
import { shellRoutes } from '../check/routes.ts';

/** Describes the site that this work tree builds or is built for, without its areas. */
export async function describeSite(root: string, now: Date): Promise<SiteDescription> {
  const { name }: { name: string } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  return {
    name,
    at: now.toISOString(),
    contracts: [...supportedContracts],
    routes: [{ owner: 'the shell', patterns: [...shellRoutes] }],
    slots: Object.keys(slots),
    shared: Object.fromEntries(
      Object.entries(sharedModules).map(([module, { version }]) => [module, version]),
    ),
    tokens: [...publicTokens],
    budgets: await readBudgets(path.join(root, 'e2e', 'budgets.json')),
    languages: [...locales],
  };
}

/** The repository of an area has no budgets: those of the site apply. */
async function readBudgets(file: string): Promise<Record<string, number>> {
  if (!existsSync(file)) return {};
  const { javascript }: { javascript: Record<string, number> } = JSON.parse(await readFile(file, 'utf8'));
  return javascript;
}
