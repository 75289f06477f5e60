import { tokensSheet } from '@hotdrop/shared-ui/picture-sources';

/** The colours of the dark theme by their names. */
const colours = new Map(
  [...tokensSheet.matchAll(/--([\w-]+):\s*(?:light-dark\([^,]+,\s*([^)]+)\)|(#\w+|white|black));/g)].map(
    ([, name = '', dark, plain]) => [name, dark ?? plain ?? ''],
  ),
);

/** Pictures know no stylesheet: each token gives way to its colour. */
export const withColours = (svg: string): string =>
  svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = colours.get(name);
    if (colour === undefined) {
      throw new Error(`A picture asks for the colour --${name}, which tokens.css does not define.`);
    }
    return colour;
  });
