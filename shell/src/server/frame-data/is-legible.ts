/** What WCAG asks of small text. */
const enough = 4.5;

/** Whether an operator's colors can be read; only `#rgb` and `#rrggbb` are judged, anything else is not trusted. */
export function isLegible(text: string, ground: string): boolean {
  const [one, other] = [luminance(text), luminance(ground)];
  if (one === undefined || other === undefined) return false;
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= enough;
}

/** Relative luminance as WCAG defines it. */
function luminance(color: string): number | undefined {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(color) ?? [];
  const digits = long ?? short?.replaceAll(/./g, '$&$&');
  if (!digits) return undefined;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
