import type { Game } from '../game/index.ts';
import { defaultLocale, type Locale } from '../locale/index.ts';
import type { AreaSource } from './manifest.ts';

/** The contract that this package describes. It rises with a change that breaks stored areas; see docs/contract.md. */
export const contractNumber = 1;

/** The contracts that a host runs: the current one, and older ones while a stored area needs them. */
export const supportedContracts: readonly number[] = [contractNumber];

/** Says why a host with these contracts cannot run an area, and what to do. Undefined if it can. */
export function findContractProblem(
  { id, version, contract }: Pick<AreaSource, 'id' | 'contract'> & { readonly version?: string },
  supported: readonly number[],
): string | undefined {
  if (supported.includes(contract)) return undefined;
  const problem = `${id}${version ? ` ${version}` : ''} needs contract ${contract}, and this host supports ${supported.join(', ')}.`;
  return contract > Math.max(...supported)
    ? `${problem} Deploy a newer host, then publish the area. Until then the last good version runs.`
    : `${problem} Build the area with the current shared-domain, and publish it.`;
}

const meets = {
  /** Sizes and towns of maps. */
  geography: (game: Game) => game.loadGeography !== undefined,
};

/** Something that not every game has, and some areas are about. */
export type SiteNeed = keyof typeof meets;

const isKnown = (need: string): need is SiteNeed => Object.hasOwn(meets, need);

/** Whether an area makes sense on a site of this game. A need that this contract does not know is not met. */
export const meetsNeeds = (
  game: Game,
  { needs = [] }: { readonly needs?: readonly string[] | undefined },
): boolean => needs.every((need) => isKnown(need) && meets[need](game));

/** The language in which a site shows an area: English if the area lacks the site's. */
export const readAreaLocale = (
  locale: Locale,
  { languages }: { readonly languages: readonly string[] },
): Locale => (languages.includes(locale) ? locale : defaultLocale);
