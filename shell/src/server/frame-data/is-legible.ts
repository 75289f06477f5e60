/** Minimum contrast of small text (WCAG AA). */
const minContrast = 4.5;

/** Whether an operator's text is legible on its background. Accepts only `#rgb` and `#rrggbb`. */
export function isLegible(text: string, background: string): boolean {
  const [first, second] = [luminance(text), luminance(background)];
  if (first === undefined || second === undefined) return false;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05) >= minContrast;
}

/** Relative luminance (WCAG); undefined for an invalid color. */
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
