/** Colors of the stage, by the custom property that has each. */
const properties = {
  sea: '--map-sea',
  land: '--map-land',
  coast: '--map-coast',
  used: '--map-used',
  line: '--map-line',
  text: '--text',
  muted: '--muted',
  faint: '--faint',
  panel: '--panel',
  own: '--accent',
  ownText: '--accent-text',
  onOwn: '--on-accent',
  ownTrail: '--accent-dim',
  other: '--player',
  otherEdge: '--chart-line',
  onOther: '--facet-light',
  danger: '--down',
  blue: '--zone-blue',
  wash: '--zone-wash',
  white: '--focus',
} as const;

export type StageColors = Readonly<Record<keyof typeof properties, string>>;

/**
 * Reads the colors of an element's theme. A canvas does not know custom properties, and they hold `light-dark()`, so
 * the browser computes each as the color of a probe inside the element.
 */
export function readColors(element: Element): StageColors {
  const probe = element.ownerDocument.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const colors = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      probe.style.color = `var(${property})`;
      return [name, getComputedStyle(probe).color];
    }),
  );
  probe.remove();
  return colors as StageColors;
}
