import styles from './artwork.module.css';
import { classNames } from './class-names.ts';

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

const filledIcon =
  (outline: string): Icon =>
  (props) =>
    draw(outline, true, props);

/** An icon from data: an outline in a 20×20 box, as in an area's manifest. */
export const OutlineIcon = ({ outline, ...props }: IconProps & { readonly outline: string }) =>
  icon(outline)(props);

export const BanIcon = /*#__PURE__*/ icon('M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M5.2 5.2l9.6 9.6');
export const BarsIcon = /*#__PURE__*/ icon('M3.5 16.5v-5M8 16.5V7M12.5 16.5v-7M17 16.5V3.5');
export const BellIcon = /*#__PURE__*/ icon('M5.5 13V9a4.5 4.5 0 0 1 9 0v4l1.5 2H4zM8.5 17h3');
export const CalendarIcon = /*#__PURE__*/ icon(
  'M5 4.5h10a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5zM3.5 8.5h13M7 2.8v3M13 2.8v3',
);
export const CheckIcon = /*#__PURE__*/ icon('M4 10.5l4 4 8-8.5');
export const ChevronDownIcon = /*#__PURE__*/ icon('M5.5 8l4.5 4.5L14.5 8');
export const ChevronLeftIcon = /*#__PURE__*/ icon('M12 5.5L7.5 10l4.5 4.5');
export const ChevronRightIcon = /*#__PURE__*/ icon('M8 5.5l4.5 4.5L8 14.5');
export const ClockIcon = /*#__PURE__*/ icon('M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10 6v4.2l2.8 1.8');
export const CloseIcon = /*#__PURE__*/ icon('M5 5l10 10M15 5L5 15');
export const ExternalLinkIcon = /*#__PURE__*/ icon('M8 4.5H4.5v11h11V12M11.5 3.5h5v5M16.2 3.8L9.5 10.5');
export const GlobeIcon = /*#__PURE__*/ icon(
  'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M3 10h14M10 3c2.3 2 3.2 4.4 3.2 7s-.9 5-3.2 7c-2.3-2-3.2-4.4-3.2-7s.9-5 3.2-7z',
);
export const InfoIcon = /*#__PURE__*/ icon('M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10 9.3v4M10 6.5v.3');
export const MapIcon = /*#__PURE__*/ icon(
  'M3 5l4.7-1.8 4.6 1.8L17 3.2V15l-4.7 1.8L7.7 15 3 16.8zM7.7 3.2V15M12.3 5v11.8',
);
export const MenuIcon = /*#__PURE__*/ icon('M3 5.5h14M3 10h14M3 14.5h14');
export const MoonIcon = /*#__PURE__*/ icon('M16.5 11.7A6.8 6.8 0 0 1 8.3 3.5a6.8 6.8 0 1 0 8.2 8.2z');
export const OfflineIcon = /*#__PURE__*/ icon(
  'M3 3l14 14M2.5 8.5a11 11 0 0 1 15 0M5.5 11.5a7 7 0 0 1 9 0M10 15.5v.3',
);
export const PodiumIcon = /*#__PURE__*/ icon('M3 16.5v-6h4.6v6M7.6 16.5v-11h4.8v11M12.4 16.5v-8H17v8');
export const RenewIcon = /*#__PURE__*/ icon('M16.5 10a6.5 6.5 0 1 1-2-4.7M16.8 2.8v3.4h-3.4');
export const SearchIcon = /*#__PURE__*/ icon(
  'M3.5 8.7a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0M12.6 12.6L17 17',
);
const star = 'M10 2.8l2.2 4.6 5 .7-3.6 3.5.9 5L10 14.2l-4.5 2.4.9-5L2.8 8.1l5-.7z';
export const ShareIcon = /*#__PURE__*/ icon('M10 12.5V3.2M6.8 6L10 2.8 13.2 6M6 9H4v8h12V9h-2');
export const StarIcon = /*#__PURE__*/ icon(star);
export const StarFilledIcon = /*#__PURE__*/ filledIcon(star);
export const SunIcon = /*#__PURE__*/ icon(
  'M6.8 10a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M10 2.5v1.6M10 15.9v1.6M2.5 10h1.6M15.9 10h1.6M4.7 4.7l1.1 1.1M14.2 14.2l1.1 1.1M4.7 15.3l1.1-1.1M14.2 5.8l1.1-1.1',
);
export const WarningIcon = /*#__PURE__*/ icon('M10 3l7.5 13.5h-15zM10 8v4M10 14v.3');

export const CommentIcon = /*#__PURE__*/ icon('M3 4.5h14v9H9.5L6 16.8v-3.3H3z');
export const CompareIcon = /*#__PURE__*/ icon('M3 7h11M11 4l3 3-3 3M17 13H6M9 10l-3 3 3 3');
export const CopyIcon = /*#__PURE__*/ icon('M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4');
export const ExportIcon = /*#__PURE__*/ icon('M10 12V3.5M6.5 6.5L10 3l3.5 3.5M3.5 13v3.5h13V13');
export const GripIcon = /*#__PURE__*/ icon('M7.5 5v.3M7.5 10v.3M7.5 15v.3M12.5 5v.3M12.5 10v.3M12.5 15v.3');
export const ImportIcon = /*#__PURE__*/ icon('M10 3v9M6.5 8.8L10 12.3l3.5-3.5M3.5 13v3.5h13V13');
export const PlusIcon = /*#__PURE__*/ icon('M10 4.5v11M4.5 10h11');

export const ArrowDownIcon = /*#__PURE__*/ icon('M10 4.5v11M5.5 11l4.5 4.5 4.5-4.5');
export const ArrowRightIcon = /*#__PURE__*/ icon('M4 10h11.5M11.5 5.8L15.8 10l-4.3 4.2');
export const ArrowUpIcon = /*#__PURE__*/ icon('M10 15.5v-11M5.5 9L10 4.5 14.5 9');
