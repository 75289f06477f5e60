import type { AreaManifest } from '@hotdrop/shared-domain/contract';

/** Why a host that speaks contract `spoken` cannot run this version; undefined when it can. */
export function contractProblem({ id, version, contract }: AreaManifest, spoken: number): string | undefined {
  const range = contract.min === contract.max ? `${contract.min}` : `${contract.min} to ${contract.max}`;
  const fact = `${id} ${version} is made for contract ${range}, this site speaks ${spoken}`;
  if (spoken < contract.min) return `${fact}: deploy the newer site first, then publish the area`;
  if (spoken > contract.max) return `${fact}: build the area with the present shared-domain and publish it`;
  return undefined;
}
