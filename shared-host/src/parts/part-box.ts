import type { CSSProperties } from 'react';
import { getPartKey, type PagePart } from './page-parts.ts';

/** The element around a part. Slots lay out their parts by `data-size`. */
export const getPartBox = (part: PagePart) => ({
  'data-part': getPartKey(part),
  'data-size': part.size ?? 'full',
});

/** Reserves the height of a part that is still loading. base.css of shared-ui reads it, and hides other empty boxes. */
export const getWaitingBox = (part: PagePart) => {
  const { phone, desktop } = part.minHeight ?? { phone: 0, desktop: 0 };
  const style: Readonly<Record<`--${string}`, string>> & CSSProperties = {
    '--part-height-phone': `${phone}px`,
    '--part-height-desktop': `${desktop}px`,
  };
  return { ...getPartBox(part), 'data-part-waits': '', style };
};
