import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const tokens = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const defined = new Set(tokens.match(/--[\w-]+(?=:)/g));

/** Stylesheets with colors and sizes: ours, the overrides of another site, and that of panels, which are small documents. */
const isOfTokens = (file: string) => /[\\/](tokens|theme|panel)\.css$/.test(file);

const sheets = globSync('{shell,mf-*,shared-ui,examples/*}/src/**/*.css', { cwd: root })
  .filter((file) => !isOfTokens(file))
  .map((file) => ({
    file,
    css: readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }));

/** A media query cannot read a token: the breakpoints are written out. */
const withoutConditions = (css: string) => css.replace(/@(media|container|supports)[^{]*/g, '');

const literals = [
  { what: 'a color', pattern: /#[0-9a-f]{3,8}\b(?!["')])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/gi },
  { what: 'a size', pattern: /(?<![\w.-])(?!0px)\d*\.?\d+(?:px|rem|pt|cm)\b/g },
  { what: 'a duration', pattern: /(?<![\w.-])\d*\.?\d+m?s\b(?!\w)/g },
];

describe('stylesheets', () => {
  it('are found', () => {
    expect(sheets.length).toBeGreaterThan(20);
  });

  it.each(literals)('have no literal $what outside of tokens.css', ({ pattern }) => {
    const found = sheets.flatMap(({ file, css }) =>
      [...withoutConditions(css).matchAll(pattern)].map(([literal]) => `${file}: ${literal}`),
    );
    expect(found).toEqual([]);
  });

  it('never select the document, which may be the page of a stranger', () => {
    const ours = sheets.filter(({ file }) => /^(mf-|shared-ui)/.test(file));
    const found = ours.filter(({ file, css }) => !file.endsWith('base.css') && /:root|:host/.test(css));
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  it('use only tokens that exist, or properties of their component, or have a fallback', () => {
    const unknown = sheets.flatMap(({ file, css }) => {
      const code = globSync('**/*.{ts,tsx}', { cwd: path.dirname(path.join(root, file)) }).map((name) =>
        readFileSync(path.join(root, path.dirname(file), name), 'utf8'),
      );
      const near = [css, ...code].join('\n');
      const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
      const isSetNear = (name: string) => new RegExp(`${name}['"]?[\\],]?\\s*:|['"]${name}['"]`).test(near);
      // Set by another element, such as a slot's promotion, the frame, or the box of a part.
      const setElsewhere = /^--(x|start|end|top|bottom|ad-(ground|ink)(-\d)?|part-height-(phone|desktop))$/;
      return used
        .filter((name) => !defined.has(name) && !isSetNear(name) && !setElsewhere.test(name))
        .map((name) => `${file}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });
});

type Theme = 'light' | 'dark';

/** The value of a color token in a theme, as red, green and blue from 0 to 1. */
function color(name: string, theme: Theme): number[] {
  const value = tokens.match(new RegExp(`--${name}:\\s*(?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}))`));
  const hex = value?.[3] ?? value?.[theme === 'light' ? 1 : 2];
  if (!hex) throw new Error(`--${name} is no color of six digits`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: Theme): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(color(name, theme)))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['ground', 'panel', 'well', 'raised', 'zebra', 'accent-wash', 'accent-wash-2'];
const words = ['text', 'muted', 'accent-text'];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(grounds.flatMap((ground) => words.map((word) => ({ word, ground }))))(
    'has readable $word on $ground',
    ({ word, ground }) => {
      expect(contrast(word, ground, theme)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['faint', 'ground'],
    ['faint', 'panel'],
    ['faint', 'well'],
    ['up', 'panel'],
    ['up', 'ground'],
    ['down', 'panel'],
    ['down', 'ground'],
    ['down', 'down-wash'],
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
  ])('has readable %s on %s', (word, ground) => {
    expect(contrast(word, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['accent-edge', 'ground'],
    ['accent-edge', 'panel'],
    ['accent-edge', 'raised'],
    ['line-strong', 'panel'],
    ['focus', 'ground'],
    ['focus', 'panel'],
    ['focus', 'raised'],
    ['chart-line', 'panel'],
    ['chart-bar', 'panel'],
  ])('has visible lines of %s on %s', (line, ground) => {
    expect(contrast(line, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
