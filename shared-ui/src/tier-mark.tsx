import type { TierLabel } from '@hotdrop/shared-domain/game';
import { createContext, type ReactNode, use, useId } from 'react';
import { classNames } from './class-names.ts';
import { Row } from './primitives.tsx';
import { useSite } from './site.tsx';
import { type Facet, tierFacets } from './tier-facets.ts';
import styles from './tier-mark.module.css';

interface TierMarkProps {
  /** `TierLabel.mark`. Unknown tiers get the neutral mark. */
  readonly mark: string;
  readonly size?: 's' | 'm' | 'l' | 'xl';
}

const neutral = (
  <>
    <path className={styles.rim} d="M32 6l22 7v22L32 58 10 35V13z" />
    <path className={styles.dash} d="M25 30h14" />
  </>
);

const facetsOf = (mark: string) => (Object.hasOwn(tierFacets, mark) ? tierFacets[mark] : undefined);

const draw = (facets: readonly Facet[]) =>
  facets.map(([tone, outline]) => <path key={outline} fill={`var(--f${tone})`} d={outline} />);

interface Drawings {
  /** The start of their ids. */
  readonly id: string;
  readonly marks: readonly string[];
}

const DrawingsContext = createContext<Drawings | null>(null);

/** Draws each of these marks once. The list inside of it refers to them: 400 elements less for a board of 50 rows. */
export function TierDrawings({
  children,
  ...given
}: Pick<Drawings, 'marks'> & { readonly children: ReactNode }) {
  const id = useId();
  const marks = [...new Set(given.marks)].sort();
  return (
    <DrawingsContext value={{ id, marks }}>
      <svg className={styles.drawings} aria-hidden="true">
        {marks.map((mark) => (
          <g key={mark} id={id + mark}>
            {draw(facetsOf(mark) ?? [])}
          </g>
        ))}
      </svg>
      {children}
    </DrawingsContext>
  );
}

/** The mark of a tier. Tiers differ by shape, not only by color. Put the tier's name beside it, visible or hidden. */
export function TierMark({ mark, size }: TierMarkProps) {
  const drawings = use(DrawingsContext);
  const facets = facetsOf(mark);
  const content =
    facets && drawings?.marks.includes(mark) ? (
      <use href={`#${drawings.id}${mark}`} />
    ) : (
      facets && draw(facets)
    );
  return (
    <svg
      className={classNames(styles.mark, size && styles[size])}
      data-tier={facets ? mark : 'unranked'}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      {content ?? neutral}
    </svg>
  );
}

interface TierNameProps {
  readonly tier: TierLabel;
}

/** A tier's mark with its name in the site's language, for tables. Phones show only the mark. */
export function TierName({ tier }: TierNameProps) {
  const { locale } = useSite();
  return (
    <Row as="span" isInline className={styles.tier}>
      <TierMark mark={tier.mark} size="s" />
      <span className={styles.words}>{tier.label[locale]}</span>
    </Row>
  );
}

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
  return facetsOf(mark)?.map(([tone, outline]) => (
    <g key={outline}>
      <path d={outline} fill={`var(--tier-${mark})`} />
      {shades[tone] && <path d={outline} {...shades[tone]} />}
    </g>
  ));
}
