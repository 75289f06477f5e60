/** SVG paths in a 20×20 box, drawn as outlines. */
const paths = {
  out: 'M8 4.5H4.5v11h11V12M11.5 3.5h5v5M16.2 3.8L9.5 10.5',
  check: 'M4 10.5l4 4 8-8.5',
  back: 'M8 4.5L4.5 8 8 11.5M4.5 8h7a4 4 0 0 1 0 8H8',
  right: 'M8 5.5l4.5 4.5L8 14.5',
  next: 'M5 4.5v11L12.5 10zM15 4.5v11',
  clock: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14M10 6v4.200l2.8 1.8',
  info: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14M10 9.300v4M10 6.500v.3',
  down: 'M5.5 8l4.5 4.5L14.5 8',
  arrow: 'M4 10h11.5M11.500 5.800L15.800 10l-4.300 4.200',
  warning: 'M10 3l7.500 13.500h-15zM10 8v4M10 14v.3',
  moon: 'M16.500 11.700A6.800 6.800 0 0 1 8.300 3.500a6.800 6.800 0 1 0 8.200 8.200z',
} as const;

export type GlyphName = keyof typeof paths;

export const Glyph = ({ name }: { readonly name: GlyphName }) => (
  <svg className="i" viewBox="0 0 20 20" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);

/** The mark of the site: a parachute. */
export const BrandMark = () => (
  <svg className="brand-mark" viewBox="0 0 24 24" aria-hidden="true">
    <path
      className="mark-fill"
      d="M2.500 12C2.500 6 6.700 2 12 2s9.500 4 9.500 10c-1.600-1.300-3.500-1.300-4.900.1-1.200-1.500-3-1.500-4.600-.2-1.600-1.300-3.400-1.300-4.600.2C6 10.700 4.100 10.700 2.500 12z"
    />
    <path className="mark-line" d="M3.200 13l8.800 9.200L20.800 13M8.300 14l3.700 7.800 3.700-7.800" />
  </svg>
);
