import type { Banner } from '@hotdrop/shared-domain/wire';

/** One of the banners, each as often as its weight says among those that can be shown. `random` is below 1. */
export function chooseBanner(banners: readonly Banner[], random: number): Banner | undefined {
  const total = banners.reduce((sum, { weight }) => sum + weight, 0);
  let rest = random * total;
  return banners.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
}
