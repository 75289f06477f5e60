import { tokensSheet } from '@hotdrop/shared-ui/picture-sources';

/** Colors of the dark theme by token. */
const colors = new Map(
  [...tokensSheet.matchAll(/--([\w-]+):\s*(?:light-dark\([^,]+,\s*([^)]+)\)|(#\w+|white|black));/g)].map(
    ([, name = '', dark, plain]) => [name, dark ?? plain ?? ''],
  ),
);

/** Replaces each token by its color, because pictures have no stylesheet. */
export const replaceTokens = (svg: string): string =>
  svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const color = colors.get(name);
    if (color === undefined) {
      throw new Error(`A picture uses the color --${name}, but tokens.css does not define it.`);
    }
    return color;
  });
