/**
 * Design tokens that every site defines: those that a theme sets, and those that depend on the tier or on reduced motion.
 * The build of an area gives its other tokens a fallback value.
 */
export const publicTokens: readonly string[] = [
  ...['ground', 'panel', 'well', 'raised', 'line', 'line-strong', 'text', 'muted'],
  ...['accent', 'accent-text', 'accent-edge', 'on-accent', 'up', 'down', 'focus', 'tier'],
  ...['font-text', 'font-display', 'quick', 'calm', 'draw', 'pulse'],
].map((name) => `--${name}`);
