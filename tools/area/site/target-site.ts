import { readSiteDescription, type SiteDescription } from '@hotdrop/shared-host/store';
import type { Tools } from '../tools.ts';
import { SiteMissingError } from '../usage-error.ts';

/**
 * Reads the description of the site for which an area is checked, and says which site it is. An area that is published
 * untried goes to the site of this work tree, which is built at the same time.
 */
export async function readTargetSite(tools: Tools, isUntried: boolean): Promise<SiteDescription> {
  if (isUntried) return tools.describeSite();
  const site = await readSiteDescription(tools.store);
  if (!site) throw new SiteMissingError(tools.store);
  const { name, at, contracts, shell } = site;
  tools.say(
    `Checking against the site ${name} in ${tools.store}: described ${formatAge(tools.now().getTime() - Date.parse(at))} ago, contracts ${contracts.min}–${contracts.max}${shell ? `, shell ${shell}` : ''}`,
  );
  return site;
}

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

function formatAge(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  const [unit, size] = units.find(([, one]) => minutes >= one) ?? units[2];
  const count = Math.floor(minutes / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
