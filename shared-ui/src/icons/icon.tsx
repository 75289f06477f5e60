import { classNames } from '../class-names/class-names.ts';
import styles from './icon.module.css';

export interface IconProps {
  readonly size?: 'xs' | 's' | 'l' | 'xl';
  /** Whether it rotates, for a running action. */
  readonly isTurning?: boolean;
  readonly className?: string | undefined;
}

export type Icon = (props: IconProps) => React.ReactElement;

const draw = (outline: string, isFilled: boolean, { size, isTurning, className }: IconProps) => (
  <svg
    className={classNames(
      styles.icon,
      size && styles[size],
      isFilled && styles.filled,
      isTurning && styles.turning,
      className,
    )}
    viewBox="0 0 20 20"
    // Without the stylesheet, an icon without a size would fill the window.
    width="20"
    height="20"
    aria-hidden="true"
  >
    <path d={outline} />
  </svg>
);

/** An outline in a 20×20 box. Hidden from screen readers: put a text beside it or into the button's label. */
export const icon =
  (outline: string): Icon =>
  (props) =>
    draw(outline, false, props);

export const filledIcon =
  (outline: string): Icon =>
  (props) =>
    draw(outline, true, props);

/** An icon from data: an outline in a 20×20 box, as in an area's manifest. */
export const OutlineIcon = ({ outline, ...props }: IconProps & { readonly outline: string }) =>
  icon(outline)(props);
