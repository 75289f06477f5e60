import { filledIcon, icon } from './icon.tsx';

// Modules of their own, so that they come with the code that draws them.
export * from './actions.ts';
export * from './arrows.ts';
export { type Icon, type IconProps, OutlineIcon } from './icon.tsx';

export const BanIcon = /*#__PURE__*/ icon('M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M5.2 5.2l9.6 9.6');
export const BarsIcon = /*#__PURE__*/ icon('M3.5 16.5v-5M8 16.5V7M12.5 16.5v-7M17 16.5V3.5');
export const BellIcon = /*#__PURE__*/ icon('M5.5 13V9a4.5 4.5 0 0 1 9 0v4l1.5 2H4zM8.5 17h3');
export const CheckIcon = /*#__PURE__*/ icon('M4 10.5l4 4 8-8.5');
export const ChevronDownIcon = /*#__PURE__*/ icon('M5.5 8l4.5 4.5L14.5 8');
export const ChevronLeftIcon = /*#__PURE__*/ icon('M12 5.5L7.5 10l4.5 4.5');
export const ChevronRightIcon = /*#__PURE__*/ icon('M8 5.5l4.5 4.5L8 14.5');
export const ClockIcon = /*#__PURE__*/ icon('M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10 6v4.2l2.8 1.8');
export const CloseIcon = /*#__PURE__*/ icon('M5 5l10 10M15 5L5 15');
export const DotsIcon = /*#__PURE__*/ icon(
  'M3.7 10a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0 -1.6 0M9.2 10a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0 -1.6 0M14.7 10a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0 -1.6 0',
);
export const ExternalLinkIcon = /*#__PURE__*/ icon('M8 4.5H4.5v11h11V12M11.5 3.5h5v5M16.2 3.8L9.5 10.5');
export const GlobeIcon = /*#__PURE__*/ icon(
  'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M3 10h14M10 3c2.3 2 3.2 4.4 3.2 7s-.9 5-3.2 7c-2.3-2-3.2-4.4-3.2-7s.9-5 3.2-7z',
);
export const HomeIcon = /*#__PURE__*/ icon('M3 9.5L10 3.5l7 6M5 8.5v8h10v-8');
export const InfoIcon = /*#__PURE__*/ icon('M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10 9.3v4M10 6.5v.3');
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
export const StarIcon = /*#__PURE__*/ icon(star);
export const StarFilledIcon = /*#__PURE__*/ filledIcon(star);
export const SunIcon = /*#__PURE__*/ icon(
  'M6.8 10a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M10 2.5v1.6M10 15.9v1.6M2.5 10h1.6M15.9 10h1.6M4.7 4.7l1.1 1.1M14.2 14.2l1.1 1.1M4.7 15.3l1.1-1.1M14.2 5.8l1.1-1.1',
);
export const WarningIcon = /*#__PURE__*/ icon('M10 3l7.5 13.5h-15zM10 8v4M10 14v.3');
