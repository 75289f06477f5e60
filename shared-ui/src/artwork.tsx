import styles from './artwork.module.css';
import drawing from './contour/contour.svg';
import { type IconProps, icon } from './icons.tsx';

/**
 * Draws map lines behind the header. Put it first in a positioned element; the other content covers it.
 *
 * Uses an SVG reference instead of an image, so that it never counts as the largest contentful paint.
 */
export const Contour = () => (
  <svg
    className={styles.contour}
    viewBox="0 0 1600 360"
    preserveAspectRatio="xMaxYMin slice"
    aria-hidden="true"
  >
    <use href={`${drawing}#lines`} />
  </svg>
);

/** The site's logo. Put the name beside it. */
export const Logo = () => (
  <svg className={styles.logo} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path
      className={styles.canopy}
      d="M2.5 12C2.5 6 6.7 2 12 2s9.5 4 9.5 10c-1.6-1.3-3.5-1.3-4.9.1-1.2-1.5-3-1.5-4.6-.2-1.6-1.3-3.4-1.3-4.6.2C6 10.7 4.1 10.7 2.5 12z"
    />
    <path className={styles.cords} d="M3.2 13l8.8 9.2L20.8 13M8.3 14l3.7 7.8 3.7-7.8" />
  </svg>
);

/** Outlines in a 20×20 box. They are not trademarks; the platform's name is always beside them. */
const shapes: Readonly<Record<string, string>> = {
  steam: 'M3 17c0-2.6 2-3 2-5.5S3 9 3 6.5M9 17c0-3 2-3.5 2-6.5S9 7 9 3.5M15 17c0-2.6 2-3 2-5.5S15 9 15 6.5',
  kakao:
    'M10 3c4.4 0 8 2.7 8 6.2s-3.6 6.2-8 6.2c-.7 0-1.3 0-1.9-.2L4.5 17.5l.8-3.5C3.3 12.9 2 11.1 2 9.2 2 5.7 5.6 3 10 3zM8 6.8v5M12 6.8L8.4 9.6 12 11.8',
  psn: 'M10 2.5v4M10 13.5v4M2.5 10h4M13.5 10h4M8.4 10a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0M4.6 4.6a7.6 7.6 0 0 1 10.8 0M15.4 15.4a7.6 7.6 0 0 1-10.8 0',
  xbox: 'M6 5.5h8c2.2 0 3.3 2.3 3.9 5 .6 2.6.5 5-1.1 5-1.5 0-2.3-2.5-3.6-2.5H6.8c-1.3 0-2.1 2.5-3.6 2.5-1.6 0-1.7-2.4-1.1-5 .6-2.7 1.7-5 3.9-5zM6 9.2a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M12 9.2a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  stadia: 'M2 9.5c5-3.5 11-3.5 16 0M3.5 13c4-2.8 9-2.8 13 0M6 16.2c2.6-1.6 5.4-1.6 8 0',
};

const marks = Object.fromEntries(Object.entries(shapes).map(([id, shape]) => [id, icon(shape)]));

interface PlatformMarkProps extends IconProps {
  /** `Platform.id`. Unknown platforms have no mark. */
  readonly platform: string;
}

export function PlatformMark({ platform, ...rest }: PlatformMarkProps) {
  const Mark = Object.hasOwn(marks, platform) ? marks[platform] : undefined;
  return Mark ? <Mark {...rest} /> : null;
}
