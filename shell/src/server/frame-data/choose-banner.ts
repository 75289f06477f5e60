import type { Banner } from '@hotdrop/shared-domain/wire';

/** Chooses a banner with a probability that is proportional to its weight. `random` is from 0 to below 1. */
export function chooseBanner(banners: readonly Banner[], random: number): Banner | undefined {
  const total = banners.reduce((sum, { weight }) => sum + weight, 0);
  let rest = random * total;
  return banners.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
}
