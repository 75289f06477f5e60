export { previewNotice } from './preview-notice.ts';
export { forgetPreview, readPreview } from './read-preview.ts';
