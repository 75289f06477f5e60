import { fitSize } from '@hotdrop/shared-domain/text';
import { contourDrawing } from '@hotdrop/shared-ui/picture-sources';
import type { ReactNode } from 'react';
import { LogoMark } from './logo-mark.tsx';

/** Size that link previews show without cropping. */
export const pictureSize = { width: 1200, height: 630 } as const;

const { width, height } = pictureSize;
/** The contour lines without their SVG element, which has another size. */
const lines = contourDrawing.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');

interface PictureBackgroundProps {
  /** The page's public address without its protocol: `hotdrop.example/pubg`. */
  readonly address: string;
  readonly children: ReactNode;
}

/** Maximum width of the address, which leaves room for the site's name. */
const addressWidth = 760;

/** Background of every picture: the dark theme's background, contour lines, the site's name, and the page's address. */
export const PictureBackground = ({ address, children }: PictureBackgroundProps) => (
  <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
    <title>Hotdrop</title>
    <defs>
      <linearGradient id="fade" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="var(--ground)" />
        <stop offset="0.45" stopColor="var(--ground)" stopOpacity="0.75" />
        <stop offset="1" stopColor="var(--ground)" stopOpacity="0" />
      </linearGradient>
    </defs>
    <rect width={width} height={height} fill="var(--ground)" />
    <g
      transform="translate(-760 -10) scale(1.28 1.8)"
      fill="none"
      stroke="var(--contour-index)"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: The SVG is ours and part of the build.
      dangerouslySetInnerHTML={{ __html: lines.replaceAll('#000', 'var(--contour-index)') }}
    />
    <rect width={width} height={height} fill="url(#fade)" />
    {children}
    <rect y={height - 8} width={width} height="8" fill="var(--accent)" />
    <g transform={`translate(72 ${height - 92})`}>
      <g transform="scale(1.75)">
        <LogoMark />
      </g>
      <text x="58" y="33" fontSize="36" fill="var(--text)">
        Hotdrop
      </text>
    </g>
    <text
      x={width - 72}
      y={height - 59}
      fontSize={fitSize(address, addressWidth, 26)}
      textAnchor="end"
      fill="var(--muted)"
    >
      {address}
    </text>
  </svg>
);
