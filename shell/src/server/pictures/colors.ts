import { tokensSheet } from '@hotdrop/shared-ui/picture-sources';

interface Color {
  readonly dark: string;
  readonly light: string;
}

/** The colors by token. */
export const colors: ReadonlyMap<string, Color> = new Map(
  [...tokensSheet.matchAll(/--([\w-]+):\s*(?:light-dark\(([^,]+),\s*([^)]+)\)|(#\w+|white|black));/g)].map(
    ([, name = '', light, dark, plain = '']) => [name, { dark: dark ?? plain, light: light ?? plain }],
  ),
);

/** Replaces each token by its color on dark, because pictures have no stylesheet. */
export const replaceTokens = (svg: string): string =>
  svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const color = colors.get(name);
    if (!color) throw new Error(`A picture uses the color --${name}, but tokens.css does not define it.`);
    return color.dark;
  });
