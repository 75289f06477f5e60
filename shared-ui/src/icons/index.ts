export * from './glyphs.ts';
export type { Icon, IconProps } from './icon.tsx';
