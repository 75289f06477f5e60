export const themes = ['dark', 'light', 'system'] as const;
export type Theme = (typeof themes)[number];

export const colorSchemes = ['dark', 'light'] as const;

/** Color of the browser's own bars: the page's background. */
export const themeColors = { dark: '#0b0e14', light: '#f2f4f8' } as const;
