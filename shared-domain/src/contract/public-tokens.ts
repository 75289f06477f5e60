/**
 * Design tokens that every site defines. The build of an area gives its other tokens a fallback value. A token that
 * depends on the language, the tier, or reduced motion must be public, because a fallback has only one value.
 */
export const publicTokens: readonly string[] = [
  ...['ground', 'panel', 'well', 'raised', 'line', 'line-strong'],
  ...['text', 'muted', 'faint', 'accent', 'accent-text', 'accent-edge', 'on-accent'],
  ...['up', 'down', 'focus', 'chart-line', 'tier'],
  ...['font-text', 'font-display', 't-12', 't-13', 't-14', 't-16'],
  ...['h-hero', 'h-page', 'h-1', 'h-2', 'h-3', 'measure'],
  ...['s-1', 's-2', 's-3', 's-4', 's-6', 's-8', 'gutter'],
  ...['hair', 'r-2', 'touch'],
  ...['quick', 'calm', 'draw', 'pulse'],
].map((name) => `--${name}`);
