import type { AreaSource } from './manifest.ts';

export type ContractFit =
  | { readonly fits: true }
  | {
      readonly fits: false;
      /** Which side is behind the other. */
      readonly behind: 'host' | 'area' | 'unreadable';
      /** What happened, and what it means. */
      readonly why: string;
      readonly whatToDo: string;
    };

type About = Pick<AreaSource, 'id' | 'contract'> & { readonly version?: string };

/** Whether an area runs on a host that speaks a contract number; if not, why, and what to do. */
export function contractFit(area: About, spoken: number): ContractFit {
  const { min, max } = area.contract;
  const name = area.version ? `${area.id} ${area.version}` : area.id;
  const range = min === max ? `contract ${min}` : `contracts ${min} to ${max}`;

  if (![min, max, spoken].every(Number.isInteger) || min > max) {
    return {
      fits: false,
      behind: 'unreadable',
      why: `${name} names ${range} and the host ${spoken}: that is no range of whole numbers to compare.`,
      whatToDo: `Set contract in ${area.id}'s src/manifest.ts to {min, max} with min no larger than max, and publish again.`,
    };
  }
  if (spoken < min) {
    return {
      fits: false,
      behind: 'host',
      why: `${name} needs ${range}, and this host speaks ${spoken}: it would miss what the area asks for.`,
      whatToDo: 'Deploy a newer host first, then publish the area. Until then the last good version runs.',
    };
  }
  if (spoken > max) {
    return {
      fits: false,
      behind: 'area',
      why: `${name} was made for ${range}, and this host speaks ${spoken}: what the area knows has changed.`,
      whatToDo: `Build ${area.id} with the present shared-domain, raise contract.max in its src/manifest.ts, and publish it.`,
    };
  }
  return { fits: true };
}
