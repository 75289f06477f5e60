/** A point with a text, in px of a picture of a usual size. */
export interface LabelPoint {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** How far from the point its text begins. */
  readonly radius: number;
  /** The estimated width of the text. */
  readonly width: number;
}

export type LabelSide = 'above' | 'below' | 'right' | 'left';

const lineHeight = 16;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The space of a text at a side of its point. */
export const boxAtSide: Readonly<Record<LabelSide, (point: LabelPoint) => Box>> = {
  above: ({ x, y, radius, width }) => boxAt(x - width / 2, y - radius - lineHeight, width),
  below: ({ x, y, radius, width }) => boxAt(x - width / 2, y + radius, width),
  right: ({ x, y, radius, width }) => boxAt(x + radius, y - lineHeight / 2, width),
  left: ({ x, y, radius, width }) => boxAt(x - radius - width, y - lineHeight / 2, width),
};

const boxAt = (left: number, top: number, width: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + lineHeight,
});

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

interface Picture {
  readonly width: number;
  readonly height: number;
  /** The sides to try, the best first. */
  readonly sides: readonly LabelSide[];
  readonly most: number;
  /** A text crosses these only if no side is free of them. */
  readonly avoid?: readonly Box[];
  /** Other texts: none crosses these. */
  readonly texts?: readonly Box[];
}

/** Finds a side for the texts of the first points on which it crosses no other. Points without room get no text. */
export function placeLabels(
  points: readonly LabelPoint[],
  { width, height, sides, most, avoid = [], texts = [] }: Picture,
): ReadonlyMap<string, LabelSide> {
  const placed = new Map<string, LabelSide>();
  const taken = [...texts];
  for (const point of points) {
    if (placed.size === most) break;
    const free = sides.filter((one) => {
      const box = boxAtSide[one](point);
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
      return isInside && !taken.some((other) => meet(box, other));
    });
    const side = free.find((one) => !avoid.some((other) => meet(boxAtSide[one](point), other))) ?? free[0];
    if (!side) continue;
    placed.set(point.id, side);
    taken.push(boxAtSide[side](point));
  }
  return placed;
}
