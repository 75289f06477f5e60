import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Colors {
  readonly textColor?: string;
  readonly backgroundColor?: string;
}

const colors = ['notices.json', 'banners.json'].flatMap((file) => {
  const entries: Colors[] = JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  return entries
    .flatMap(({ textColor, backgroundColor }) => [textColor, backgroundColor])
    .filter((color) => color !== undefined);
});

/** The difference between the strongest and the weakest of red, green, and blue: 0 for gray, 255 for pure red. */
function readIntensity(color: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
}

test('the notices that ship with the site have calm colors', () => {
  expect(colors.length).toBeGreaterThan(0);
  expect(colors.filter((color) => !(readIntensity(color) <= 40))).toEqual([]);
});
