import { type IconProps, icon } from './icon.tsx';

/** An icon from data: an outline in a 20×20 box, as in an area's manifest. */
export const OutlineIcon = ({ outline, ...props }: IconProps & { readonly outline: string }) =>
  icon(outline)(props);
