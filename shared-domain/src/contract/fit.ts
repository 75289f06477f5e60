import type { AreaSource } from './manifest.ts';

/** A range of contract numbers, both ends included. */
export interface ContractRange {
  readonly min: number;
  readonly max: number;
}

/** The contract that this package describes; docs/contract.md lists the changes that raise it. */
export const contractNumber = 15;

/** The contracts that a host supports: the current one, and older ones that it still honors. */
export const supportedContracts: ContractRange = { min: 1, max: contractNumber };

export type ContractFit =
  | { readonly fits: true }
  | {
      readonly fits: false;
      /** The side that is behind. */
      readonly behind: 'host' | 'area' | 'unreadable';
      /** The reason, for operators. */
      readonly why: string;
      readonly whatToDo: string;
    };

type About = Pick<AreaSource, 'id' | 'contract'> & { readonly version?: string };

/**
 * Checks whether an area runs on a host that supports these contracts. If not, says why and what to do. One contract in
 * common is enough.
 */
export function contractFit(area: About, supported: ContractRange): ContractFit {
  const { contract } = area;
  const name = area.version ? `${area.id} ${area.version}` : area.id;

  if (![contract, supported].every(isRange)) {
    return {
      fits: false,
      behind: 'unreadable',
      why: `${name} names ${inWords(contract)} and the host ${inWords(supported)}: one of them is not a range of whole numbers, so they cannot be compared.`,
      whatToDo: `Set contract in ${area.id}'s src/manifest.ts to {min, max} with min no larger than max, and publish again.`,
    };
  }
  if (supported.max < contract.min) {
    return {
      fits: false,
      behind: 'host',
      why: `${name} needs ${inWords(contract)}, and this host supports ${inWords(supported)}: it lacks something that the area uses.`,
      whatToDo: 'Deploy a newer host first, then publish the area. Until then the last good version runs.',
    };
  }
  if (supported.min > contract.max) {
    return {
      fits: false,
      behind: 'area',
      why: `${name} was built for ${inWords(contract)}, and this host supports ${inWords(supported)}: something that the area uses was removed.`,
      whatToDo: `Build ${area.id} with the current shared-domain, raise contract.max in its src/manifest.ts, and publish it.`,
    };
  }
  return { fits: true };
}

const isRange = ({ min, max }: ContractRange) => Number.isInteger(min) && Number.isInteger(max) && min <= max;

const inWords = ({ min, max }: ContractRange) =>
  min === max ? `contract ${min}` : `contracts ${min} to ${max}`;
