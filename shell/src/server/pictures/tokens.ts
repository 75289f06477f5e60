import { tokensSheet } from '@hotdrop/shared-ui/picture-sources';

/** The colors of the dark theme by their names. */
const colors = new Map(
  [...tokensSheet.matchAll(/--([\w-]+):\s*(?:light-dark\([^,]+,\s*([^)]+)\)|(#\w+|white|black));/g)].map(
    ([, name = '', dark, plain]) => [name, dark ?? plain ?? ''],
  ),
);

/** Pictures know no stylesheet: each token gives way to its color. */
export const withColors = (svg: string): string =>
  svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const color = colors.get(name);
    if (color === undefined) {
      throw new Error(`A picture asks for the color --${name}, which tokens.css does not define.`);
    }
    return color;
  });
