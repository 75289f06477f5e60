import type { Standing } from '@hotdrop/shared-domain/wire';

/** The share of counted players up to the place: place 31 of 1,000 is the top 3.1 %. */
export const topShare = ({ rank, ratio }: Standing, population: number | null): number =>
  population ? rank / population : ratio;
