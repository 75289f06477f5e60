export * from './glyphs.ts';
export type { Icon, IconProps } from './icon.tsx';
export { OutlineIcon } from './outline-icon.tsx';
