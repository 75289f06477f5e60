import { classNames } from '../class-names/index.ts';
import styles from './icon.module.css';

export interface IconProps {
  readonly size?: 'xs' | 's' | 'l' | 'xl';
  /** Turns, while something runs. */
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
    // Where the stylesheet is lost on its way, an icon would fill the window.
    width="20"
    height="20"
    aria-hidden="true"
  >
    <path d={outline} />
  </svg>
);

/** Lines in a box of 20. An icon never speaks: the words stand beside it or in its button's label. */
export const icon =
  (outline: string): Icon =>
  (props) =>
    draw(outline, false, props);

export const filledIcon =
  (outline: string): Icon =>
  (props) =>
    draw(outline, true, props);
