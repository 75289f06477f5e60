import { icon } from './icon.tsx';

export const ArrowDownIcon = /*#__PURE__*/ icon('M10 4.5v11M5.5 11l4.5 4.5 4.5-4.5');
export const ArrowRightIcon = /*#__PURE__*/ icon('M4 10h11.5M11.5 5.8L15.8 10l-4.3 4.2');
export const ArrowUpIcon = /*#__PURE__*/ icon('M10 15.5v-11M5.5 9L10 4.5 14.5 9');
