import { type IconProps, icon } from './icon.tsx';

/** A sign that comes as data: an outline in a box of 20, as an area's manifest gives it. */
export const OutlineIcon = ({ outline, ...props }: IconProps & { readonly outline: string }) =>
  icon(outline)(props);
