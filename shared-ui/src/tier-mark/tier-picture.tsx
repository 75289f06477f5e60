import { type Facet, tierFacets } from './facets.ts';

/** All marks, the lowest tier first. */
export const picturedTiers: readonly string[] = Object.keys(tierFacets);

type Tone = Facet[0];

/** White or black overlays on the tier's color, because pictures have no CSS color mixing. */
const shades: Readonly<Record<Tone, { readonly fill: string; readonly opacity: number } | null>> = {
  1: { fill: 'var(--facet-light)', opacity: 0.55 },
  2: { fill: 'var(--facet-light)', opacity: 0.22 },
  3: null,
  4: { fill: 'var(--facet-dark)', opacity: 0.26 },
  5: { fill: 'var(--facet-dark)', opacity: 0.58 },
};

/** `TierMark` for pictures without stylesheets, in a 64×64 box. Renders nothing for unknown tiers. */
export function TierPicture({ mark }: { readonly mark: string }) {
  const facets = Object.hasOwn(tierFacets, mark) ? tierFacets[mark] : [];
  return facets?.map(([tone, outline]) => (
    <g key={outline}>
      <path d={outline} fill={`var(--tier-${mark})`} />
      {shades[tone] && <path d={outline} {...shades[tone]} />}
    </g>
  ));
}
