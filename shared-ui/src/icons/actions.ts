import { icon } from './icon.tsx';

export const CommentIcon = /*#__PURE__*/ icon('M3 4.5h14v9H9.5L6 16.8v-3.3H3z');
export const CompareIcon = /*#__PURE__*/ icon('M3.5 3.5H8v13H3.5zM12 3.5h4.5v13H12z');
export const CopyIcon = /*#__PURE__*/ icon('M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4');
export const ExportIcon = /*#__PURE__*/ icon('M10 12V3.5M6.5 6.5L10 3l3.5 3.5M3.5 13v3.5h13V13');
export const GripIcon = /*#__PURE__*/ icon('M7.5 5v.3M7.5 10v.3M7.5 15v.3M12.5 5v.3M12.5 10v.3M12.5 15v.3');
export const ImportIcon = /*#__PURE__*/ icon('M10 3v9M6.5 8.8L10 12.3l3.5-3.5M3.5 13v3.5h13V13');
export const PlusIcon = /*#__PURE__*/ icon('M10 4.5v11M4.5 10h11');
export const TrashIcon = /*#__PURE__*/ icon(
  'M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5',
);
