export * from './glyphs.ts';
export { type Icon, type IconProps, OutlineIcon } from './icon.tsx';
